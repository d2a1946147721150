import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { Floating, useFloatingPanel } from '../floating/Floating'
import { useListbox } from '../floating/use-listbox'
import { Icon } from '../icons/Icon'
import { iconCheck } from '../icons/paths'
import { useStyles } from '../styling/use-styles'
import css from './listbox.css?inline'

/** One entry of a list: what is stored, and what a visitor reads. */
export interface Option {
  value: string
  label: string
}

interface ListboxProps {
  id: string
  labelledBy: string
  anchor: RefObject<HTMLElement | null>
  options: readonly Option[]
  value: string
  /** The key that opened the list. */
  openedBy: KeyboardEvent | undefined
  /** The focus stays on the field, which hands its keys on to here. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
  onActive: (id: string | undefined) => void
  onChoose: (value: string) => void
  onClose: () => void
}

/** The opened list of a select. */
export const Listbox = (props: ListboxProps) => {
  const { id, labelledBy, anchor, options, value, openedBy, keys, onActive, onChoose, onClose } = props
  useStyles(css)
  const chosen = options.findIndex((option) => option.value === value)
  const [start] = useState(() =>
    openedBy?.key === 'ArrowUp' && chosen < 0 ? options.length - 1 : Math.max(0, chosen),
  )
  const [active, setActive] = useState(start)
  const floating = useFloatingPanel({ anchor, onClose, asWideAsAnchor: true })
  const choose = (index: number) => {
    const option = options[index]
    if (option) onChoose(option.value)
    else onClose()
  }
  const listbox = useListbox({
    id,
    floating,
    count: options.length,
    active,
    onActive: setActive,
    onChoose: choose,
    start,
    selected: chosen,
    labels: options.map((option) => option.label),
  })
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab') choose(active)
    else listbox.press(event)
  }
  useImperativeHandle(keys, () => press)
  useEffect(() => onActive(options[active] && `${id}-${active}`), [active, id, onActive, options])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter, Home or End that opened the list also moves in it
  useEffect(() => {
    if (floating.elements.floating && openedBy && /^([^ ]|Home|End)$/.test(openedBy.key))
      listbox.press(openedBy)
  }, [floating.elements.floating])
  return (
    <Floating
      {...listbox.getListProps({ id, 'aria-labelledby': labelledBy })}
      floating={floating}
      focus={{}}
      className="ch-listbox"
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <div key={option.value} className="ch-listbox__option" {...listbox.getOptionProps(index)}>
          <span>{option.label}</span>
          {option.value === value && <Icon path={iconCheck} size={16} />}
        </div>
      ))}
    </Floating>
  )
}
