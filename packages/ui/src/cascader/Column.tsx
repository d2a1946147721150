import { type ReactNode, useEffect, useRef } from 'react'

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
  /** The row whose children are shown, or that the keys are on. */
  current?: number | undefined
  /** The keys are in this column. */
  isActive: boolean
  onPress: (index: number) => void
}

/** One list of a cascader; the row that matters stays in sight. */
export const Column = ({ id, label, rows, current, isActive, onPress }: ColumnProps) => {
  const list = useRef<HTMLDivElement>(null)
  const chosen = rows.findIndex((row) => row.isChosen)
  const shown = current ?? Math.max(0, chosen)
  // Only this list scrolls: scrollIntoView would move the dialog around it as well.
  useEffect(() => {
    const row = list.current?.children[shown] as HTMLElement | undefined
    if (!list.current || !row) return
    const { scrollTop, clientHeight } = list.current
    const edge = 6
    if (row.offsetTop < scrollTop + edge) list.current.scrollTop = row.offsetTop - edge
    else if (row.offsetTop + row.offsetHeight > scrollTop + clientHeight - edge)
      list.current.scrollTop = row.offsetTop + row.offsetHeight - clientHeight + edge
  }, [shown])
  return (
    <div className="ch-cascade__column" ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1}>
      {rows.map((row, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
        <div
          key={row.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={Boolean(row.isChosen)}
          className="ch-cascade__row"
          title={row.text}
          data-open={index === current && !isActive ? '' : undefined}
          data-active={index === current && isActive ? '' : undefined}
          data-quiet={row.isQuiet ? '' : undefined}
          onClick={() => onPress(index)}
        >
          <span className="ch-cascade__label">{row.text}</span>
          {row.mark}
        </div>
      ))}
    </div>
  )
}
