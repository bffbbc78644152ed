import { useRead } from '../../client/reads.ts'
import { hrefOf } from '../../navigation/address.ts'
import { useLanguage, useText } from '../../text/text-context.ts'
import css from './category-chips.module.css'

interface Props {
  /** The chosen one, where one is. */
  categoryId?: string | undefined
  /** Redirect: the same page with another filter. */
  mode?: 'navigate' | 'redirect'
}

/** All categories in one line that scrolls. */
export function CategoryChips({ categoryId, mode = 'navigate' }: Props) {
  const text = useText()
  const categories = useRead('front/article/category/get', { lang: useLanguage() })
  if (categories.state !== 'ready') return <div className={css.strip} aria-hidden="true" />
  const choices = [
    { _id: '', name: text.article.allCategories },
    ...categories.reply.rows.filter(({ total }) => total > 0),
  ]
  return (
    <nav className={css.strip} aria-label={text.home.categories}>
      {choices.map(({ _id, name }) => (
        <a
          key={_id}
          className={css.chip}
          href={hrefOf('/pages/text/list', _id ? { categoryId: _id } : {})}
          data-mode={mode}
          aria-current={mode === 'redirect' && _id === (categoryId ?? '') ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
