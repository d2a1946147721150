import { typingSpeedMs, typingStartDelayMs } from '@chuhai/contract/constants'
import { atom, type ReadableAtom } from 'nanostores'

export interface Typing {
  /** Number of characters typed; `Infinity` once it has ended. */
  $typed: ReadableAtom<number>
  /** Starts, or continues after a stop; `isInstant` for visitors who prefer reduced motion. */
  start(length: number, isInstant: boolean): void
  stop(): void
}

/** Types the welcome (specification 2.13): 50 ms a character after 100 ms. */
export const createTyping = (): Typing => {
  const $typed = atom(0)
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    $typed,
    start(length, isInstant) {
      if (timer !== undefined || $typed.get() > length) return
      if (isInstant) return $typed.set(Number.POSITIVE_INFINITY)
      const type = () => {
        const next = $typed.get() + 1
        $typed.set(next > length ? Number.POSITIVE_INFINITY : next)
        if (next <= length) timer = setTimeout(type, typingSpeedMs)
      }
      timer = setTimeout(type, typingStartDelayMs)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
