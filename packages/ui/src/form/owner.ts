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
 * Reads values that changed without an event, such as autofill. Before a `Form` is submitted, `look` returns the value in the
 * control where it differs from the state, or undefined, and `take` receives it. Every control looks before the first one takes,
 * because a render may overwrite values. `adopt` receives the value at hydration: typed early, autofilled or restored by the browser.
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
 * Reads the value of an input of your own that changed without an event: at hydration, and before its `Form` is submitted.
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
