import type { UserOrganisation } from '@chuhai/contract/user'
import { Icon, Popover, useFormOwner, useImeGuard, useStyles } from '@chuhai/ui'
import { iconPlus, iconSearch } from '@chuhai/ui/icons'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { SwitcherMessages } from '../messages'
import { searchableFrom, searchOrganisations } from '../organisation-names'
import css from './menu.css?inline'
import { OrganisationList, rowAfter } from './OrganisationList'

interface MenuFooterProps {
  words: SwitcherMessages
  verifyUrl: string | undefined
  onVerify(): void
  onAdd(): void
}

interface OrganisationMenuProps extends MenuFooterProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  organisations: readonly UserOrganisation[]
  current: UserOrganisation
  /** Opened by touch: the focus goes to the list, so that no software keyboard appears. */
  isTouched: boolean
  onChoose(chosen: UserOrganisation): void
  onClose(): void
}

/**
 * The opened list of organisations; the search field, or else the list, has the focus.
 *
 *  ┌ 切换主体 ──────────────┐
 *  │ ⌕ 搜索主体             │   with eight organisations or more
 *  │ [宁] 宁波宁居家居…   ✓ │
 *  │ [沈] 沈立群（个人）    │
 *  ├────────────────────────┤
 *  │ + 新增主体      去认证 │
 *  └────────────────────────┘
 */
export const OrganisationMenu = (props: OrganisationMenuProps) => {
  const { id, anchor, organisations, current, words, isTouched, onChoose } = props
  useStyles(css)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const ime = useImeGuard(box)
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const found = searchOrganisations(organisations, query)
  const [active, setActive] = useState(current.orgId)
  const index = Math.max(
    0,
    found.findIndex(({ orgId }) => orgId === active),
  )
  const listId = `${id}-list`
  const activeId = found.length ? `${listId}-${index}` : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens
  useLayoutEffect(() => {
    const first = isTouched ? list.current : (input.current ?? list.current)
    first?.focus({ preventScroll: true })
  }, [])

  const search = (text: string) => {
    setTyped(text)
    // Text being composed is not searched for.
    if (!ime.isComposing()) setQuery(text)
  }
  const handleKey = (event: KeyboardEvent) => {
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the search field and of the list */}
      <div ref={box} className="ch-org-menu__choice" onKeyDown={handleKey}>
        {organisations.length >= searchableFrom && (
          <SearchField
            input={input}
            label={words.search}
            listId={listId}
            activeId={activeId}
            value={typed}
            onSearch={search}
          />
        )}
        <OrganisationList
          list={list}
          id={listId}
          label={words.switchTitle}
          organisations={found}
          all={organisations}
          currentId={current.orgId}
          active={index}
          onActivate={(at) => setActive(found[at]?.orgId ?? active)}
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

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>
  label: string
  /** The list that it filters, and the active row of that list. */
  listId: string
  activeId: string | undefined
  value: string
  onSearch(text: string): void
}

/** Filters the list; the focus stays here while the arrow keys move through the rows. */
const SearchField = ({ input, label, listId, activeId, value, onSearch }: SearchFieldProps) => (
  <div className="ch-org-menu__search">
    <Icon path={iconSearch} size={16} />
    <input
      ref={input}
      form={useFormOwner()}
      className="ch-org-menu__input"
      type="text"
      role="combobox"
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={Boolean(activeId)}
      aria-controls={listId}
      aria-activedescendant={activeId}
      placeholder={label}
      autoComplete="off"
      spellCheck="false"
      enterKeyHint="search"
      value={value}
      onChange={(event) => onSearch(event.currentTarget.value)}
      onCompositionEnd={(event) => onSearch(event.currentTarget.value)}
    />
  </div>
)

/** 新增主体 and 去认证. */
const MenuFooter = ({ words, verifyUrl, onVerify, onAdd }: MenuFooterProps) => {
  return (
    <div className="ch-org-menu__footer">
      <button type="button" className="ch-org-menu__add" onClick={onAdd}>
        <Icon path={iconPlus} size={18} />
        {words.add}
      </button>
      {verifyUrl ? (
        <a className="ch-org-menu__verify" href={verifyUrl}>
          {words.verify}
        </a>
      ) : (
        <button type="button" className="ch-org-menu__verify" onClick={onVerify}>
          {words.verify}
        </button>
      )}
    </div>
  )
}
