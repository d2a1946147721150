import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { Note } from '../field/Field'
import { useFormOwner, useReader } from '../form/owner'
import { useStyles } from '../styling/use-styles'
import css from './choice.css?inline'

/** What `CheckSign` and `RadioSign` take: the attributes of an input, controlled by `checked` and `onChange`. */
export interface SignProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> {
  /** Some, but not all, of its options are chosen. */
  indeterminate?: boolean | undefined
}

/** Hands on a tick that came without an event, from a page that a browser has restored. */
export const useShownTick = (
  sign: RefObject<HTMLInputElement | null>,
  { checked, onChange }: Pick<SignProps, 'checked' | 'onChange'>,
) =>
  useReader(
    () => {
      const input = sign.current
      if (!input || input.checked === Boolean(checked)) return undefined
      // Of radio buttons, the one that is chosen says so.
      return input.checked || input.type === 'checkbox' ? input.checked : undefined
    },
    (seen) => {
      const input = sign.current
      if (!input) return
      input.checked = seen
      onChange?.({ target: input, currentTarget: input } as ChangeEvent<HTMLInputElement>)
    },
  )

/**
 * The box of a checkbox alone, for a tile with a label of its own.
 *
 * @remarks Also those of `ComponentPropsWithoutRef<'input'>`, without `type`, `className`.
 *
 * @example
 * <label><CheckSign checked indeterminate onChange={() => undefined} /> 全选</label>
 */
export const CheckSign = forwardRef<HTMLInputElement, SignProps>(function CheckSign(all, ref) {
  const { indeterminate, ...props } = all
  useStyles(css)
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  // A tick by the visitor takes the mark away.
  useEffect(() => {
    if (input.current) input.current.indeterminate = Boolean(indeterminate)
  })
  useShownTick(input, props)
  return <input form={useFormOwner()} {...props} ref={input} className="ch-sign" type="checkbox" />
})

/** What `Checkbox` takes; `error` is a sentence below it. */
export interface CheckboxProps {
  /** Whether it is ticked; the owner keeps it. */
  checked: boolean
  /** Called with whether it is ticked now. */
  onChange: (checked: boolean) => void
  /** What ticking it says; may hold links. */
  children: ReactNode
  /** Its name in a form. */
  name?: string
  /** Id of the box; made up when not given. */
  id?: string
  /** Some, but not all, of its options are chosen. */
  partly?: boolean
  /** Tells screen readers that it has to be ticked. */
  required?: boolean
  /** Can neither be ticked nor focused. */
  disabled?: boolean
  /** What is wrong, in a sentence below it. */
  error?: string | undefined
}

/**
 * A box to tick, with its sentence beside it, which ticks it too.
 *
 * @example
 * const [agreed, setAgreed] = useState(false)
 * return <Checkbox checked={agreed} onChange={setAgreed} required>我同意隐私政策</Checkbox>
 */
export const Checkbox = (props: CheckboxProps) => {
  const { checked, onChange, children, name, partly, required, disabled, error } = props
  const own = useId()
  const id = props.id ?? own
  return (
    <div
      className="ch-choice"
      data-invalid={error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <CheckSign
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        indeterminate={partly && !checked}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label className="ch-choice__label" htmlFor={id}>
        {children}
      </label>
      <Note id={`${id}-note`} error={error} />
    </div>
  )
}
