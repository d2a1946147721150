import { countUnread } from '@chuhai/contract/message'
import { logoutAddress } from '@chuhai/contract/sign-on'
import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { Icon, Popover, Spinner, useStyles } from '@chuhai/ui'
import { iconBell, iconLogout, iconUser } from '@chuhai/ui/icons'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { LoginMessages } from '../messages'
import { isEmbedded } from '../sign-on/page'
import { signOutHere } from '../sign-out'
import { Avatar } from './Avatar'
import css from './account-menu.css?inline'

/** An entry that the page adds to the account menu. */
export interface AccountItem {
  label: string
  /** A path of `@chuhai/ui/icons`. */
  icon?: string
  /** Address; without it the entry is a button. */
  href?: string
  /** Short text at the right: 2 门在学, 待审核. */
  note?: string
  /** `warning` highlights the note. */
  tone?: 'plain' | 'warning'
  onSelect?(): void
}

/** The props of button and menu. */
export interface AccountProps {
  core: Core
  user: UserInfo
  words: LoginMessages
  personalCentre?: string | undefined
  logout?: 'navigate' | 'in-place' | undefined
  items?: readonly AccountItem[] | undefined
}

export interface AccountMenuProps extends AccountProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  /** The entry that gets the focus. */
  startAt: 'first' | 'last'
  onClose(returnsFocus: boolean): void
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Name, 个人中心, 消息 with the number of unread ones, the page's items, 退出登录 (specification 2.8). */
export const AccountMenu = (props: AccountMenuProps) => {
  const { id, anchor, core, user, words, startAt, onClose, items = [], logout = 'in-place' } = props
  useStyles(css)
  const menu = useRef<HTMLDivElement>(null)
  const [isSigningOut, setIsSigningOut] = useState(false)
  const unread = useQuery(core.query(countUnread), { refresh: true }).state.data?.unread ?? 0
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useEffect(() => {
    const [...all] = menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []
    all.at(startAt === 'first' ? 0 : -1)?.focus({ preventScroll: true })
  }, [startAt])

  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose(true)
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const all = entries()
    const root = menu.current?.getRootNode() as Document | ShadowRoot
    all[step(all.indexOf(root.activeElement as HTMLElement), all.length)]?.focus()
  }
  const logOut = async () => {
    if (isSigningOut) return
    if (logout === 'navigate' && !isEmbedded(window)) {
      core.session.clear()
      location.assign(logoutAddress(core.base))
      return
    }
    setIsSigningOut(true)
    try {
      await signOutHere(core)
      onClose(false)
    } catch (error) {
      setIsSigningOut(false)
      core.report(error)
    }
  }

  return (
    <Popover
      open
      onClose={() => onClose(true)}
      anchor={anchor}
      placement="bottom-end"
      label={words.account}
      className="ch-account-menu"
    >
      <div className="ch-account-menu__who">
        <Avatar user={user} base={core.base} size={44} />
        <span className="ch-account-menu__name">{user.userName}</span>
      </div>
      <div ref={menu} id={id} role="menu" aria-label={words.account} onKeyDown={pressKey}>
        <Entry
          item={{
            label: words.personalCentre,
            icon: iconUser,
            href: props.personalCentre ?? `${core.base}/user/`,
          }}
          onDone={onClose}
        />
        <Entry
          item={{
            label: words.messages,
            icon: iconBell,
            href: `${core.base}/user/?tab=messages`,
            ...(unread > 0 && { note: words.unread(unread) }),
          }}
          onDone={onClose}
        />
        {items.map((item) => (
          <Entry key={item.label} item={item} onDone={onClose} />
        ))}
        <hr className="ch-account-menu__line" />
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="ch-account-menu__entry"
          aria-busy={isSigningOut || undefined}
          onClick={logOut}
        >
          {isSigningOut ? <Spinner size={18} label="" /> : <Icon path={iconLogout} size={18} />}
          {words.logOut}
        </button>
      </div>
    </Popover>
  )
}

const Entry = ({ item, onDone }: { item: AccountItem; onDone(returnsFocus: boolean): void }) => {
  const { label, icon, href, note, tone, onSelect } = item
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: 'ch-account-menu__entry',
    onClick: () => {
      onSelect?.()
      onDone(false)
    },
  }
  const content = (
    <>
      {icon && <Icon path={icon} size={18} />}
      <span className="ch-account-menu__label">{label}</span>
      {note && (
        <span className="ch-account-menu__note" data-tone={tone}>
          {note}
        </span>
      )}
    </>
  )
  return href === undefined ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <a href={href} {...shared}>
      {content}
    </a>
  )
}
