import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { MailSettings } from '../settings/read-mail'

/** An answer of SMTP, as a mail server would word it: with the recipient. */
export const smtpAnswer = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode })

interface Behaviour {
  /** Answers the recipient of the next mail. */
  recipient: Error | null
  /** Answers the whole of the next mail. */
  data: Error | null
}

/** A mail server of a test, without TLS. It takes the log-in `portal` with the password `secret`. */
export const startMailServer = async () => {
  const received: ParsedMail[] = []
  const recipients: string[] = []
  const next: Behaviour = { recipient: null, data: null }
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect(_, done) {
      connections += 1
      done()
    },
    onAuth({ username, password }, _, done) {
      if (username === 'portal' && password === 'secret') return done(null, { user: username })
      done(smtpAnswer(535, '5.7.8 Wrong log-in'))
    },
    onRcptTo({ address }, _, done) {
      if (!next.recipient) recipients.push(address)
      done(next.recipient)
    },
    async onData(stream, _, done) {
      const mail = await simpleParser(stream)
      if (!next.data) received.push(mail)
      done(next.data)
    },
  })
  // A client that breaks off is what some tests are about.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const settings: MailSettings = {
    host: '127.0.0.1',
    port: (server.server.address() as AddressInfo).port,
    security: 'none',
    login: null,
    from: '出海云 <notice@chuhai.example>',
  }
  return {
    received,
    recipients,
    settings,
    next,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
