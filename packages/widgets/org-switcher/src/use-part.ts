import { useEffect, useState } from 'react'
import { useLatest } from './use-latest'

/** Files that are fetched when they are wanted, and then kept; after a failure they are asked for when wanted anew. */
export const usePart = <Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailed: (error: unknown) => void,
): Part | undefined => {
  const [part, setPart] = useState<{ loaded: Part }>()
  const latest = useLatest(onFailed)
  const isMissing = isWanted && !part
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setPart({ loaded }),
      (error: unknown) => {
        console.error(
          '[chuhai] A part of the page could not be fetched: check that all files are served.',
          error,
        )
        if (isCurrent) latest.current(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, load, latest])
  return part?.loaded
}
