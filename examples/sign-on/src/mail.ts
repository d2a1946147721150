import { createTransport } from 'nodemailer'

export interface MailOptions {
  /** `smtp://localhost:4006`, `smtps://user:password@smtp.example.com` */
  url: string
  /** `出海云 <no-reply@chuhai.example>` */
  from: string
}

export interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends mails; a failure is logged without address and text. */
export const createMailer = ({ url, from }: MailOptions) => {
  const { protocol, hostname } = new URL(url)
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  const transport = createTransport({
    url,
    ...(protocol === 'smtp:' && (isLocal ? { ignoreTLS: true } : { requireTLS: true })),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text }: Mail): Promise<void> {
      try {
        const recipient = { name: '', address: to }
        await transport.sendMail({
          from,
          to: recipient,
          subject,
          text,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number }
        console.error(`[chuhai] A mail was not sent: ${responseCode ?? code ?? 'unknown'}`)
      }
    },
    close: () => transport.close(),
  }
}

export type Mailer = ReturnType<typeof createMailer>
