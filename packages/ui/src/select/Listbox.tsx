import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Icon } from '../icons/Icon'
import { iconCheck } from '../icons/paths'
import { Floating } from '../popover/Floating'
import { useDismissal } from '../popups/use-dismissal'
import { useStyles } from '../styling'
import css from './listbox.css?inline'
import type { Option } from './option'
import { createTypeAhead } from './type-ahead'

interface ListboxProps {
  id: string
  labelledBy: string
  anchor: RefObject<HTMLElement | null>
  options: readonly Option[]
  value: string
  /** The key that opened the list decides where it begins; a letter is looked up. */
  openedBy: string
  /** The focus stays on the field, which hands its keys on to here. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
  onActive: (id: string | undefined) => void
  onChoose: (value: string) => void
  onClose: () => void
}

const indexOf = (event: { target: EventTarget }): number | undefined => {
  const row = (event.target as Element).closest<HTMLElement>('[data-index]')
  return row ? Number(row.dataset.index) : undefined
}

/** The opened list of a select. */
export const Listbox = (props: ListboxProps) => {
  const { id, labelledBy, anchor, options, value, openedBy, keys, onActive, onChoose, onClose } = props
  useStyles(css)
  useDismissal(anchor, onClose)
  const list = useRef<HTMLDivElement>(null)
  const [typeAhead] = useState(() => createTypeAhead())
  const last = options.length - 1
  const labels = options.map((option) => option.label)
  const [active, setActive] = useState(() => {
    const chosen = options.findIndex((option) => option.value === value)
    if (openedBy === 'End' || (openedBy === 'ArrowUp' && chosen < 0)) return last
    if (openedBy === 'Home') return 0
    if (openedBy.length === 1 && openedBy !== ' ') return Math.max(0, typeAhead(labels, chosen, openedBy))
    return Math.max(0, chosen)
  })

  useEffect(() => {
    onActive(options[active] ? `${id}-${active}` : undefined)
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active, id, onActive, options])

  const move = (key: string): number | undefined => {
    if (key === 'ArrowDown') return Math.min(active + 1, last)
    if (key === 'ArrowUp') return Math.max(active - 1, 0)
    if (key === 'PageDown') return Math.min(active + 8, last)
    if (key === 'PageUp') return Math.max(active - 8, 0)
    if (key === 'Home') return 0
    if (key === 'End') return last
    return undefined
  }
  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    const { key } = event
    const option = options[active]
    const next = move(key)
    if (key === 'Tab') return option ? onChoose(option.value) : onClose()
    if (next !== undefined) setActive(next)
    else if (key === 'Escape') onClose()
    else if (key === 'Enter' || key === ' ') option && onChoose(option.value)
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey) setActive(typeAhead(labels, active, key))
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  return (
    <Floating
      id={id}
      ref={list}
      role="listbox"
      aria-labelledby={labelledBy}
      className="ch-listbox"
      anchor={anchor}
      asWideAsAnchor
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => setActive(indexOf(event) ?? active)}
      onClick={(event) => {
        const option = options[indexOf(event) ?? -1]
        if (option) onChoose(option.value)
      }}
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === value}
          className="ch-listbox__option"
          data-active={index === active ? '' : undefined}
          tabIndex={-1}
          data-index={index}
        >
          <span>{option.label}</span>
          {option.value === value && <Icon path={iconCheck} size={16} />}
        </div>
      ))}
    </Floating>
  )
}
