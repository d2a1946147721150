import { type RefObject, useState } from 'react'
import { useIsomorphicLayoutEffect } from '../layout-effect/use-isomorphic-layout-effect'

/** Knows when the keyboard belongs to an input method's candidate window. */
export interface ImeGuard {
  /** Watches a field, a form or a shadow root; returns what ends the watch. */
  watch(target: EventTarget): () => void
  /** Whether text is being composed right now. */
  isComposing(): boolean
  /** Whether this key is for the candidate window and must not submit, close or move anything. */
  owns(event: { isComposing?: boolean; keyCode?: number; nativeEvent?: Event }): boolean
}

/** Safari ends a composition before it dispatches the Enter that ended it. */
const settleMs = 80

/**
 * Creates a guard that keeps Enter, Escape and arrows with the candidate window of an input method while it is open.
 * One guard serves a whole form or shadow root.
 *
 * @example
 * const ime = createImeGuard()
 * const end = ime.watch(document)
 */
export const createImeGuard = (now: () => number = () => performance.now()): ImeGuard => {
  let composing = false
  let endedAt = Number.NEGATIVE_INFINITY
  const start = () => {
    composing = true
  }
  const end = () => {
    composing = false
    endedAt = now()
  }
  // A field may lose focus without compositionend; what was composed there is over.
  const leave = () => {
    composing = false
    endedAt = Number.NEGATIVE_INFINITY
  }
  const listeners = [
    ['compositionstart', start],
    ['compositionend', end],
    ['focusout', leave],
  ] as const
  return {
    watch(target) {
      // Captured, so that a field's own handlers already find the guard up to date.
      for (const [type, listener] of listeners) target.addEventListener(type, listener, true)
      return () => {
        leave()
        for (const [type, listener] of listeners) target.removeEventListener(type, listener, true)
      }
    },
    isComposing: () => composing,
    owns(event) {
      const key = (event.nativeEvent ?? event) as KeyboardEvent
      return composing || key.isComposing || key.keyCode === 229 || now() - endedAt < settleMs
    },
  }
}

/**
 * Returns a guard that watches the element of `ref` while it is mounted.
 *
 * @example
 * const box = useRef<HTMLDivElement>(null)
 * const ime = useImeGuard(box)
 * return <div ref={box}><input onKeyDown={(event) => ime.owns(event) && event.preventDefault()} /></div>
 */
export const useImeGuard = (ref: RefObject<HTMLElement | null>): ImeGuard => {
  const [guard] = useState(() => createImeGuard())
  useIsomorphicLayoutEffect(() => (ref.current ? guard.watch(ref.current) : undefined), [guard, ref])
  return guard
}
