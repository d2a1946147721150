import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { IconButton } from '../button'
import { Field, type FieldProps } from '../field'
import { iconCalendar } from '../icons/paths'
import { useImeGuard } from '../input-method'
import { useLocale } from '../locale/locale'
import { useLeave } from '../popups/use-leave'
import { usePart } from '../popups/use-part'
import { Spinner } from '../spinner'
import { useStyles } from '../styling'
import css from './date-field.css?inline'
import { dateMessages } from './messages'
import { readDate } from './read-date'

/** The date that stands for a licence without an end. */
export const longTermDate = '9999-12-31'

export interface DateFieldProps extends FieldProps {
  /** yyyy-MM-dd, or `''`. */
  value: string
  /** Called with a valid date within `min` and `max`, or with `''`. */
  onChange: (value: string) => void
  onBlur?: () => void
  /** What is wrong with a text that is no such date, and nothing once it is; the field says it by itself, too. */
  onProblem?: (problem: string | undefined) => void
  /** yyyy-MM-dd; the first day that may be chosen. */
  min?: string
  /** yyyy-MM-dd; the last day that may be chosen. */
  max?: string
  /** Offers 长期, which is stored as 9999-12-31. */
  longTerm?: boolean
}

const loadCalendar = () => import('./Calendar')

/** A day (section 3, operatePeriod): typed in any usual form, or chosen from a calendar that is fetched on demand. */
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
  const [isWanted, setIsWanted] = useState(false)
  const [opening, setOpening] = useState<{ takesFocus: boolean } | null>(null)
  // What was typed stays until it is read, or until the value changes from outside.
  const [draft, setDraft] = useState<{ of: string; text: string; problem?: string | undefined } | null>(null)
  if (draft && draft.of !== value) setDraft(null)
  const part = usePart(loadCalendar, isWanted)
  const isFixed = Boolean(busy || disabled)
  const isOpen = Boolean(opening) && !isFixed
  const shown = longTerm && value === longTermDate ? texts.longTerm : value
  const text = draft?.of === value ? draft.text : shown

  const choose = (next: string) => {
    setDraft(null)
    onProblem?.(undefined)
    if (next !== value) onChange(next)
  }
  const problemOf = (date: string | undefined) => {
    if (!date) return texts.unreadable
    if (longTerm && date === longTermDate) return undefined
    if (min && date < min) return texts.tooEarly(min)
    if (max && date > max) return texts.tooLate(max)
    return undefined
  }
  const read = () => {
    if (!draft || draft.problem || ime.isComposing()) return
    const typed = draft.text.trim()
    if (!typed) return choose('')
    const date = longTerm && typed === texts.longTerm ? longTermDate : readDate(typed)
    const problem = problemOf(date)
    if (date && !problem) return choose(date)
    setDraft({ of: '', text: draft.text, problem })
    onProblem?.(problem)
    if (value) onChange('')
  }
  const open = (takesFocus: boolean) => {
    setIsWanted(true)
    read()
    if (!isFixed) setOpening({ takesFocus })
  }
  const close = (focus: boolean) => {
    setOpening(null)
    if (focus) (opening?.takesFocus ? button : input).current?.focus()
  }

  const press = (event: KeyboardEvent) => {
    if (ime.owns(event)) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    if (event.key === 'Enter') return read()
    if (event.key === 'ArrowDown') open(true)
    else if (event.key === 'Escape' && isOpen) close(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  // On a phone the keyboard comes up for the text; the calendar has its button.
  const pressText = (event: MouseEvent) => {
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
    if (!isTouch && !isOpen && !draft) open(false)
  }
  useLeave(field, () => onBlur?.())
  return (
    <Field {...props} id={id} error={(draft?.of === value && draft.problem) || props.error}>
      {(control) => (
        <div className="ch-date" ref={field} onPointerEnter={() => setIsWanted(true)}>
          <div className="ch-box" ref={box} data-open={isOpen ? '' : undefined}>
            <input
              {...control}
              ref={input}
              className="ch-box__input ch-date__input"
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={text}
              placeholder={props.placeholder ?? texts.placeholder}
              disabled={disabled}
              readOnly={busy}
              onFocus={() => setIsWanted(true)}
              onBlur={read}
              onClick={pressText}
              onKeyDown={press}
              onChange={(event) => {
                setDraft({ of: value, text: event.currentTarget.value })
                setOpening(null)
              }}
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
                onClick={() => (isOpen ? close(true) : open(true))}
              />
            )}
          </div>
          {props.name && <input type="hidden" name={props.name} value={value} disabled={disabled} />}
          {isOpen && part && (
            <part.Calendar
              key={String(opening?.takesFocus)}
              id={`${id}-calendar`}
              anchor={box}
              value={value}
              min={min}
              max={max}
              longTerm={longTerm ? longTermDate : undefined}
              canClear={!required && Boolean(value)}
              takesFocus={Boolean(opening?.takesFocus)}
              onChoose={(next) => {
                choose(next)
                close(true)
              }}
              onClose={() => close(true)}
              onDismiss={() => close(false)}
            />
          )}
        </div>
      )}
    </Field>
  )
}
