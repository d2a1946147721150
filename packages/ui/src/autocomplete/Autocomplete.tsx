import { type KeyboardEvent, useRef, useState } from 'react'
import { Field, type FieldProps } from '../field/Field'
import { useLeave } from '../field/use-leave'
import { useImeGuard } from '../input-method/ime-guard'
import { usePartOnIntent } from '../lazy/use-part-on-intent'
import { useMessages } from '../locale/locale'
import { Spinner } from '../spinner/Spinner'
import { useText } from '../text-field/use-text'
import type { Suggestion } from './Suggestions'
import { useSuggestions } from './use-suggestions'

/** What `Autocomplete` takes beside the props of every field. */
export interface AutocompleteProps extends FieldProps {
  /** Any text; a suggestion only saves typing. */
  value: string
  /** Called with the text after each change of it. */
  onChange: (text: string) => void
  /** What fits the text asked for last; null while the answer is awaited. */
  suggestions: readonly Suggestion[] | null
  /** Called a moment after the typing has paused, with the trimmed text; never with what is still being composed. */
  onAsk: (text: string) => void
  /** The focus has left the field. */
  onBlur?: () => void
  /** The most characters that can be typed. */
  maxLength?: number
  /** Said where nothing fits; without it there is then no list. */
  emptyText?: string
}

const loadSuggestions = () => import('./Suggestions')
const opens = ['ArrowDown', 'ArrowUp']

/**
 * A line of text with suggestions: a combobox whose list picks nothing by itself, so that free text stays as typed.
 * Arrows move in the list, Enter takes the active suggestion, Escape closes it.
 *
 * @example
 * const [school, setSchool] = useState('')
 * const [found, setFound] = useState<Suggestion[] | null>([])
 * const search = (text: string) => setFound([{ value: text }])
 * return <Autocomplete label="学校" value={school} onChange={setSchool} suggestions={found} onAsk={search} />
 */
export const Autocomplete = (props: AutocompleteProps) => {
  const { value, onChange, suggestions, onAsk, onBlur, maxLength, emptyText, busy, disabled } = props
  const { loading, found } = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<(event: KeyboardEvent) => boolean>(null)
  const ime = useImeGuard(box)
  useLeave(box, () => onBlur?.())
  const [isOpened, setIsOpened] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const [part, preload] = usePartOnIntent(loadSuggestions, box, () => close())
  const isOpen = isOpened && !disabled
  const { shown, isWaiting, ask, stop } = useSuggestions({ suggestions, isOpen, onAsk })
  const hasOptions = Boolean(shown?.length)
  const note = !isOpen || hasOptions ? undefined : shown ? emptyText : loading

  const close = () => {
    stop()
    setIsOpened(false)
    setActiveId(undefined)
  }
  const open = (text: string) => {
    preload()
    if (!text.trim()) return close()
    setIsOpened(true)
    ask(text.trim())
  }
  // What a browser fills in asks for nothing.
  const type = (text: string, isTyped: boolean) => {
    if (text !== value) onChange(text)
    if (isTyped && !ime.isComposing()) open(text)
  }
  const take = (node: HTMLInputElement, inputType: string) => type(node.value, inputType !== '')
  const shownText = useText({ ref: input, shown: value, take, ime })
  const pick = (text: string) => {
    if (ime.isComposing()) return
    close()
    if (text !== value) onChange(text)
  }
  const press = (event: KeyboardEvent) => {
    if (ime.owns(event)) {
      if (event.key === 'Enter') event.preventDefault()
      return
    }
    const { key } = event
    if (isOpen && key === 'Escape') close()
    else if (isOpen && keys.current?.(event)) {
      // Taken by the list.
    } else if (isOpen && (key === 'Enter' || key === 'Tab')) return close()
    else if (!isOpen && opens.includes(key) && value.trim()) open(value)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Field {...props}>
      {(control) => (
        <div className="ch-autocomplete">
          <div className="ch-box" ref={box} onPointerEnter={preload}>
            <input
              {...control}
              ref={input}
              className="ch-box__input"
              name={props.name}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen && hasOptions}
              aria-controls={hasOptions && part ? `${control.id}-list` : undefined}
              aria-activedescendant={hasOptions ? activeId : undefined}
              autoComplete="off"
              defaultValue={shownText.defaultValue}
              placeholder={props.placeholder}
              disabled={disabled}
              maxLength={maxLength}
              onFocus={preload}
              onKeyDown={press}
              onBlur={close}
            />
            {(busy || isWaiting) && <Spinner label="" />}
          </div>
          <span className="ch-hidden" role="status">
            {shown && hasOptions ? found(shown.length) : note}
          </span>
          {part && (hasOptions || note) && (
            <part.Suggestions
              id={`${control.id}-list`}
              labelledBy={control['aria-labelledby']}
              anchor={box}
              suggestions={shown ?? []}
              note={note}
              keys={keys}
              onActive={setActiveId}
              onPick={pick}
              onClose={close}
            />
          )}
        </div>
      )}
    </Field>
  )
}
