import { type ReactNode, useId, useRef } from 'react'
import { useFormOwner } from '../form/owner'
import { useStyles } from '../styling/use-styles'
import { type SignProps, useShownTick } from './Checkbox'
import css from './choice.css?inline'
import radioCss from './radio.css?inline'

/**
 * The ring of a radio button alone, for a tile with a label of its own.
 *
 * @remarks Also those of `ComponentPropsWithoutRef<'input'>`, without `type`, `className`.
 */
export const RadioSign = (props: SignProps) => {
  useStyles(css)
  useStyles(radioCss)
  const input = useRef<HTMLInputElement>(null)
  useShownTick(input, props)
  return <input form={useFormOwner()} {...props} ref={input} className="ch-sign" type="radio" />
}

/** What `Radio` takes. */
export interface RadioProps {
  /** Whether it is the chosen one of its group; the owner keeps it. */
  checked: boolean
  /** It has been chosen. */
  onChange: () => void
  /** What choosing it says. */
  children: ReactNode
  /** All of one name are a group, of which one is chosen. */
  name: string
  /** What a form sends for it. */
  value?: string
  /** Id of the ring; made up when not given. */
  id?: string
  /** Can neither be chosen nor focused. */
  disabled?: boolean
  /** Id of the note that says what is wrong with its group. */
  problemId?: string | undefined
}

/**
 * One of several exclusive options, with its label beside it. Radios of one `name` are a group: one stop of the
 * keyboard, whose arrows choose.
 *
 * @example
 * const [pay, setPay] = useState('cash')
 * return <Radio name="pay" value="cash" checked={pay === 'cash'} onChange={() => setPay('cash')}>现金</Radio>
 */
export const Radio = ({ onChange, children, problemId, ...rest }: RadioProps) => {
  const own = useId()
  const id = rest.id ?? own
  return (
    <div
      className="ch-choice"
      data-invalid={problemId ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
    >
      <RadioSign {...rest} id={id} aria-describedby={problemId} onChange={() => onChange()} />
      <label className="ch-choice__label" htmlFor={id}>
        {children}
      </label>
    </div>
  )
}
