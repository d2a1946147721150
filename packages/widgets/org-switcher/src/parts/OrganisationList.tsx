import type { UserOrganisation } from '@chuhai/contract/user'
import { Icon } from '@chuhai/ui'
import { iconCheck } from '@chuhai/ui/icons'
import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { initialOf } from '../organisation-names'

const pageRows = 6

const beginsWith = (letter: string) => {
  const wanted = letter.toLowerCase()
  return ({ orgName }: UserOrganisation) => orgName.trim().toLowerCase().startsWith(wanted)
}

/** Returns the next row whose name begins with a letter, cyclically after `from`. */
const rowNamed = (rows: readonly UserOrganisation[], from: number, letter: string): number => {
  const matches = beginsWith(letter)
  for (let step = 1; step <= rows.length; step++) {
    const at = (from + step) % rows.length
    const row = rows[at]
    if (row && matches(row)) return at
  }
  return from
}

/** Returns the row that a key moves to, or undefined; in a search field letters, Home and End move the caret. */
export const rowAfter = (
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  rows: readonly UserOrganisation[],
  from: number,
  isTyping: boolean,
): number | undefined => {
  const last = rows.length - 1
  if (last < 0 || ctrlKey || metaKey || altKey) return undefined
  if (key === 'ArrowDown') return Math.min(from + 1, last)
  if (key === 'ArrowUp') return Math.max(from - 1, 0)
  if (key === 'PageDown') return Math.min(from + pageRows, last)
  if (key === 'PageUp') return Math.max(from - pageRows, 0)
  if (isTyping) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return last
  return key.length === 1 && key !== ' ' ? rowNamed(rows, from, key) : undefined
}

interface OrganisationListProps {
  list: RefObject<HTMLDivElement | null>
  id: string
  label: string
  /** The rows shown. */
  organisations: readonly UserOrganisation[]
  /** All organisations: a tile keeps its colour while the list is searched. */
  all: readonly UserOrganisation[]
  currentId: string
  active: number
  onActivate(index: number): void
  onChoose(index: number): void
}

const tints = 4
/** Space above and below the active row, in pixels. */
const edgePx = 4

const indexOf = (event: { target: EventTarget }): number =>
  Number((event.target as Element).closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)

/** The organisations, the current one ticked; a long list scrolls and keeps the active row in sight. */
export const OrganisationList = (props: OrganisationListProps) => {
  const { list, id, label, organisations, all, currentId, active, onActivate, onChoose } = props
  useEffect(() => {
    const row = list.current?.children[active] as HTMLElement | undefined
    if (!list.current || !row) return
    // scrollIntoView would scroll the page as well.
    const { scrollTop, clientHeight } = list.current
    const [top, bottom] = [row.offsetTop - edgePx, row.offsetTop + row.offsetHeight + edgePx]
    if (top < scrollTop) list.current.scrollTop = top
    else if (bottom > scrollTop + clientHeight) list.current.scrollTop = bottom - clientHeight
  }, [active, list])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the menu handles its keys together with those of the search field
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={organisations.length ? `${id}-${active}` : undefined}
      hidden={!organisations.length}
      className="ch-org-menu__list"
      onPointerMove={(event) => {
        const at = indexOf(event)
        if (at >= 0 && at !== active) onActivate(at)
      }}
      onClick={(event) => onChoose(indexOf(event))}
    >
      {organisations.map((organisation, index) => (
        <div
          key={organisation.orgId}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={organisation.orgId === currentId}
          className="ch-org-menu__row"
          title={organisation.orgName}
          data-index={index}
          data-active={index === active ? '' : undefined}
        >
          <span
            className="ch-org-menu__tile"
            data-tint={all.indexOf(organisation) % tints}
            aria-hidden="true"
          >
            {initialOf(organisation.orgName)}
          </span>
          <span className="ch-org-menu__name">{organisation.orgName}</span>
          {organisation.orgId === currentId && <Icon path={iconCheck} size={16} />}
        </div>
      ))}
    </div>
  )
}
