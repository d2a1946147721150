export interface Attachment {
  name: string
  type: string
  content: Uint8Array<ArrayBuffer>
}

interface Received {
  /** Its place in the order in which messages came, from 1. */
  number: number
  /** What its sender calls it: the same again is the same message. */
  id: string
  at: number
  /** How often it came. */
  times: number
  to: string
}

export interface Mail extends Received {
  kind: 'mail'
  from: string
  subject: string
  text: string
  html: string | null
  headers: [name: string, value: string][]
  attachments: Attachment[]
}

export interface ShortMessage extends Received {
  kind: 'sms'
  /** As the phone shows it, with its signature. */
  text: string
  template: string
  parameters: Record<string, string>
  /** How many messages the gateway would charge for. */
  parts: number
}

export type MailboxMessage = Mail | ShortMessage

type New<Message> = Omit<Message, 'number' | 'times'>

/** A message that has just come. */
export type NewMessage = New<Mail> | New<ShortMessage>
