import { createContext, useContext, useRef } from 'react'
import { useIsomorphicLayoutEffect } from '../layout-effect/use-isomorphic-layout-effect'

interface Reader {
  look(): unknown
  take(seen: unknown): void
}

/** The form that controls belong to. */
export interface FormOwner {
  /** For the attribute `form` of a control; `''` is no form at all, and nothing the form around it in the page. */
  id: string | undefined
  readers: Set<Reader>
}

export const Owner = createContext<FormOwner>({ id: undefined, readers: new Set() })

/** Returns what every control carries as `form`, so that it never belongs to a form of the page around a widget. */
export const useFormOwner = (): string | undefined => useContext(Owner).id

/**
 * Before a `Form` is sent, `look` returns what a control shows that no event has told of, or undefined, and `take` gets it.
 * All look before the first takes, since a render may undo what is shown.
 */
export const useReader = <Seen>(look: () => Seen | undefined, take: (seen: Seen) => void): void => {
  const { readers } = useContext(Owner)
  const latest = useRef({ look, take })
  latest.current = { look, take }
  useIsomorphicLayoutEffect(() => {
    const reader: Reader = {
      look: () => latest.current.look(),
      take: (seen) => latest.current.take(seen as Seen),
    }
    readers.add(reader)
    return () => {
      readers.delete(reader)
    }
  }, [readers])
}
