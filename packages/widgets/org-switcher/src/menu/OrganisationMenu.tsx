import type { UserOrganisation } from '@chuhai/contract/user'
import { Popover, useImeGuard, useStyles } from '@chuhai/ui'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { organisationsNamed, searchableFrom } from '../search'
import { rowAfter } from './keys'
import { MenuFooter, type MenuFooterProps } from './MenuFooter'
import css from './menu.css?inline'
import { OrganisationList } from './OrganisationList'
import { SearchField } from './SearchField'

interface OrganisationMenuProps extends MenuFooterProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  organisations: readonly UserOrganisation[]
  current: UserOrganisation
  /** Opened by a finger: the focus goes to the list, so that no keyboard comes up. */
  isTouched: boolean
  onChoose(chosen: UserOrganisation): void
  onClose(): void
}

/*
 *  ┌ 切换主体 ──────────────┐
 *  │ ⌕ 搜索主体             │   from eight organisations on
 *  │ [宁] 宁波宁居家居…   ✓ │
 *  │ [沈] 沈立群（个人）    │
 *  ├────────────────────────┤
 *  │ + 新增主体      去认证 │
 *  └────────────────────────┘
 */
/** The opened list of organisations; the search field, or else the list, has the focus. */
export const OrganisationMenu = (props: OrganisationMenuProps) => {
  const { id, anchor, organisations, current, words, isTouched, onChoose } = props
  useStyles(css)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const ime = useImeGuard(box)
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const found = organisationsNamed(organisations, query)
  const [active, setActive] = useState(current.orgId)
  const index = Math.max(
    0,
    found.findIndex(({ orgId }) => orgId === active),
  )
  const listId = `${id}-list`
  const activeId = found.length ? `${listId}-${index}` : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens, once the panel below is shown
  useLayoutEffect(() => {
    const first = isTouched ? list.current : (input.current ?? list.current)
    first?.focus({ preventScroll: true })
  }, [])

  const type = (text: string) => {
    setTyped(text)
    // What an input method composes from is not yet what is meant.
    if (!ime.isComposing()) setQuery(text)
  }
  const press = (event: KeyboardEvent) => {
    if (ime.owns(event)) return
    const chosen = found[index]
    const isTyping = event.target === input.current
    const next = rowAfter(event, found, index, isTyping)
    if (next !== undefined) setActive(found[next]?.orgId ?? active)
    else if (chosen && (event.key === 'Enter' || (event.key === ' ' && !isTyping))) onChoose(chosen)
    else return
    event.preventDefault()
  }

  return (
    <Popover
      open
      id={id}
      anchor={anchor}
      placement="bottom-end"
      label={words.switchTitle}
      className="ch-org-menu"
      onClose={props.onClose}
    >
      <p className="ch-org-menu__title" aria-hidden="true">
        {words.switchTitle}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the search field and of the list */}
      <div ref={box} className="ch-org-menu__choice" onKeyDown={press}>
        {organisations.length >= searchableFrom && (
          <SearchField
            ref={input}
            label={words.search}
            listId={listId}
            activeId={activeId}
            value={typed}
            onType={type}
          />
        )}
        <OrganisationList
          ref={list}
          id={listId}
          label={words.switchTitle}
          organisations={found}
          all={organisations}
          currentId={current.orgId}
          active={index}
          onPoint={(at) => setActive(found[at]?.orgId ?? active)}
          onChoose={(at) => found[at] && onChoose(found[at])}
        />
        <p role="status" className="ch-org-menu__none">
          {found.length ? '' : words.nothingFound(query.trim())}
        </p>
      </div>
      <MenuFooter words={words} verifyUrl={props.verifyUrl} onAdd={props.onAdd} onVerify={props.onVerify} />
    </Popover>
  )
}
