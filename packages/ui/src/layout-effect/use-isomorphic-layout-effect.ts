import { useEffect, useLayoutEffect } from 'react'

/**
 * `useLayoutEffect` for components that a server renders, too: React 18 warns of it there, although it does nothing.
 *
 * @example
 * const field = useRef<HTMLInputElement>(null)
 * useIsomorphicLayoutEffect(() => field.current?.focus(), [])
 * return <input ref={field} />
 */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
