import type { ParamsOf, RoutePath } from '../routes.ts'

type Given<Path extends RoutePath> =
  Record<string, never> extends ParamsOf<Path>
    ? [params?: ParamsOf<Path>]
    : [params: ParamsOf<Path>]

/** The address of a page. A wrong or missing parameter does not compile. */
export const hrefOf = <Path extends RoutePath>(path: Path, ...[params]: Given<Path>): string =>
  withQuery(path, (params ?? {}) as Readonly<Record<string, string | undefined>>)

export function withQuery(
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}
