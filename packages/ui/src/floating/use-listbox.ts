import { useInteractions, useListNavigation, useRole, useTypeahead } from '@floating-ui/react'
import { type KeyboardEvent, useRef } from 'react'
import type { FloatingPanel } from './Floating'

interface ListboxOptions {
  id: string
  floating: FloatingPanel
  count: number
  /** The option that the keys are on, or -1. */
  active: number
  onActive: (index: number) => void
  onChoose: (index: number) => void
  /** Where the keys begin. */
  start?: number
  selected?: number
  /** The texts that typed letters are looked up in. */
  labels?: readonly string[]
  /** Arrows lead through the text of the field: one step beyond an end makes no option active. */
  isFreeText?: boolean
  /** A column of a cascader: it scrolls by itself, and a pointer opens nothing below. */
  isColumn?: boolean
}

export type Listbox = ReturnType<typeof useListbox>

const pageSteps: Record<string, number> = { PageDown: 8, PageUp: -8 }

/** Options of a combobox, which keeps the focus and hands its keys on to `press`. */
export const useListbox = (options: ListboxOptions) => {
  const { id, floating, count, active, onActive, onChoose, start, selected, labels } = options
  const { isFreeText = false, isColumn = false } = options
  const { context } = floating
  const rows = useRef<(HTMLElement | null)[]>([])
  rows.current.length = count
  const texts = useRef<(string | null)[]>([])
  texts.current = [...(labels ?? [])]
  const activeIndex = active < 0 ? null : active

  const navigation = useListNavigation(context, {
    listRef: rows,
    activeIndex,
    onNavigate: (index) => onActive(index ?? -1),
    virtual: true,
    selectedIndex: start ?? null,
    focusItemOnOpen: !isFreeText,
    // A pointer that leaves the list leaves its option active.
    focusItemOnHover: false,
    loop: isFreeText,
    allowEscape: isFreeText,
    scrollItemIntoView: !isColumn,
  })
  const typeahead = useTypeahead(context, {
    listRef: texts,
    activeIndex,
    onMatch: onActive,
    enabled: Boolean(labels),
  })
  const role = useRole(context, { role: 'select' })
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([navigation, typeahead, role])
  const { onKeyDown } = getReferenceProps() as { onKeyDown: (event: KeyboardEvent) => void }

  return {
    getListProps: getFloatingProps,
    /** Uses a key of the field, or returns false. */
    press(event: KeyboardEvent): boolean {
      const { key } = event
      const step = isFreeText ? undefined : pageSteps[key]
      if (step) onActive(Math.max(0, Math.min(active + step, count - 1)))
      else if ((key === 'Enter' || (key === ' ' && !isFreeText)) && active >= 0) onChoose(active)
      else {
        onKeyDown(event)
        return event.defaultPrevented
      }
      event.preventDefault()
      event.stopPropagation()
      return true
    },
    getOptionProps: (index: number) => ({
      ...getItemProps({ active: index === active, selected: index === selected }),
      id: `${id}-${index}`,
      tabIndex: -1,
      ref: (node: HTMLElement | null) => {
        rows.current[index] = node
      },
      'data-active': index === active ? '' : undefined,
      onPointerMove: () => {
        if (index !== active && !isColumn) onActive(index)
      },
      onClick: () => onChoose(index),
    }),
  }
}
