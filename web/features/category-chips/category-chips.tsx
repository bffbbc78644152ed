import { useRead } from '../../client/reads.ts'
import { hrefOf } from '../../navigation/address.ts'
import { ChipStrip, ChipStripRoom } from '../../parts/chip-strip.tsx'
import { useLanguage, useText } from '../../text/text-context.ts'

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
  if (categories.state !== 'ready') return <ChipStripRoom />
  const choices = [
    { _id: '', name: text.article.allCategories },
    ...categories.reply.rows.filter(({ total }) => total > 0),
  ]
  return (
    <ChipStrip
      label={text.home.categories}
      chips={choices.map(({ _id, name }) => ({
        _id,
        name,
        href: hrefOf('/pages/text/list', _id ? { categoryId: _id } : {}),
      }))}
      chosen={mode === 'redirect' ? (categoryId ?? '') : undefined}
      mode={mode}
    />
  )
}
