import { listen, serve } from '@chuhai-examples/development'
import { createApp } from './app'
import { type Behaviour, createSwitches } from './behaviour'
import type { MailboxMessage } from './message'
import type { MailboxSettings } from './settings'
import { createSmtp } from './smtp'
import { createStore } from './store'

export interface RunningMailbox {
  /** Of the page; the gateway for short messages is at `/sms`. */
  address: string
  smtpPort: number
  /** The newest first. */
  messages(): MailboxMessage[]
  /** Decides how what comes from now on is taken. */
  behave(behaviour: Behaviour): void
  clear(): void
  close(): Promise<void>
}

/** Opens the mailbox on its two ports; port 0 is any free one. */
export const openMailbox = async (settings: MailboxSettings): Promise<RunningMailbox> => {
  const store = createStore(settings.keep)
  const switches = createSwitches(settings.slowMs)
  const smtp = createSmtp(store, switches)
  // A client that breaks off its connection is not an end of the mailbox, and a taken port is reported below.
  smtp.on('error', () => {})
  const app = createApp({ store, switches, settings })
  const server = await serve(app.fetch, settings.port, 'MAILBOX_PORT')
  const smtpPort = await listen(smtp.server, settings.smtpPort, 'MAILBOX_SMTP_PORT').catch(async (error) => {
    await server.close()
    throw error
  })
  return {
    address: server.address,
    smtpPort,
    messages: store.list,
    behave: switches.choose,
    clear: store.clear,
    async close() {
      await Promise.all([server.close(), new Promise<void>((resolve) => smtp.close(() => resolve()))])
    },
  }
}
