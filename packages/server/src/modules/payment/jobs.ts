import type { Db } from '../../database/db'
import { createRepeat } from '../../jobs/repeat'
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

/** Queries, closings and refunds, which need no visitor. Several instances share the work. */
export const createPaymentJobs = ({ db, log, provider, clock = () => new Date() }: JobOptions) => {
  const runOnce = async () => {
    await followOpenPayments({ db, log, provider }, clock())
    await carryOutRefunds({ db, log, provider }, clock())
  }
  const repeat = createRepeat(runOnce, {
    everyMs,
    onError: (err) => log.warn({ err }, 'payments could not be read, will be tried again'),
  })
  return { ...repeat, runOnce }
}
