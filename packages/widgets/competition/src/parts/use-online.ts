import { useEffect, useRef } from 'react'

/** Calls when the network is back. */
export const useOnline = (act: () => unknown): void => {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const hear = () => void latest.current()
    window.addEventListener('online', hear)
    return () => window.removeEventListener('online', hear)
  }, [])
}
