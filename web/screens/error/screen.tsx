import type { ReactNode } from 'react'
import { hrefOf } from '../../navigation/address.ts'
import { PageBar } from '../../shell/page-bar.tsx'
import { useText } from '../../text/text-context.ts'
import css from './error.module.css'

/** Nothing is here; but a few good places are near. */
export function Screen({ params }: { params: { readonly from?: string } }): ReactNode {
  const text = useText()
  const places = [
    [hrefOf('/'), text.titles['/']],
    [hrefOf('/pages/text/list'), text.titles['/pages/text/list']],
    [hrefOf('/pages/text/gather'), text.titles['/pages/text/gather']],
    [hrefOf('/pages/search/index'), text.titles['/pages/search/index']],
  ] as const
  return (
    <>
      <PageBar title={text.titles['/pages/error/404/404']} />
      <div className={css.error}>
        <p className={css.number} aria-hidden="true">
          404
        </p>
        <div>
          <h1 tabIndex={-1}>{text.error.title}</h1>
          <p className={css.hint}>{text.error.hint}</p>
          {params.from ? <p className={css.from}>{text.error.from(params.from)}</p> : null}
          <ul className={css.places}>
            {places.map(([href, title]) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}
