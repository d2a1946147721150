import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePart } from './use-part'

/**
 * A part that a field opens, fetched on a visitor's intent. `close` is called where it fails; the next intent fetches it again.
 * It is called too where the focus leaves the field before the part is there: opened later, it would lie over what the visitor
 * does by then.
 */
export const usePartOnIntent = <Part>(
  load: () => Promise<Part>,
  field: RefObject<HTMLElement | null>,
  close: () => void,
): [Part | undefined, preload: () => void] => {
  const [isWanted, setIsWanted] = useState(false)
  const part = usePart(load, isWanted, () => {
    setIsWanted(false)
    close()
  })
  // Set while it renders: a part that comes may take the focus at once.
  const leave = useRef<() => void>(undefined)
  leave.current = part ? undefined : close
  useEffect(() => {
    const node = field.current
    const focusOut = ({ relatedTarget }: FocusEvent) => {
      if (!node?.contains(relatedTarget as Node | null)) leave.current?.()
    }
    node?.addEventListener('focusout', focusOut)
    return () => node?.removeEventListener('focusout', focusOut)
  }, [field])
  return [part, () => setIsWanted(true)]
}
