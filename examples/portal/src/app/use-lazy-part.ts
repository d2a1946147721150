import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { LazyPart } from './lazy-part'

/** The part, asked for as soon as somebody shows it; null until it is here. */
export const useLazyPart = <T>(
  { $part, load }: LazyPart<T>,
  onFailed: (error: unknown) => void,
): T | null => {
  const part = useStore($part)
  useEffect(() => {
    load().catch(onFailed)
  }, [load, onFailed])
  return part
}
