import { expect, it } from 'vitest'
import { readEnvironment } from './environment'

it('needs no setting', () => {
  expect(readEnvironment({})).toMatchObject({ port: 4005, smtpPort: 4006, keep: 1000 })
})

it('keeps as many messages as it is told', () => {
  expect(readEnvironment({ MAILBOX_KEEP: '20000' })).toMatchObject({ keep: 20_000 })
})

it.each([
  [{ MAILBOX_PORT: '70000' }, 'MAILBOX_PORT must be a port'],
  [{ MAILBOX_SMTP_PORT: 'smtp' }, 'MAILBOX_SMTP_PORT must be a port'],
  [{ MAILBOX_KEEP: '0' }, 'MAILBOX_KEEP must be a number'],
])('refuses %j', (source, message) => {
  expect(() => readEnvironment(source)).toThrow(message)
})
