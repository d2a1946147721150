import { useSyncExternalStore } from 'react'
import { narrowScreens } from './narrow'

/** Whether panels are sheets now, and from now on. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = narrowScreens()
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => narrowScreens().matches,
    () => false,
  )
