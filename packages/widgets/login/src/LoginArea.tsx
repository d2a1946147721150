import type { Locale } from '@chuhai/contract/locale'
import type { UserInfo } from '@chuhai/contract/user'
import { type AfterSignOn, type Core, createScope } from '@chuhai/core'
import { CoreContext } from '@chuhai/core/react'
import { LocaleProvider, type Theme, useLocale, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { loginMessages } from './messages'
import { AccountButton } from './parts/AccountButton'
import type { AccountItem } from './parts/AccountMenu'
import { SignOnButtons } from './parts/SignOnButtons'
import css from './styles.css?inline'

interface SessionListeners {
  /** The visitor has signed in, here or in another tab; not called for the session at the start. */
  onSignedIn?: ((detail: { id: string }) => void) | undefined
  /** The visitor has signed out, here or in another tab. */
  onSignedOut?: (() => void) | undefined
}

/** What `LoginArea` takes. */
export interface LoginAreaProps extends SessionListeners {
  /** That of the `ChuhaiProvider` above when not given; without one, as on a server, the area keeps its place. */
  core?: Core | undefined
  /** The language of this area alone; the core's when not given. */
  locale?: Locale
  /** The theme of this area alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** What follows a sign-on requested here; the page's default when not given. */
  afterLogin?: AfterSignOn | undefined
  /** Address of 个人中心; `/user/` of the portal when not given. */
  personalCentre?: string | undefined
  /**
   * `navigate` leaves through the provider's own logout, `in-place` stays on the page.
   * @default 'in-place'
   */
  logout?: 'navigate' | 'in-place'
  /**
   * Entries between 个人中心 and 退出登录.
   * @default []
   */
  items?: readonly AccountItem[]
  /** Addresses of 登录 and 注册, without JavaScript or in a new tab. */
  href?(mode: 'login' | 'register'): string
  /** As wide as its container, for a drawer. */
  block?: boolean
}

/**
 * 登录 and 注册, or the avatar with its menu (specification 2.8); keeps its place until the session is known. It only
 * requests sign-on: render `SignOn` once beside it.
 *
 * @example
 * <header><LoginArea core={core} personalCentre="/user/" /><SignOn core={core} /></header>
 */
export const LoginArea = ({ core: given, ...props }: LoginAreaProps) => {
  useStyles(css)
  const provided = useContext(CoreContext)
  const core = given ?? provided
  return (
    <WidgetScope theme={props.theme}>
      {core ? <Connected {...props} core={core} /> : <Placeholder {...props} />}
    </WidgetScope>
  )
}

type Rest = Omit<LoginAreaProps, 'core'>

/** Keeps the place of the buttons; without JavaScript they are links. */
const Placeholder = ({ locale, href, block }: Rest) => {
  const inherited = useLocale()
  return (
    <div className="ch-login" data-phase="unknown" data-block={block || undefined} aria-busy>
      <SignOnButtons locale={locale ?? inherited} href={href} block={block} />
    </div>
  )
}

const Connected = ({ core, ...props }: Rest & { core: Core }) => {
  const user = useUser(core)
  useSessionEvents(user, props)
  const pageLocale = useStore(core.locale.$locale)
  const request = useStore(core.signOn.$request)
  const isInDoubt = useStore(core.session.$isInDoubt)
  const locale = props.locale ?? pageLocale
  if (user === undefined) return <Placeholder {...props} locale={locale} />
  return (
    <LocaleProvider locale={locale}>
      <div
        className="ch-login"
        data-phase={user ? 'in' : 'out'}
        data-covered={isInDoubt || undefined}
        data-block={props.block || undefined}
        lang={locale}
      >
        {user ? (
          <AccountButton {...props} core={core} user={user} words={loginMessages[locale]} />
        ) : (
          <SignOnButtons
            locale={locale}
            href={props.href}
            block={props.block}
            busy={request?.reason === 'header' ? request.mode : undefined}
            onIntent={core.prepare}
            onSignOn={(mode) => core.signOn.request({ reason: 'header', mode, after: props.afterLogin })}
          />
        )}
      </div>
    </LocaleProvider>
  )
}

/** Returns who is signed in; undefined while that is unknown, as on a server and during hydration. */
const useUser = ({ session: { $user, $isKnown } }: Core): UserInfo | null | undefined => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const { add, end } = createScope()
      add($user.listen(changed), $isKnown.listen(changed))
      return end
    },
    [$user, $isKnown],
  )
  const read = () => $user.get() ?? ($isKnown.get() ? null : undefined)
  return useSyncExternalStore(subscribe, read, () => undefined)
}

/** Calls the listeners as the user signs in or out, here or in another tab; not for the session at the start. */
const useSessionEvents = (user: UserInfo | null | undefined, listeners: SessionListeners): void => {
  const before = useRef<string | null | undefined>(undefined)
  const latest = useRef(listeners)
  latest.current = listeners
  const id = user === undefined ? undefined : (user?.id ?? null)
  useEffect(() => {
    if (before.current !== undefined && id !== before.current) {
      if (id) latest.current.onSignedIn?.({ id })
      else if (id === null) latest.current.onSignedOut?.()
    }
    before.current = id
  }, [id])
}
