import { type KeyboardEvent, useRef, useState } from 'react'
import { Field, type FieldProps } from '../field/Field'
import { Icon } from '../icons/Icon'
import { iconChevronDown } from '../icons/paths'
import { usePartOnIntent } from '../lazy/use-part-on-intent'
import { useMessages } from '../locale/locale'
import { Spinner } from '../spinner/Spinner'
import { useStyles } from '../styling/use-styles'
import type { Option } from './Listbox'
import css from './select.css?inline'

/** What `Select` takes beside the props of every field; `value` is that of an option, or `''`. */
export interface SelectProps extends FieldProps {
  /** The value of an option, or `''` while none is chosen. */
  value: string
  /** What can be chosen. */
  options: readonly Option[]
  /** Called with the value of the option that was chosen. */
  onChange: (value: string) => void
}

const loadListbox = () => import('./Listbox')

/** Keys that open a closed list; anything typed does so too. */
const opens = (key: string) => ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', ' '].includes(key)
const isTyped = (event: KeyboardEvent) =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey

/**
 * One of a list. Arrows, Home, End, Enter and letters open it; the list itself is fetched when the field is pointed at
 * or focused.
 *
 * @example
 * const [size, setSize] = useState('')
 * return <Select label="团队规模" options={[{ value: 'small', label: '10 人以下' }]} value={size} onChange={setSize} />
 */
export const Select = (props: SelectProps) => {
  const { value, options, onChange, busy, disabled, name, placeholder } = props
  useStyles(css)
  const { choose, loading } = useMessages()
  const trigger = useRef<HTMLButtonElement>(null)
  const listKeys = useRef<(event: KeyboardEvent) => void>(null)
  const [opening, setOpening] = useState<{ key?: KeyboardEvent } | null>(null)
  const [activeId, setActiveId] = useState<string>()
  const [part, preload] = usePartOnIntent(loadListbox, trigger, () => close())
  const isOpen = Boolean(opening) && !busy && !disabled
  const chosen = options.find((option) => option.value === value)

  const open = (key?: KeyboardEvent) => {
    preload()
    if (!busy && !disabled) setOpening(key ? { key } : {})
  }
  const close = () => setOpening(null)

  const press = (event: KeyboardEvent) => {
    if (isOpen) listKeys.current?.(event)
    else if (opens(event.key) || isTyped(event)) {
      event.preventDefault()
      open(event)
    }
  }
  return (
    <Field {...props}>
      {(control) => (
        <div className="ch-select">
          <button
            {...control}
            ref={trigger}
            type="button"
            className="ch-box ch-select__trigger"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen && part ? `${control.id}-list` : undefined}
            aria-activedescendant={isOpen ? activeId : undefined}
            disabled={disabled}
            data-empty={chosen ? undefined : ''}
            onClick={() => (isOpen ? close() : open())}
            onKeyDown={press}
            onFocus={preload}
            onPointerEnter={preload}
          >
            <span className="ch-select__text">
              {busy ? loading : (chosen?.label ?? placeholder ?? choose)}
            </span>
            {busy ? (
              <Spinner label="" />
            ) : (
              <Icon path={iconChevronDown} size={16} className="ch-select__arrow" />
            )}
          </button>
          {name && <input form={control.form} type="hidden" name={name} value={value} disabled={disabled} />}
          {isOpen && part && (
            <part.Listbox
              id={`${control.id}-list`}
              labelledBy={control['aria-labelledby']}
              anchor={trigger}
              options={options}
              value={value}
              openedBy={opening?.key}
              keys={listKeys}
              onActive={setActiveId}
              onClose={close}
              onChoose={(next) => {
                close()
                if (next !== value) onChange(next)
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}
