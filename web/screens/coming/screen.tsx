import type { ReactNode } from 'react'
import { Sprout } from 'lucide-react'
import { ButtonLink } from '#ui/button/button.tsx'
import { NoticeBox } from '#ui/notice-box/notice-box.tsx'
import { hrefOf } from '../../navigation/address.ts'
import { usePage } from '../../navigation/page-context.ts'
import type { RoutePath } from '../../routes.ts'
import { PageBar } from '../../shell/page-bar.tsx'
import frame from '../../shell/page-frame.module.css'
import { useText } from '../../text/text-context.ts'

const barredByFrame = /^\/pages_template\/(?!uni-id\/test\/test)/

/** A page of the map that is not built yet says so, by its name. */
export function Screen(): ReactNode {
  const text = useText()
  const path = usePage().href.split('?', 1)[0] as RoutePath
  const title = text.titles[path] ?? ''
  return (
    <>
      {barredByFrame.test(path) ? null : <PageBar title={title} />}
      <h1 className={frame.heading} tabIndex={-1}>
        {title}
      </h1>
      <NoticeBox
        mark={<Sprout strokeWidth={1.4} size={32} />}
        title={text.coming.badge}
        hint={text.coming.hint}
        action={<ButtonLink href={hrefOf('/pages/text/list')}>{text.coming.meanwhile}</ButtonLink>}
      />
    </>
  )
}
