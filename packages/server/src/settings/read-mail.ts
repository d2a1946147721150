import { isLocal } from '@chuhai/contract/site-request'
import * as v from 'valibot'
import { StartError } from '../process/start-error'
import { developmentMailbox } from './development-mailbox'
import { address } from './fields'

/** A mail server that takes the portal's mails, and who they are from. */
export interface MailSettings {
  host: string
  port: number
  /** `tls` from the first byte, `startTls` before anything is said, `none` on this machine only. */
  security: 'tls' | 'startTls' | 'none'
  /** Null where the server asks for none. */
  login: { user: string; password: string } | null
  /** `出海云 <notice@example.com>` */
  from: string
}

const defaultPorts = { tls: 465, startTls: 587, none: 25 }

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const isComplete = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname !== '' && decoded(username) !== null && decoded(password) !== null
}

const smtpAddress = v.pipe(
  address(['smtp', 'smtps'], 'smtps://user:password@smtp.example.com:465'),
  v.check(
    isComplete,
    'must name a host; signs such as @ and % in user or password are written as %40 and %25',
  ),
)

/** An address, alone or behind a name. */
const sender = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^<>@\r\n]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/,
    'must be one mail address such as 出海云 <notice@example.com>',
  ),
)

export const mailVariables = v.object({
  SMTP_URL: v.optional(smtpAddress),
  MAIL_FROM: v.optional(sender),
})

const securityOf = (url: string): MailSettings['security'] => {
  if (url.startsWith('smtps:')) return 'tls'
  return isLocal(url) ? 'none' : 'startTls'
}

const settingsOf = (url: string, from: string): MailSettings => {
  const { hostname, port, username, password } = new URL(url)
  const security = securityOf(url)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? defaultPorts[security] : Number(port),
    security,
    login: username ? { user: decoded(username) ?? '', password: decoded(password) ?? '' } : null,
    from,
  }
}

/**
 * Reads where mails are sent; null where there is no mail. Whoever starts the development mailbox names its port. Throws where half
 * of it is set.
 */
export const readMail = (
  { SMTP_URL: url, MAIL_FROM: from }: v.InferOutput<typeof mailVariables>,
  { publicUrl, smtpPort }: { publicUrl: string; smtpPort: number | undefined },
): MailSettings | null => {
  if (url && from) return settingsOf(url, from)
  if (url || from)
    throw new StartError(
      'SMTP_URL and MAIL_FROM belong together: the mail server, and the address that mails are from. Set both, or none.',
    )
  return smtpPort !== undefined && isLocal(publicUrl)
    ? settingsOf(`smtp://localhost:${smtpPort}`, developmentMailbox.from)
    : null
}
