import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The newest of what a parent hands in, for effects that must not begin anew with it. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
