import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What had the focus is gone with the last view; the heading of the new one takes it over. */
export const useArrival = <T extends HTMLElement>(): RefObject<T | null> => {
  const heading = useRef<T>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return heading
}
