import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { Floating, useFloatingPanel } from '../floating/Floating'
import { useListbox } from '../floating/use-listbox'
import listboxCss from '../select/listbox.css?inline'
import { useStyles } from '../styling/use-styles'
import css from './suggestions.css?inline'

/** A text that matches what is typed, and what distinguishes it from similar ones. */
export interface Suggestion {
  value: string
  note?: string
}

interface SuggestionsProps {
  id: string
  labelledBy: string
  anchor: RefObject<HTMLElement | null>
  suggestions: readonly Suggestion[]
  /** Shown instead of suggestions. */
  note: string | undefined
  /** The focus stays on the field, which hands its keys on to here; returns whether the key was used. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>
  onActive: (id: string | undefined) => void
  onPick: (value: string) => void
  onClose: () => void
}

/** The opened list of a field with suggestions. None is active until a key or the pointer makes it so. */
export const Suggestions = (props: SuggestionsProps) => {
  const { id, labelledBy, anchor, suggestions, note, keys, onActive, onPick, onClose } = props
  useStyles(listboxCss)
  useStyles(css)
  const [position, setPosition] = useState({ suggestions, active: -1 })
  if (position.suggestions !== suggestions) setPosition({ suggestions, active: -1 })
  const { active } = position
  const setActive = (index: number) => setPosition({ suggestions, active: index })
  const floating = useFloatingPanel({ anchor, onClose, asWideAsAnchor: true })
  const listbox = useListbox({
    id,
    floating,
    count: suggestions.length,
    active,
    onActive: setActive,
    onChoose: (index) => suggestions[index] && onPick(suggestions[index].value),
    selected: active,
    isFreeText: true,
  })
  useEffect(() => onActive(active < 0 ? undefined : `${id}-${active}`), [active, id, onActive])
  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    // Home and End, like letters, belong to the text.
    if (['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return listbox.press(event)
    if (active >= 0 && event.key !== 'Shift') setActive(-1)
    return false
  })
  const listProps =
    note === undefined ? listbox.getListProps({ id, 'aria-labelledby': labelledBy }) : { id, tabIndex: -1 }
  return (
    <Floating
      {...listProps}
      floating={floating}
      focus={{}}
      className="ch-listbox ch-suggestions"
      onMouseDown={(event) => event.preventDefault()}
    >
      {note !== undefined && <p className="ch-suggestions__note">{note}</p>}
      {suggestions.map((suggestion, index) => (
        <div
          key={suggestion.value}
          className="ch-listbox__option ch-suggestions__row"
          {...listbox.getOptionProps(index)}
        >
          <span>{suggestion.value}</span>
          {suggestion.note && <span className="ch-suggestions__aside">{suggestion.note}</span>}
        </div>
      ))}
    </Floating>
  )
}
