import type { MailSettings } from '../../settings/read-mail'
import type { SmsSettings } from '../../settings/read-sms'
import type { Way } from '../way'
import { createMail } from './mail'
import { createSms } from './sms'

/** The ways out that are set up; null for one that is not. */
export interface Ways {
  mail: Way | null
  sms: Way | null
}

interface WaySettings {
  mail: MailSettings | null
  sms: SmsSettings | null
  publicUrl: string
}

export const noWays: Ways = { mail: null, sms: null }

/** Opens the ways that the settings name; `close` ends their connections. */
export const openWays = ({ mail, sms, publicUrl }: WaySettings): Ways & { close(): void } => {
  const way = mail && createMail({ settings: mail, publicUrl })
  return { mail: way, sms: sms && createSms(sms), close: () => way?.close() }
}
