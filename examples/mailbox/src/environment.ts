import * as v from 'valibot'
import { defaults, type MailboxSettings, StartError } from './settings'

const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,5}$/, 'must be a port'),
    v.transform(Number),
    v.minValue(1, 'must be a port'),
    v.maxValue(65_535, 'must be a port'),
  )

const schema = v.object({
  MAILBOX_PORT: port(defaults.port),
  MAILBOX_SMTP_PORT: port(defaults.smtpPort),
  MAILBOX_KEEP: v.pipe(
    v.optional(v.string(), String(defaults.keep)),
    v.regex(/^[1-9]\d{0,4}$/, 'must be a number from 1 to 99999'),
    v.transform(Number),
  ),
})

const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value))

/** Reads the settings of the mailbox; a wrong value is refused with a sentence that names it. */
export const readEnvironment = (source: Record<string, string | undefined>): MailboxSettings => {
  const result = v.safeParse(schema, withoutEmpty(source))
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
    throw new StartError(`${wrong.join('; ')}. Correct the environment and start again.`)
  }
  const { MAILBOX_PORT, MAILBOX_SMTP_PORT, MAILBOX_KEEP } = result.output
  return { ...defaults, port: MAILBOX_PORT, smtpPort: MAILBOX_SMTP_PORT, keep: MAILBOX_KEEP }
}
