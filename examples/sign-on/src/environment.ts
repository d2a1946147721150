import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { MailOptions } from './mail'
import { clientOf, defaults, type ProviderSettings, type SeededAccount, StartError } from './options'

const wholeNumber = (fallback: number, max: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,9}$/, 'must be a whole number'),
    v.transform(Number),
    v.maxValue(max, `must be at most ${max}`),
  )

const port = (fallback: number) => v.pipe(wholeNumber(fallback, 65_535), v.minValue(1, 'must be a port'))

const words = (text: string) => text.split(/[\s,]+/).filter(Boolean)

const isWebAddress = (text: string) => /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')

const webAddress = v.pipe(
  v.string(),
  v.check(isWebAddress, 'must be an address such as https://login.example.com'),
)

const addresses = v.pipe(
  v.string(),
  v.transform(words),
  v.everyItem(isWebAddress, 'must be addresses with a space between them'),
)

const seededAccounts = v.pipe(
  v.string(),
  v.transform((text) => (text === 'none' ? [] : words(text).map(seededAccount))),
)

/** `li:李明` is the account li, password li, called 李明. */
const seededAccount = (text: string): SeededAccount => {
  const [name = text, displayName = name] = text.split(':')
  return { name, displayName, password: name }
}

const smtpAddress = v.pipe(
  v.string(),
  v.check(
    (text) => text === 'none' || (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)),
    'must be an address such as smtps://user:password@smtp.example.com, or none',
  ),
)

const { limits } = defaults

const schema = v.object({
  SIGN_ON_PORT: port(defaults.port),
  SIGN_ON_ISSUER: v.optional(webAddress),
  SIGN_ON_NAME: v.optional(v.string()),
  SIGN_ON_PORTAL: v.optional(webAddress),
  SIGN_ON_CLIENT_ID: v.optional(v.string()),
  SIGN_ON_CLIENT_SECRET: v.optional(v.string()),
  SIGN_ON_REDIRECTS: v.optional(addresses),
  SIGN_ON_LOGOUT_REDIRECTS: v.optional(addresses),
  SIGN_ON_BACK_CHANNEL_LOGOUT: v.optional(webAddress),
  SIGN_ON_FRAME_ANCESTORS: v.optional(v.string()),
  SIGN_ON_ACCOUNTS: v.optional(seededAccounts),
  SIGN_ON_LOCALE: v.optional(v.picklist(['zh-CN', 'en', 'auto'], 'must be zh-CN, en or auto')),
  SIGN_ON_ATTEMPTS: v.pipe(wholeNumber(limits.attempts, 1_000_000), v.minValue(1, 'must be 1 or more')),
  SIGN_ON_WAIT_SECONDS: v.pipe(wholeNumber(limits.waitSeconds, 86_400), v.minValue(1, 'must be 1 or more')),
  SIGN_ON_REGISTRATIONS: v.pipe(
    wholeNumber(limits.registrations, 1_000_000),
    v.minValue(1, 'must be 1 or more'),
  ),
  SIGN_ON_RESETS: v.pipe(wholeNumber(limits.resets, 1_000_000), v.minValue(1, 'must be 1 or more')),
  SIGN_ON_SMTP_URL: v.optional(smtpAddress),
  SIGN_ON_MAIL_FROM: v.optional(v.string(), '出海云 <no-reply@chuhai.example>'),
  MAILBOX_SMTP_PORT: port(4006),
  PORT: port(4000),
  PARTNER_PORT: port(4002),
  UNIVERSITY_PORT: port(4003),
  PUBLIC_URL: v.optional(webAddress),
  DATA_DIR: v.optional(v.string(), '.data'),
  TRUST_PROXY: wholeNumber(0, 100),
})

type Environment = v.InferOutput<typeof schema>

/** Sources and bundle both lie one level below the package, the package two below the project. */
const project = new URL('../../../', import.meta.url)

const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value))

const originOf = (address: string) => new URL(address).origin

/** Well-known accounts and the example sites exist on the developer's own machine only. */
const isLocal = (address: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

const frameAncestorsOf = (env: Environment, portal: string): string[] => {
  const text = env.SIGN_ON_FRAME_ANCESTORS
  if (text === undefined)
    return isLocal(portal)
      ? [portal, `http://127.0.0.1:${env.PARTNER_PORT}`, `http://127.0.0.1:${env.UNIVERSITY_PORT}`]
      : [portal]
  if (/^'?none'?$/.test(text)) return []
  const listed = words(text)
  if (listed.every(isWebAddress)) return listed.map(originOf)
  throw new StartError("SIGN_ON_FRAME_ANCESTORS must be origins with a space between them, or 'none'.")
}

/** The development mailbox takes mails on this machine only. */
const mailOf = (env: Environment, portal: string): MailOptions | null => {
  const local = isLocal(portal) ? `smtp://localhost:${env.MAILBOX_SMTP_PORT}` : 'none'
  const url = env.SIGN_ON_SMTP_URL ?? local
  return url === 'none' ? null : { url, from: env.SIGN_ON_MAIL_FROM }
}

/** Reads the settings of one provider; a wrong value is refused with a sentence that names it. */
export const readEnvironment = (source: Record<string, string | undefined>): ProviderSettings => {
  const result = v.safeParse(schema, withoutEmpty(source))
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
    throw new StartError(`${wrong.join('; ')}. Correct the environment and start again.`)
  }
  const env = result.output
  const portal = originOf(env.SIGN_ON_PORTAL ?? env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  const client = clientOf(portal, env.SIGN_ON_CLIENT_ID, env.SIGN_ON_CLIENT_SECRET)
  const dataDir = resolve(fileURLToPath(project), env.DATA_DIR, 'sign-on')
  return {
    port: env.SIGN_ON_PORT,
    issuer: env.SIGN_ON_ISSUER && originOf(env.SIGN_ON_ISSUER),
    dataDir,
    name: env.SIGN_ON_NAME ?? defaults.name,
    portal,
    clients: [
      {
        ...client,
        redirectUris: env.SIGN_ON_REDIRECTS ?? client.redirectUris,
        postLogoutRedirectUris: env.SIGN_ON_LOGOUT_REDIRECTS ?? client.postLogoutRedirectUris,
        backChannelLogoutUri: env.SIGN_ON_BACK_CHANNEL_LOGOUT ?? client.backChannelLogoutUri,
      },
    ],
    frameAncestors: frameAncestorsOf(env, portal),
    accounts: env.SIGN_ON_ACCOUNTS ?? (isLocal(portal) ? defaults.accounts : []),
    locale: env.SIGN_ON_LOCALE ?? defaults.locale,
    mail: mailOf(env, portal),
    proxies: env.TRUST_PROXY,
    limits: {
      attempts: env.SIGN_ON_ATTEMPTS,
      waitSeconds: env.SIGN_ON_WAIT_SECONDS,
      registrations: env.SIGN_ON_REGISTRATIONS,
      resets: env.SIGN_ON_RESETS,
    },
  }
}
