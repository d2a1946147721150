import { type PasswordCost, usualCost } from './accounts/password'
import type { MailOptions } from './mail'
import { brand, type LocaleChoice } from './pages/messages'

/** A reason not to start, in one sentence that says what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** An application that signs its visitors in here. */
export interface ClientOptions {
  id: string
  secret: string
  redirectUris: string[]
  postLogoutRedirectUris: string[]
  /** Receives a logout token when a visitor signs out here (OpenID Connect Back-Channel Logout). */
  backChannelLogoutUri: string
}

/** An account that exists from the start and is never stored: it may break the rules of registration. */
export interface SeededAccount {
  name: string
  displayName: string
  password: string
}

export interface LimitOptions {
  /** Wrong passwords for one name from one address before it has to wait. */
  attempts: number
  /** How long it waits then. */
  waitSeconds: number
  /** Registrations from one address in ten minutes. */
  registrations: number
  /** Links for a new password that one address asks for in ten minutes. */
  resets: number
}

export interface ProviderOptions {
  /** 0 takes any free port. */
  port: number
  /** Its public address, `http://localhost:PORT` when left out. */
  issuer?: string
  /** A folder of its own; created when missing. */
  dataDir: string
  /** Written beside the mark. */
  name: string
  /** Where agreement and privacy policy lead, and forgotten passwords where no mail can be sent. */
  portal: string
  clients: ClientOptions[]
  /** Origins whose pages may frame the forms; none when empty. */
  frameAncestors: string[]
  accounts: SeededAccount[]
  locale: LocaleChoice
  /** Where mails are sent; null where none can be. */
  mail: MailOptions | null
  /** Own proxies in front that append to X-Forwarded-For. */
  proxies: number
  limits: LimitOptions
  /** What hashing a new password costs; those hashed before keep theirs. */
  passwordCost: PasswordCost
}

/** The portal as a client, at the addresses that its server gives itself. */
export const clientOf = (
  portal: string,
  id = 'chuhai',
  secret = 'chuhai-development-secret',
): ClientOptions => ({
  id,
  secret,
  redirectUris: [`${portal}/api/login/oauth2/callback/${encodeURIComponent(id)}`],
  postLogoutRedirectUris: [`${portal}/`, `${portal}/api/logout/done`],
  backChannelLogoutUri: `${portal}/api/logout/back-channel/${encodeURIComponent(id)}`,
})

/** `demo` and `newbie`, password = name: for development and demonstrations only. */
export const demoAccounts: SeededAccount[] = [
  { name: 'demo', displayName: '沈立群', password: 'demo' },
  { name: 'newbie', displayName: '周小满', password: 'newbie' },
]

export const defaults = {
  port: 4001,
  name: brand,
  portal: 'http://localhost:4000',
  frameAncestors: ['http://localhost:4000', 'http://127.0.0.1:4002', 'http://127.0.0.1:4003'],
  accounts: demoAccounts,
  locale: 'zh-CN',
  mail: null,
  proxies: 0,
  limits: { attempts: 5, waitSeconds: 60, registrations: 20, resets: 10 },
  passwordCost: usualCost,
} satisfies Partial<ProviderOptions>

/** What a caller of `openProvider` must name: only where to keep data. */
export type ProviderSettings = Partial<ProviderOptions> & Pick<ProviderOptions, 'dataDir'>

export const withDefaults = (settings: ProviderSettings): ProviderOptions => {
  const options = { ...defaults, ...settings }
  return { ...options, clients: settings.clients ?? [clientOf(options.portal)] }
}
