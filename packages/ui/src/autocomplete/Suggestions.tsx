import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Floating } from '../popover/Floating'
import listboxCss from '../select/listbox.css?inline'
import { useStyles } from '../styling'
import type { Suggestion } from './suggestion'
import css from './suggestions.css?inline'

interface SuggestionsProps {
  id: string
  labelledBy: string
  anchor: RefObject<HTMLElement | null>
  suggestions: readonly Suggestion[]
  value: string
  /** What stands there in place of suggestions. */
  note: string | undefined
  /** The focus stays on the field, which hands its keys on to here; answers whether the key was taken. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>
  onActive: (id: string | undefined) => void
  onPick: (value: string) => void
}

const indexOf = (event: { target: EventTarget }): number => {
  const row = (event.target as Element).closest<HTMLElement>('[data-index]')
  return row ? Number(row.dataset.index) : -1
}

/** The opened list of a field with suggestions. None is active until a key or the pointer makes it so. */
export const Suggestions = (props: SuggestionsProps) => {
  const { id, labelledBy, anchor, suggestions, value, note, keys, onActive, onPick } = props
  useStyles(listboxCss)
  useStyles(css)
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ suggestions, active: -1 })
  if (place.suggestions !== suggestions) setPlace({ suggestions, active: -1 })
  const active = place.suggestions === suggestions ? place.active : -1
  const { length } = suggestions
  const go = (index: number) => setPlace({ suggestions, active: index })

  useEffect(() => {
    onActive(active < 0 ? undefined : `${id}-${active}`)
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active, id, onActive])
  useImperativeHandle(keys, () => ({ key }: KeyboardEvent) => {
    // One step beyond an end leads back to the text.
    if (key === 'ArrowDown') go(active + 1 < length ? active + 1 : -1)
    else if (key === 'ArrowUp') go(active < 0 ? length - 1 : active - 1)
    else if (key === 'Enter' && active >= 0) onPick(suggestions[active]?.value ?? value)
    else {
      // Home and End, like letters, belong to the text.
      if (active >= 0 && key !== 'Shift') go(-1)
      return false
    }
    return true
  })
  return (
    <Floating
      id={id}
      ref={list}
      role={note === undefined ? 'listbox' : undefined}
      aria-labelledby={note === undefined ? labelledBy : undefined}
      className="ch-listbox ch-suggestions"
      anchor={anchor}
      asWideAsAnchor
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => {
        const index = indexOf(event)
        if (index >= 0 && index !== active) go(index)
      }}
      onClick={(event) => {
        const picked = suggestions[indexOf(event)]
        if (picked) onPick(picked.value)
      }}
    >
      {note !== undefined && <p className="ch-suggestions__note">{note}</p>}
      {suggestions.map((suggestion, index) => (
        <div
          key={suggestion.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className="ch-listbox__option ch-suggestions__row"
          data-active={index === active ? '' : undefined}
          tabIndex={-1}
          data-index={index}
        >
          <span>{suggestion.value}</span>
          {suggestion.note && <span className="ch-suggestions__aside">{suggestion.note}</span>}
        </div>
      ))}
    </Floating>
  )
}
