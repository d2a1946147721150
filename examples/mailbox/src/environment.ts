import { port, readSettings } from '@chuhai-examples/development'
import * as v from 'valibot'
import { defaults, type MailboxSettings } from './settings'

const schema = v.object({
  MAILBOX_PORT: port(defaults.port),
  MAILBOX_SMTP_PORT: port(defaults.smtpPort),
  MAILBOX_KEEP: v.pipe(
    v.optional(v.string(), String(defaults.keep)),
    v.regex(/^[1-9]\d{0,4}$/, 'must be a number from 1 to 99999'),
    v.transform(Number),
  ),
})

/** Reads the settings of the mailbox; a wrong value is refused with a sentence that names it. */
export const readEnvironment = (source: Record<string, string | undefined>): MailboxSettings => {
  const { MAILBOX_PORT, MAILBOX_SMTP_PORT, MAILBOX_KEEP } = readSettings(schema, source)
  return { ...defaults, port: MAILBOX_PORT, smtpPort: MAILBOX_SMTP_PORT, keep: MAILBOX_KEEP }
}
