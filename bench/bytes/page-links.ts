export interface PageLinks {
  scripts: readonly string[]
  styles: readonly string[]
}

const tags = /<(script|link)\b[^>]*>/g
const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag)?.slice(1).find(Boolean)

/** Addresses of the scripts and styles that a document asks for itself. */
export function linksOf(html: string): PageLinks {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [tag, element] of html.matchAll(tags)) {
    const address = attribute(tag, element === 'script' ? 'src' : 'href')
    const relation = element === 'script' ? 'script' : attribute(tag, 'rel')
    const isScript = relation === 'modulepreload' || attribute(tag, 'as') === 'script'
    if (!address) continue
    if (element === 'script' || isScript) scripts.add(address)
    else if (relation === 'stylesheet') styles.add(address)
  }
  return { scripts: [...scripts], styles: [...styles] }
}
