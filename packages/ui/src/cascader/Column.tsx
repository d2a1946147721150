import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { FloatingPanel } from '../floating/Floating'
import type { Listbox } from '../floating/use-listbox'
import type { CascaderOption } from './tree'

/** What the opened columns and the list of results share. */
export interface OpenedProps {
  id: string
  floating: FloatingPanel
  options: readonly CascaderOption[]
  value: readonly string[]
  optionalFrom: number
  skipLabel?: string | undefined
  /** The focus stays in the field, which hands its keys on to here; returns whether the key was used. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>
  onActive: (list: string | undefined, option: string | undefined) => void
  onChoose: (path: readonly CascaderOption[]) => void
}

export interface ColumnRow {
  key: string
  text: string
  /** Belongs to what is chosen. */
  isChosen?: boolean
  /** Quieter than the others: the entry that leaves a level out. */
  isQuiet?: boolean
  /** Something lies below it. */
  mark?: ReactNode
}

interface ColumnProps {
  id: string
  label: string
  rows: readonly ColumnRow[]
  /** The row whose children are shown, or that is active for the keyboard. */
  current?: number | undefined
  /** Where the keys are in this column. */
  listbox?: Listbox | undefined
  onPress?: (index: number) => void
}

/** The padding of the list, as in cascader-panel.css. */
const edgePx = 6

/** One list of a cascader; the row that matters stays in sight. */
export const Column = ({ id, label, rows, current, listbox, onPress }: ColumnProps) => {
  const list = useRef<HTMLDivElement>(null)
  const chosen = rows.findIndex((row) => row.isChosen)
  const shown = current ?? Math.max(0, chosen)
  // Only this list scrolls: scrollIntoView would move the dialog around it as well.
  useEffect(() => {
    const row = list.current?.children[shown] as HTMLElement | undefined
    if (!list.current || !row) return
    const { scrollTop, clientHeight } = list.current
    const { offsetTop, offsetHeight } = row
    const above = scrollTop + edgePx - offsetTop
    const below = offsetTop + offsetHeight - (scrollTop + clientHeight - edgePx)
    const hidden = Math.max(above, below)
    // A step scrolls by a row; a leap, as on opening, brings the row to the middle.
    if (hidden > offsetHeight + edgePx) list.current.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2
    else if (hidden > 0) list.current.scrollTop = scrollTop + (below > 0 ? below : -above)
  }, [shown])
  return (
    <div className="ch-cascade__column" ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1}>
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
        <div
          key={row.key}
          id={`${id}-${index}`}
          onClick={() => onPress?.(index)}
          {...listbox?.getOptionProps(index)}
          role="option"
          tabIndex={-1}
          aria-selected={Boolean(row.isChosen)}
          className="ch-cascade__row"
          title={row.text}
          data-open={index === current && !listbox ? '' : undefined}
          data-quiet={row.isQuiet ? '' : undefined}
        >
          <span className="ch-cascade__label">{row.text}</span>
          {row.mark}
        </div>
      ))}
    </div>
  )
}
