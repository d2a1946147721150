import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { useLocale } from '../locale/locale'
import { isSameMonth, weekdayOf, yearOf } from './days'
import { dateMessages } from './messages'
import { cellsOf, covers, isOutside, moveBy, type View } from './views'

interface CalendarGridProps {
  view: View
  labelledBy: string
  /** The active cell, the one in the tab order. */
  at: string
  current: RefObject<HTMLButtonElement | null>
  /** The focus is in the grid, so it moves with the active cell. */
  hasFocus: boolean
  value: string
  today: string
  min?: string | undefined
  max?: string | undefined
  onMove: (date: string) => void
  onPick: (date: string) => void
}

/** Days, months or years as a date grid: one cell is reached by Tab, the others by arrow keys. */
export const CalendarGrid = (props: CalendarGridProps) => {
  const { view, labelledBy, at, current, hasFocus, value, today, min, max, onMove, onPick } = props
  const texts = dateMessages[useLocale()]
  // Before the next key: the cell that had the focus may be gone.
  useLayoutEffect(() => {
    if (hasFocus && at && view) current.current?.focus()
  }, [hasFocus, at, view, current])
  const press = (event: KeyboardEvent) => {
    const next = moveBy(view, at, event)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onMove(next)
  }
  const textOf = (cell: string) =>
    view === 'days' ? `${Number(cell.slice(8))}` : view === 'months' ? texts.month(cell) : `${yearOf(cell)}`
  return (
    <table
      className="ch-calendar__grid"
      data-view={view}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA practices is a table
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={press}
    >
      {view === 'days' && (
        <thead>
          <tr>
            {texts.weekdays.map(({ short, name }) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {cellsOf(view, at).map((row) => (
          <tr key={row[0]}>
            {row.map((cell) => {
              const isAt = covers(view, cell, at)
              const isOut = isOutside(view, cell, min, max)
              const isChosen = covers(view, cell, value)
              return (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table that is a grid is a grid cell
                <td key={cell} aria-selected={isChosen}>
                  <button
                    ref={isAt ? current : undefined}
                    type="button"
                    className="ch-calendar__cell"
                    tabIndex={isAt ? 0 : -1}
                    aria-label={view === 'days' ? texts.day(cell, weekdayOf(cell)) : undefined}
                    aria-current={covers(view, cell, today) ? 'date' : undefined}
                    aria-disabled={isOut || undefined}
                    data-chosen={isChosen ? '' : undefined}
                    data-beside={view === 'days' && !isSameMonth(cell, at) ? '' : undefined}
                    onClick={() => !isOut && onPick(cell)}
                  >
                    {textOf(cell)}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
