import type { UserOrganisation } from '@chuhai/contract/user'
import { Icon } from '@chuhai/ui'
import { iconCheck } from '@chuhai/ui/icons'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { initialOf } from '../names'

interface OrganisationListProps {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  /** Those that are shown. */
  organisations: readonly UserOrganisation[]
  /** All of them: a tile keeps its colour while the list is searched. */
  all: readonly UserOrganisation[]
  currentId: string
  active: number
  onPoint(index: number): void
  onChoose(index: number): void
}

const tints = 4
/** Pixels that stay free above and below the active row. */
const edge = 4

const indexOf = (event: { target: EventTarget }): number =>
  Number((event.target as Element).closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)

/** The organisations, the current one ticked; a long list scrolls and keeps the active row in sight. */
export const OrganisationList = (props: OrganisationListProps) => {
  const { ref, id, label, organisations, all, currentId, active, onPoint, onChoose } = props
  const list = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => list.current as HTMLDivElement, [])
  useEffect(() => {
    const row = list.current?.children[active] as HTMLElement | undefined
    if (!list.current || !row) return
    // Only this list scrolls: scrollIntoView would move the page around it as well.
    const { scrollTop, clientHeight } = list.current
    const [top, bottom] = [row.offsetTop - edge, row.offsetTop + row.offsetHeight + edge]
    if (top < scrollTop) list.current.scrollTop = top
    else if (bottom > scrollTop + clientHeight) list.current.scrollTop = bottom - clientHeight
  }, [active])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are heard together with those of the search field
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
        if (at >= 0 && at !== active) onPoint(at)
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
