import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../database/db'
import type { Logger } from '../../process/log'
import { followOpenPayments } from './open-payments'
import type { PaymentProvider } from './provider'
import { carryOutRefunds } from './refunds'

const everyMs = 5000

interface JobOptions {
  db: Db
  log: Logger
  provider: PaymentProvider
  clock?: () => Date
}

/** What happens to payments without a visitor: queries, closing and refunds. Several instances share the work. */
export const createPaymentJobs = ({ db, log, provider, clock = () => new Date() }: JobOptions) => {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()

  const runOnce = async () => {
    await followOpenPayments({ db, log, provider }, clock())
    await carryOutRefunds({ db, log, provider }, clock())
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      await runOnce().catch((err) => log.warn({ err }, 'payments could not be read, will be tried again'))
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    runOnce,
    start() {
      running = run()
    },
    /** Lets the call that is in flight come to its end. */
    async stop(limitMs: number) {
      stopping.abort()
      await Promise.race([running, wait(limitMs, undefined, { ref: false })])
    },
  }
}
