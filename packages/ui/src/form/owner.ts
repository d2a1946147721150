import { createContext, type RefObject, useContext, useRef } from 'react'
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
 * All look before the first takes, since a render may undo what is shown. `adopt` gets what stands in a control of a server's
 * page as it is hydrated, whether typed before, filled in or restored by the browser.
 */
export const useReader = <Seen>(
  look: () => Seen | undefined,
  take: (seen: Seen) => void,
  adopt: (seen: Seen) => void = take,
): void => {
  const { readers } = useContext(Owner)
  const latest = useRef({ look, take })
  latest.current = { look, take }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once, as the control appears
  useIsomorphicLayoutEffect(() => {
    const reader: Reader = {
      look: () => latest.current.look(),
      take: (seen) => latest.current.take(seen as Seen),
    }
    readers.add(reader)
    const seen = look()
    if (seen !== undefined) adopt(seen)
    return () => {
      readers.delete(reader)
    }
  }, [readers])
}

/**
 * Hands on what stands in an input of your own, where no event has told of it: as its page is hydrated, and before its `Form`
 * is sent.
 *
 * @example
 * const [value, setValue] = useState('')
 * const input = useRef<HTMLInputElement>(null)
 * useShownValue(input, value, setValue)
 * return <input ref={input} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
 */
export const useShownValue = (
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onChange: (value: string) => void,
): void =>
  useReader(() => {
    const shown = input.current?.value
    return shown === value ? undefined : shown
  }, onChange)
