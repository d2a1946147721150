import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 767px)'

/** Whether panels are sheets: on screens below 768 px. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(narrow)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(narrow).matches,
    () => false,
  )
