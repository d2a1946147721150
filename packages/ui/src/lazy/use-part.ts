import { useEffect, useRef, useState } from 'react'
import { importWithRetry } from './import-with-retry'

/**
 * A part of a component that is fetched when it is wanted, so that a closed field stays small. A fetch that
 * fails is retried once; `onFailed` then resets what the part was wanted for.
 */
export const usePart = <Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailed?: (error: unknown) => void,
): Part | undefined => {
  const [part, setPart] = useState<{ loaded: Part }>()
  const failed = useRef(onFailed)
  failed.current = onFailed
  const isMissing = isWanted && !part
  useEffect(() => {
    let isCurrent = true
    if (isMissing)
      importWithRetry(load).then(
        (loaded) => isCurrent && setPart({ loaded }),
        (error: unknown) => {
          console.error(
            '[chuhai] A part of the page could not be fetched: check that all files of /widgets are served.',
          )
          failed.current?.(error)
        },
      )
    return () => {
      isCurrent = false
    }
  }, [isMissing, load])
  return part?.loaded
}

/** A part that is fetched on a visitor's intent. `close` is called where it fails; the next intent fetches it again. */
export const usePartOnIntent = <Part>(
  load: () => Promise<Part>,
  close: () => void,
): [Part | undefined, preload: () => void] => {
  const [isWanted, setIsWanted] = useState(false)
  const part = usePart(load, isWanted, () => {
    setIsWanted(false)
    close()
  })
  return [part, () => setIsWanted(true)]
}
