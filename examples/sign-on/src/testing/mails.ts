import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

interface ReceivedMail {
  to: string
  subject: string
  text: string
}

/** A mail server on any free port, for all tests of a file. */
export const receiveMails = async () => {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      simpleParser(stream).then(({ subject = '', text = '' }) => {
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', subject, text })
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    to: (address: string) => mails.filter((mail) => mail.to === address),
  }
}
