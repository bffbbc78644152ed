import { useRef, type PointerEvent } from 'react'

/** A shorter way is a press that slipped. */
const leastPx = 48

/** Handlers for a sideways swipe: to the right goes back, to the left goes on. */
export function useSwipe(back: () => void, on: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      // A second finger means to zoom.
      start.current = isPrimary ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const across = clientX - start.current.x
      const down = clientY - start.current.y
      start.current = null
      if (Math.abs(across) < leastPx || Math.abs(across) < Math.abs(down)) return
      if (across > 0) back()
      else on()
    },
  }
}
