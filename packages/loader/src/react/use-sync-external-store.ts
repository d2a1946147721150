import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** React's hook of this name; a page is rendered by a browser only, so there is no snapshot of a server. */
export const useSyncExternalStore = <T>(subscribe: (changed: () => void) => () => void, get: () => T): T => {
  const value = get()
  const shown = useRef({ value, get })
  const [, render] = useState({})

  const look = () => {
    if (!Object.is(shown.current.value, shown.current.get())) render({})
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at what was shown, which changes with these
  useLayoutEffect(() => {
    shown.current = { value, get }
    look()
  }, [value, get])
  // biome-ignore lint/correctness/useExhaustiveDependencies: listening begins anew only with another store
  useEffect(() => {
    const stop = subscribe(look)
    look()
    return stop
  }, [subscribe])
  return value
}
