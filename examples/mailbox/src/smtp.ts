import { randomUUID } from 'node:crypto'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { Switches } from './behaviour'
import type { Mail, NewMessage } from './message'
import type { Store } from './store'

const maxBytes = 10 * 1024 * 1024

/** An answer of SMTP: its code stands in front of the words. */
const answer = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

const answers = {
  failed: answer(451, '4.3.0 The mailbox is to fail, please try again later'),
  refused: answer(550, '5.1.1 The mailbox is to bounce: there is no such recipient'),
}

const addressOf = (found: AddressObject | AddressObject[] | undefined): string =>
  [found ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ')

const headersOf = ({ headerLines }: ParsedMail): Mail['headers'] =>
  headerLines.map(({ line }) => {
    const end = line.indexOf(':')
    return [
      line.slice(0, end),
      line
        .slice(end + 1)
        .replace(/\r?\n\s*/g, ' ')
        .trim(),
    ]
  })

const mailOf = (parsed: ParsedMail, to: string): NewMessage => ({
  kind: 'mail',
  id: parsed.messageId ?? randomUUID(),
  at: Date.now(),
  to: to || addressOf(parsed.to),
  from: addressOf(parsed.from),
  subject: parsed.subject ?? '',
  text: (parsed.text ?? '').trimEnd(),
  html: parsed.html || null,
  headers: headersOf(parsed),
  attachments: parsed.attachments.map(({ filename, contentType, content }) => ({
    name: filename ?? 'attachment',
    type: contentType,
    content: Uint8Array.from(content),
  })),
})

/** Takes mails for anybody from anybody, without a log-in and without TLS. */
export const createSmtp = (store: Store, switches: Switches): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxBytes,
    onRcptTo(_, __, done) {
      done(switches.current === 'bouncing' ? answers.refused : null)
    },
    async onData(stream, session, done) {
      try {
        const parsed = await simpleParser(stream)
        const fate = await switches.next()
        if (fate === 'refused') return done(answers.refused)
        if (fate !== 'failed')
          store.add(mailOf(parsed, session.envelope.rcptTo.map(({ address }) => address).join(', ')))
        done(fate === 'taken' ? null : answers.failed)
      } catch (error) {
        done(error as Error)
      }
    },
  })
