import { useState } from 'react'
import { usePart } from './use-part'

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
