import type { Locale } from '@chuhai/contract/locale'
import type { AfterSignOn, Core } from '@chuhai/core'
import { LocaleProvider, useLocale, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { AccountButton } from './account/AccountButton'
import type { AccountItem } from './account/item'
import { type ComingAndGoing, useComingAndGoing, useKnownUser } from './account/known-user'
import css from './account/login-area.css?inline'
import { accountMessages } from './account/messages'
import { SignOnButtons } from './account/SignOnButtons'

export interface LoginAreaProps extends ComingAndGoing {
  /** Undefined where there is none yet, on a server for instance: the area then waits. */
  core: Core | undefined
  /** The language of this area alone; the core's when not given. */
  locale?: Locale
  /** What follows a sign-on asked for here; the page's habit when not given. */
  after?: AfterSignOn
  /** Where 个人中心 leads; `/user/` of the portal when not given. */
  personalCentre?: string
  /** `navigate` leaves through the provider's own logout, `in-place` (the default) stays on the page. */
  logout?: 'navigate' | 'in-place'
  /** Entries between 个人中心 and 退出登录. */
  items?: readonly AccountItem[]
  /** Where 登录 and 注册 lead without JavaScript, or opened in a tab of their own. */
  href?(mode: 'login' | 'register'): string
  /** As wide as its container, for a drawer. */
  block?: boolean
}

/** 登录 and 注册, or the avatar with its menu (specification 2.8); while it is not known which, their place. */
export const LoginArea = ({ core, ...props }: LoginAreaProps) => {
  useStyles(css)
  return core ? <Connected {...props} core={core} /> : <Waiting {...props} />
}

type Rest = Omit<LoginAreaProps, 'core'>

/** Without JavaScript nothing ever becomes known: the links are there then, and covered as long as it may. */
const Waiting = ({ locale, href, block }: Rest) => {
  const above = useLocale()
  return (
    <div className="ch-login-area" data-phase="unknown" data-block={block || undefined} aria-busy>
      <SignOnButtons locale={locale ?? above} href={href} block={block} />
    </div>
  )
}

const Connected = ({ core, ...props }: Rest & { core: Core }) => {
  const user = useKnownUser(core)
  useComingAndGoing(user, props)
  const pageLocale = useStore(core.locale.$locale)
  const request = useStore(core.signOn.$request)
  const locale = props.locale ?? pageLocale
  if (user === undefined) return <Waiting {...props} locale={locale} />
  return (
    <LocaleProvider locale={locale}>
      <div
        className="ch-login-area"
        data-phase={user ? 'in' : 'out'}
        data-block={props.block || undefined}
        lang={locale}
      >
        {user ? (
          <AccountButton {...props} core={core} user={user} words={accountMessages[locale]} />
        ) : (
          <SignOnButtons
            locale={locale}
            href={props.href}
            block={props.block}
            busy={request?.reason === 'header' ? request.mode : undefined}
            onNear={core.prepare}
            onAsk={(mode) => core.signOn.request({ reason: 'header', mode, after: props.after })}
          />
        )}
      </div>
    </LocaleProvider>
  )
}
