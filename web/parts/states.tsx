import { Feather, RefreshCw, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { NoticeBox } from '#ui/notice-box/notice-box.tsx'
import { hrefOf } from '../navigation/address.ts'
import { useText } from '../text/text-context.ts'

function subscribe(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Something did not load: why, as far as we know, and the way to try again. */
export function Failed({ message, retry }: { message?: string | undefined; retry: () => void }) {
  const text = useText()
  const isOnline = useOnline()
  return (
    <NoticeBox
      role="alert"
      mark={isOnline ? <RefreshCw /> : <WifiOff />}
      title={isOnline ? (message ?? text.states.failed) : text.states.offline}
      hint={isOnline ? text.states.failedHint : text.states.offlineHint}
      action={<Button onClick={retry}>{text.states.retry}</Button>}
    />
  )
}

export function Empty() {
  const text = useText()
  return (
    <NoticeBox
      mark={<Feather />}
      title={text.states.empty}
      hint={text.states.emptyHint}
      action={<ButtonLink href={hrefOf('/pages/text/list')}>{text.states.toAll}</ButtonLink>}
    />
  )
}
