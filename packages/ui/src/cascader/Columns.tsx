import { type KeyboardEvent, useEffect, useImperativeHandle, useState } from 'react'
import { IconButton } from '../button/IconButton'
import { useListbox } from '../floating/use-listbox'
import { Icon } from '../icons/Icon'
import { iconArrowLeft, iconChevronRight, iconSearch } from '../icons/paths'
import { useLocale, useMessages } from '../locale/locale'
import { Column, type OpenedProps } from './Column'
import { cascaderMessages } from './messages'
import { columnsAt, pathAt, pathOf, placeOf, type Row } from './tree'

interface ColumnsProps extends OpenedProps {
  label: string
  isNarrow: boolean
  /** The key that opened them decides where they begin. */
  openedBy: string
  /** What the search says it searches. */
  searchLabel: string
  onSearch?: (() => void) | undefined
}

/** The open columns of a tree, or the last of them with a way back. */
export const Columns = (props: ColumnsProps) => {
  const { id, options, value, optionalFrom, skipLabel, label, isNarrow, openedBy, keys, onActive } = props
  const { floating, onChoose, onSearch, searchLabel } = props
  const { back } = useMessages()
  const { skip } = cascaderMessages[useLocale()]
  const place = placeOf(options, value, optionalFrom)
  const [at, setAt] = useState(() => {
    if (place.length) return place
    return [openedBy === 'ArrowUp' ? options.length - 1 : 0]
  })
  const columns = columnsAt(options, at, optionalFrom)
  const column = at.length - 1
  const active = at[column] ?? 0
  const path = pathAt(columns, at)
  const chosen = pathOf(options, value)

  useEffect(() => onActive(`${id}-${column}`, `${id}-${column}-${active}`), [id, column, active, onActive])

  const startOf = (level: number, above: readonly number[]) =>
    above.every((index, each) => index === place[each]) ? (place[level] ?? 0) : 0
  const enter = (above: readonly number[]) => setAt([...above, startOf(above.length, above)])
  const pick = (next: readonly number[]) => {
    const opened = columnsAt(options, next, optionalFrom)
    if (opened.length > next.length) enter(next)
    else onChoose(pathAt(opened, next))
  }
  const goBack = () => setAt(at.slice(0, -1))

  const listbox = useListbox({
    id: `${id}-${column}`,
    floating,
    count: columns[column]?.length ?? 0,
    active,
    onActive: (index) => setAt([...at.slice(0, -1), index]),
    onChoose: (index) => pick([...at.slice(0, -1), index]),
    isColumn: true,
  })
  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' && columns.length > at.length) enter(at)
    else if (event.key === 'ArrowLeft' && at.length > 1) goBack()
    else return listbox.press(event) || event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    return true
  })

  const isChosen = (row: Row, level: number) =>
    row === 'skip'
      ? chosen.length === level && level > 0 && path[level - 1] === chosen[level - 1]
      : row === chosen[level]
  return (
    <>
      {isNarrow && (column > 0 || onSearch) && (
        <div className="ch-cascade__head">
          {column > 0 && <IconButton icon={iconArrowLeft} label={back} size={18} onClick={goBack} />}
          <span className="ch-cascade__label">{path[column - 1]?.label ?? label}</span>
          {onSearch && <IconButton icon={iconSearch} label={searchLabel} size={18} onClick={onSearch} />}
        </div>
      )}
      <div className="ch-cascade__columns">
        {columns.map((rows, level) =>
          isNarrow && level !== column ? null : (
            <Column
              key={path[level - 1]?.value ?? ''}
              id={`${id}-${level}`}
              label={path[level - 1]?.label ?? label}
              current={at[level]}
              listbox={level === column ? listbox : undefined}
              onPress={(index) => pick([...at.slice(0, level), index])}
              rows={rows.map((row) => ({
                key: row === 'skip' ? '' : row.value,
                text: row === 'skip' ? (skipLabel ?? skip) : row.label,
                isChosen: isChosen(row, level),
                isQuiet: row === 'skip',
                mark:
                  row !== 'skip' && row.children?.length ? <Icon path={iconChevronRight} size={16} /> : null,
              }))}
            />
          ),
        )}
      </div>
    </>
  )
}
