import { useInsertionEffect, useRef } from 'react'

/**
 * Ends for good what a component has made, once React takes the component away or another `end` is given. While React only
 * hides it, in an `<Activity>`, the clean-ups of other effects run too and nothing makes the object again, so they may only
 * do what the effect undoes.
 *
 * @param end The same function for the same object; undefined where there is nothing to end.
 *
 * @example
 * const [stopwatch] = useState(() => ({ seconds: 0, end: () => console.log('over') }))
 * useEnd(stopwatch.end)
 */
export const useEnd = (end: (() => void) | undefined): void => {
  const current = useRef<typeof end>(undefined)
  // The one effect that stays while a component is hidden.
  useInsertionEffect(() => {
    current.current = end
    return () => {
      current.current = undefined
      // Fast Refresh runs effects again at once; and an end may set states, which is not allowed here.
      queueMicrotask(() => current.current === end || end?.())
    }
  }, [end])
}
