import type { Locale } from '@chuhai/contract/locale'
import { Icon, ownEvents, usePart } from '@chuhai/ui'
import { iconBuilding, iconChevronDown, iconPlus } from '@chuhai/ui/icons'
import { type FocusEvent, type RefObject, useId, useRef, useState } from 'react'
import type { SwitcherMessages } from '../messages'
import { shortNameOf } from '../organisation-names'
import type { SwitcherState } from '../store'

interface SwitcherProps {
  state: Exclude<SwitcherState, { phase: 'signedOut' }>
  /** Whether the names are covered, because the session may have ended. */
  isCovered: boolean
  locale: Locale
  words: SwitcherMessages
  verifyUrl: string | undefined
  onVerify: (() => void) | undefined
  onAdd(): void
  /** Returns whether the organisation has changed. */
  onChoose(orgId: string): boolean
  onError(text: string): void
}

const loadMenu = () => import('./OrganisationMenu')

/** The button and its menu, which is loaded when the button is hovered or focused. */
export const Switcher = ({ state, isCovered, locale, words, verifyUrl, onVerify, ...on }: SwitcherProps) => {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isMenuNeeded, setIsMenuNeeded] = useState(false)
  const [opening, setOpening] = useState<{ isTouched: boolean } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const menu = usePart(loadMenu, isMenuNeeded && state.phase === 'ready', () => {
    if (opening) on.onError(words.loadFailed)
    setOpening(null)
    setIsMenuNeeded(false)
  })
  const isOpen = Boolean(opening) && state.phase === 'ready'

  const close = () => {
    setOpening(null)
    trigger.current?.focus({ preventScroll: true })
  }
  const press = (isTouched: boolean) => {
    setIsMenuNeeded(true)
    if (state.phase === 'empty') on.onAdd()
    else if (isOpen) close()
    else setOpening({ isTouched })
  }
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget as Node | null
    if (next && !event.currentTarget.contains(next)) setOpening(null)
  }
  /** Closes the menu first, so that a dialog returns the focus to the button. */
  const closeAnd = (act: () => void) => () => {
    close()
    act()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus
    <div
      {...ownEvents}
      className="ch-org-switcher"
      data-phase={state.phase}
      data-covered={isCovered || undefined}
      lang={locale}
      onBlur={leave}
    >
      <Trigger
        button={trigger}
        state={state}
        words={words}
        isOpen={isOpen}
        menuId={isOpen && menu ? id : undefined}
        onIntent={() => setIsMenuNeeded(true)}
        onPress={press}
      />
      {menu && opening && state.phase === 'ready' && (
        <menu.OrganisationMenu
          id={id}
          anchor={trigger}
          organisations={state.organisations}
          current={state.current}
          words={words}
          isTouched={opening.isTouched}
          verifyUrl={verifyUrl}
          onVerify={closeAnd(onVerify ?? on.onAdd)}
          onAdd={closeAnd(on.onAdd)}
          onChoose={({ orgId, orgName }) => {
            close()
            if (on.onChoose(orgId)) setAnnouncement(words.switched(orgName))
          }}
          onClose={close}
        />
      )}
      <span role="status" className="ch-hidden">
        {announcement}
      </span>
    </div>
  )
}

interface TriggerProps {
  button: RefObject<HTMLButtonElement | null>
  state: Exclude<SwitcherState, { phase: 'signedOut' }>
  words: SwitcherMessages
  isOpen: boolean
  /** The id of the open menu. */
  menuId: string | undefined
  /** Hovered or focused. */
  onIntent(): void
  onPress(isTouched: boolean): void
}

/** The current organisation, or 新增主体 when there is none; one button, which keeps the focus when the first is created. */
const Trigger = ({ button, state, words, isOpen, menuId, onIntent, onPress }: TriggerProps) => {
  const isTouched = useRef(false)
  const current = state.phase === 'ready' ? state.current.orgName : undefined
  return (
    <button
      ref={button}
      type="button"
      className="ch-org-switcher__trigger"
      aria-haspopup="dialog"
      aria-expanded={current ? isOpen : undefined}
      aria-controls={menuId}
      aria-label={current && words.current(current)}
      title={current}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onPointerDown={(event) => {
        isTouched.current = event.pointerType === 'touch'
      }}
      onClick={() => {
        onPress(isTouched.current)
        isTouched.current = false
      }}
      onKeyDown={(event) => {
        if (!current || isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
        event.preventDefault()
        onPress(false)
      }}
    >
      <Icon path={current ? iconBuilding : iconPlus} size={18} />
      <span className="ch-org-switcher__name">{current ? shortNameOf(current) : words.add}</span>
      {current && <Icon path={iconChevronDown} size={16} className="ch-org-switcher__arrow" />}
    </button>
  )
}
