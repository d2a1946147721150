import { Button, DeleteButton } from '@chuhai/ui'
import { iconPlus } from '@chuhai/ui/icons'
import { type ReactNode, useEffect, useId, useRef } from 'react'

/** Returns a list with one of its items changed. */
export const changedAt = <T,>(list: readonly T[], index: number, changed: Partial<T>): T[] =>
  list.map((item, at) => (at === index ? { ...item, ...changed } : item))

export const without = <T,>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index)

interface ItemProps {
  title: string
  remove: string
  canRemove: boolean
  onRemove(): void
  children: ReactNode
}

/** One of several items with its number, and a button that takes it away. */
export const Item = ({ title, remove, canRemove, onRemove, children }: ItemProps) => {
  const heading = useId()
  return (
    <li className="offer-item" aria-labelledby={heading}>
      <div className="offer-item__head">
        <h4 id={heading}>{title}</h4>
        {canRemove && <DeleteButton label={remove} onClick={onRemove} />}
      </div>
      <div className="offer-item__fields">{children}</div>
    </li>
  )
}

interface ItemListProps {
  count: number
  most: number
  add: string
  disabled: boolean
  onAdd(): void
  children: ReactNode
}

/** Items one below the other; the focus goes on in one that is added, and to the list once one is gone. */
export const ItemList = ({ count, most, add, disabled, onAdd, children }: ItemListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  const isAdding = useRef(false)
  useEffect(() => {
    const wasRemoved = count < before.current
    before.current = count
    if (isAdding.current)
      list.current
        ?.querySelector<HTMLElement>('li:last-child .offer-item__fields :is(input, textarea, button)')
        ?.focus()
    else if (wasRemoved) list.current?.focus()
    isAdding.current = false
  }, [count])
  return (
    <div className="offer-items" ref={list} tabIndex={-1}>
      {count > 0 && <ol>{children}</ol>}
      {count < most && !disabled && (
        <Button
          variant="secondary"
          size="small"
          icon={iconPlus}
          onClick={() => {
            isAdding.current = true
            onAdd()
          }}
        >
          {add}
        </Button>
      )}
    </div>
  )
}
