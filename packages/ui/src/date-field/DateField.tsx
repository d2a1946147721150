import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton'
import { Field, type FieldProps } from '../field/Field'
import { useLeave } from '../field/use-leave'
import { useReader } from '../form/owner'
import { iconCalendar } from '../icons/paths'
import { useImeGuard } from '../input-method/ime-guard'
import { usePartOnIntent } from '../lazy/use-part-on-intent'
import { useLocale } from '../locale/locale'
import { Spinner } from '../spinner/Spinner'
import { useStyles } from '../styling/use-styles'
import { useText } from '../text-field/use-text'
import css from './date-field.css?inline'
import { dateMessages } from './messages'
import { longTermDate, useDraft } from './use-draft'

/** What `DateField` takes beside the props of every field. Dates are `yyyy-MM-dd`. */
export interface DateFieldProps extends FieldProps {
  /** A date as yyyy-MM-dd, or `''`. */
  value: string
  /** Called with a valid date within `min` and `max`, or with `''`. */
  onChange: (value: string) => void
  /** The focus has left the field and its calendar. */
  onBlur?: () => void
  /**
   * What is wrong with a text that is no such date, and nothing once it is; the field says it by itself, too.
   * @type (problem: string | undefined) => void
   */
  onProblem?: (problem: string | undefined) => void
  /**
   * The first day that may be chosen, as yyyy-MM-dd.
   * @default ''
   */
  min?: string
  /**
   * The last day that may be chosen, as yyyy-MM-dd.
   * @default '9999-12-31'
   */
  max?: string
  /** Offers 长期, which is stored as 9999-12-31. */
  longTerm?: boolean
}

const loadCalendar = () => import('./Calendar')

/**
 * A day, typed in any usual form (20380630, 2038/6/30, 2038年6月30日) or chosen from a calendar that is fetched on demand.
 * Arrow down opens it, Escape closes it.
 *
 * @example
 * const [term, setTerm] = useState('')
 * return <DateField label="营业期限至" value={term} onChange={setTerm} min="2026-01-01" longTerm />
 */
export const DateField = (props: DateFieldProps) => {
  const { value, onChange, onBlur, onProblem, min, max, longTerm, busy, disabled, required } = props
  useStyles(css)
  const texts = dateMessages[useLocale()]
  const own = useId()
  const id = props.id ?? own
  const field = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const ime = useImeGuard(box)
  const [opening, setOpening] = useState<{ takesFocus: boolean } | null>(null)
  const draft = useDraft({ value, min, max, longTerm, onChange, onProblem })
  const [part, preload] = usePartOnIntent(loadCalendar, field, () => close())
  const isFixed = Boolean(busy || disabled)
  const isOpen = Boolean(opening) && !isFixed
  const read = () => {
    if (input.current && !ime.isComposing()) draft.read(input.current.value)
  }
  const open = (takesFocus: boolean) => {
    preload()
    read()
    if (!isFixed) setOpening({ takesFocus })
  }
  const close = () => setOpening(null)

  const press = (event: KeyboardEvent) => {
    if (ime.owns(event)) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    if (event.key === 'Enter') return read()
    if (event.key === 'ArrowDown') open(true)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  // On a phone the keyboard comes up for the text; the calendar has its button.
  const pressText = (event: MouseEvent) => {
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    if (!isTouch && !isOpen && !draft.isTyped) open(false)
  }
  const text = useText({
    ref: input,
    shown: draft.text,
    take: (node, inputType) => {
      draft.type(node.value)
      if (inputType) close()
    },
    ime,
  })
  useLeave(input, read)
  useReader(() => true, read)
  useLeave(field, () => onBlur?.())
  return (
    <Field {...props} id={id} error={draft.problem ?? props.error}>
      {(control) => (
        <div className="ch-date" ref={field} onPointerEnter={preload}>
          <div className="ch-box" ref={box} data-open={isOpen ? '' : undefined}>
            <input
              {...control}
              ref={input}
              className="ch-box__input ch-date__input"
              type="text"
              autoComplete="off"
              spellCheck="false"
              defaultValue={text.defaultValue}
              placeholder={props.placeholder ?? texts.placeholder}
              disabled={disabled}
              readOnly={busy}
              onFocus={preload}
              onClick={pressText}
              onKeyDown={press}
            />
            {busy ? (
              <Spinner />
            ) : (
              <IconButton
                ref={button}
                className="ch-date__button"
                icon={iconCalendar}
                label={texts.openCalendar}
                size={18}
                disabled={Boolean(disabled)}
                onClick={() => (isOpen ? close() : open(true))}
              />
            )}
          </div>
          {props.name && (
            <input form={control.form} type="hidden" name={props.name} value={value} disabled={disabled} />
          )}
          {isOpen && part && (
            <part.Calendar
              key={String(opening?.takesFocus)}
              id={`${id}-calendar`}
              anchor={box}
              returnFocus={opening?.takesFocus ? button : input}
              value={value}
              min={min}
              max={max}
              longTerm={longTerm ? longTermDate : undefined}
              canClear={!required && Boolean(value)}
              takesFocus={Boolean(opening?.takesFocus)}
              onChoose={(next) => {
                draft.choose(next)
                close()
              }}
              onClose={close}
            />
          )}
        </div>
      )}
    </Field>
  )
}
