import { createTransport, type SendMailOptions } from 'nodemailer'
import type { MailSettings } from '../../settings/read-mail'
import type { Delivery, Way, WrittenMessage } from '../way'
import { messageCalendar } from './mail-calendar'
import { mailHtml, mailText } from './mail-page'
import { mailTexts } from './messages'

interface MailOptions {
  settings: MailSettings
  publicUrl: string
  clock?: () => Date
}

/** A way with connections of its own. */
export interface OpenWay extends Way {
  close(): void
}

/** What nodemailer throws: the server's answer where there was one, and the command that it answered. */
interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/** These are about us and not about the recipient: a wrong sequence, and a log-in that is missing or wrong. */
const aboutUs = new Set([503, 530, 534, 535, 538])

/** The answer without its words, which could quote the recipient. */
const reasonOf = ({ code, responseCode, response }: SmtpError): string => {
  if (!responseCode) return code ?? 'unknown'
  const [detail] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '') ?? []
  return ['SMTP', responseCode, detail].filter(Boolean).join(' ')
}

/** Whether the server has refused this recipient or this mail for good. */
const isRefused = ({ command = '', responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && /^(RCPT TO|DATA)$/.test(command) && !aboutUs.has(responseCode)

const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

/** News can be ended by one press in the reader of mail itself (RFC 8058). */
const headersOf = ({ locale, unsubscribe }: WrittenMessage): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  'Content-Language': locale,
  ...(unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}),
})

const optionsOf = ({ host, port, security, login }: MailSettings) => ({
  pool: true as const,
  maxConnections: 4,
  // A mail whose connection broke is tried again by its queue, which counts the attempts.
  maxRequeues: 0,
  host,
  port,
  secure: security === 'tls',
  requireTLS: security === 'startTls',
  ignoreTLS: security === 'none',
  ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends mails by SMTP, over connections that are kept. */
export const createMail = ({ settings, publicUrl, clock = () => new Date() }: MailOptions): OpenWay => {
  const transport = createTransport(optionsOf(settings))
  const domain = new URL(publicUrl).hostname

  const mailOf = async (to: string, message: WrittenMessage): Promise<SendMailOptions> => ({
    from: settings.from,
    to: { name: '', address: to },
    subject: message.title,
    messageId: `<${message.id}@${domain}>`,
    headers: headersOf(message),
    text: mailText(message),
    html: await mailHtml(message),
    attachments: message.date
      ? [
          {
            filename: mailTexts[message.locale].calendarName,
            content: messageCalendar(message, message.date, publicUrl, clock()),
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          },
        ]
      : [],
  })

  const send = async (to: string, message: WrittenMessage, signal: AbortSignal): Promise<Delivery> => {
    signal.throwIfAborted()
    const mail = await mailOf(to, message)
    try {
      await untilAborted(transport.sendMail(mail), signal)
      return { state: 'sent' }
    } catch (error) {
      signal.throwIfAborted()
      const failure = error as SmtpError
      if (isRefused(failure)) return { state: 'refused', reason: reasonOf(failure) }
      const reason = reasonOf(failure)
      throw Object.assign(new Error(reason), { code: reason })
    }
  }

  return { key: 'mail', send, close: () => transport.close() }
}
