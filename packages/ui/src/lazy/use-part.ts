import { useEffect, useRef, useState } from 'react'

/**
 * A part of a component that is fetched when it is wanted, so that a field nobody opens stays cheap. A fetch that
 * fails is tried once more at once, and after that when it is wanted anew: `onFailed` takes the wish back.
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
      load()
        .catch(load)
        .then(
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

/**
 * A part that is fetched when a pointer or the focus comes near its field. One that did not come closes the field, so
 * that the next press, or coming near again, fetches it anew.
 */
export const useNearPart = <Part>(
  load: () => Promise<Part>,
  close: () => void,
  isWantedAtFirst = false,
): [Part | undefined, () => void] => {
  const [isNear, setIsNear] = useState<boolean>()
  const part = usePart(load, isNear ?? isWantedAtFirst, () => {
    setIsNear(false)
    close()
  })
  return [part, () => setIsNear(true)]
}
