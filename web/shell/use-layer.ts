import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from '../navigation/navigation-context.ts'

/** Registers a layer over the page while it is there; the result takes it away. */
export function useLayer(close: () => void): () => void {
  const { navigator } = useNavigation()
  const onClosed = useEffectEvent(() => close())
  const takeAway = useRef(() => {})
  useEffect(() => {
    takeAway.current = navigator.openLayer(() => onClosed())
  }, [navigator])
  return () => {
    takeAway.current()
    close()
  }
}
