import { type EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createApp } from './app'
import { type Behaviour, createSwitches } from './behaviour'
import type { MailboxMessage } from './message'
import { type MailboxSettings, StartError } from './settings'
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

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may not be opened',
}

const listening = async (server: EventEmitter, port: number, variable: string): Promise<void> => {
  try {
    await once(server, 'listening')
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!reason) throw error
    throw new StartError(`Port ${port} ${reason}. Choose another one with ${variable}.`)
  }
}

const portOf = (server: { address(): AddressInfo | string | null }): number =>
  (server.address() as AddressInfo).port

/** Opens the mailbox on its two ports; port 0 is any free one. */
export const openMailbox = async (settings: MailboxSettings): Promise<RunningMailbox> => {
  const store = createStore(settings.keep)
  const switches = createSwitches(settings.slowMs)
  const app = createApp({ store, switches, settings })
  const server = createAdaptorServer({ fetch: app.fetch })
  const smtp = createSmtp(store, switches)
  // A client that breaks off its connection is not an end of the mailbox, and a taken port is reported below.
  smtp.on('error', () => {})
  const closeAll = async () => {
    const closed = server.listening ? once(server, 'close') : null
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await Promise.all([closed, new Promise<void>((resolve) => smtp.close(() => resolve()))])
  }
  try {
    server.listen(settings.port)
    await listening(server, settings.port, 'MAILBOX_PORT')
    smtp.listen(settings.smtpPort)
    await listening(smtp.server, settings.smtpPort, 'MAILBOX_SMTP_PORT')
  } catch (error) {
    server.close()
    throw error
  }
  return {
    address: `http://localhost:${portOf(server)}`,
    smtpPort: portOf(smtp.server),
    messages: store.list,
    behave: switches.choose,
    clear: store.clear,
    close: closeAll,
  }
}
