import { useRead } from '../../../client/reads.ts'
import { hrefOf } from '../../../navigation/address.ts'
import { ChipStrip, ChipStripRoom } from '../../../parts/chip-strip.tsx'
import { useLanguage, useText } from '../../../text/text-context.ts'

/** All collections in one line: the same wall with another choice of pictures. */
export function GatherChips({ gatherId = '' }: { gatherId: string | undefined }) {
  const text = useText()
  const gathers = useRead('client/image/pub/gather', { lang: useLanguage() })
  if (gathers.state !== 'ready') return <ChipStripRoom />
  const choices = [{ _id: '', title: text.image.all }, ...gathers.reply.rows]
  return (
    <ChipStrip
      label={text.image.gathers}
      chips={choices.map(({ _id, title }) => ({
        _id,
        name: title,
        href: hrefOf('/pages/image/list', _id ? { gatherId: _id } : {}),
      }))}
      chosen={gatherId}
      mode="redirect"
    />
  )
}
