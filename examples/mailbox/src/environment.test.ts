import { expect, it } from 'vitest'
import { readEnvironment } from './environment'

it('needs no setting', () => {
  expect(readEnvironment({})).toMatchObject({ port: 4005, smtpPort: 4006 })
})

it.each([
  [{ MAILBOX_PORT: '70000' }, 'MAILBOX_PORT must be a port'],
  [{ MAILBOX_SMTP_PORT: 'smtp' }, 'MAILBOX_SMTP_PORT must be a port'],
])('refuses %j', (source, message) => {
  expect(() => readEnvironment(source)).toThrow(message)
})
