import { useEffect } from 'react'
import { useApp } from '../../app/app'
import { whenIdle } from '../../app/rendering'

/** Brings a page before it is asked for, once this one has nothing more urgent to do. */
export const usePrefetch = (path: string | null): void => {
  const { navigator } = useApp()
  useEffect(() => (path ? whenIdle(() => navigator.prefetch(path)) : undefined), [path, navigator])
}
