import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../.commands/ports.mjs'
import { defaultPorts, startServices } from '../../../.commands/services.mjs'
import { withFolder } from '../setup.mjs'

const pollMs = 100
const quietMs = 3000

/**
 * Runs `body` with the mailbox, which takes what comes as one of its test options says, and keeps as much as `keep`. Its `env` leads
 * a server there.
 */
export const withMailbox = ({ behaviour, keep }, body) =>
  withFolder({}, async ({ dataDir }) => {
    const ports = { ...defaultPorts, mailbox: await freePort(), mailboxSmtp: await freePort() }
    const origin = `http://localhost:${ports.mailbox}`
    const mailbox = startServices({
      ports,
      dataDir,
      env: { MAILBOX_KEEP: String(keep) },
      only: ['mailbox'],
    })
    const count = async () => {
      const [, number] = /(\d+) 条消息/.exec(await (await fetch(origin)).text())
      return Number(number)
    }
    try {
      await mailbox.ready
      await fetch(`${origin}/behaviour`, { method: 'POST', body: new URLSearchParams({ behaviour }) })
      return await body({
        env: { MAILBOX_PORT: String(ports.mailbox), MAILBOX_SMTP_PORT: String(ports.mailboxSmtp) },
        messages: async () => (await fetch(`${origin}/messages.json`)).json(),
        /** Resolves once so many messages have come. */
        async reached(number) {
          while ((await count()) < number) await pause(pollMs)
        },
        /** Resolves once nothing new has come for some seconds. */
        async quiet() {
          for (let before = -1, now = await count(); now > before; now = await count()) {
            before = now
            await pause(quietMs)
          }
        },
      })
    } finally {
      await mailbox.stop()
    }
  })
