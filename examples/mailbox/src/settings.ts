export interface MailboxSettings {
  /** The page and the gateway for short messages. */
  port: number
  smtpPort: number
  /** The account of the portal at the gateway. */
  smsKey: string
  smsSecret: string
  /** How many messages are kept. */
  keep: number
  /** How long an answer takes where the mailbox is to be slow. */
  slowMs: number
}

/** The account is for development only. */
export const defaults: MailboxSettings = {
  port: 4005,
  smtpPort: 4006,
  smsKey: 'chuhai',
  smsSecret: 'chuhai-development-secret',
  keep: 1000,
  slowMs: 8000,
}
