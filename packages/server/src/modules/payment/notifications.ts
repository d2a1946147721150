import { hash, randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { ApiError } from '../../http/api-error'
import { clientAddress } from '../../http/client-address'
import type { AppEnv } from '../../http/context'
import { admit } from '../../http/rate-limit'
import { wholeText } from '../../http/whole-text'
import type { Limiter } from '../../limits/create-limiter'
import type { Logger } from '../../process/log'
import { findPayment } from '../order/books/attempts'
import { completeRefund } from '../order/books/refunds'
import { settle, type Verdict } from '../order/books/settle'
import type { PaymentProvider, ProviderNotification } from './provider'
import { notifications } from './tables'

interface NotificationOptions {
  db: Db
  clock: () => Date
  log: Logger
  limiter: Limiter
  proxies: number
  provider: PaymentProvider | null
}

/** `foreign`: for another application; `unknown`: about no payment of ours. */
type NotificationVerdict = Verdict | 'refunded' | 'foreign' | 'unknown'

/** These change nothing; somebody has to look at them. */
const rejected = new Set<NotificationVerdict>(['foreign', 'unknown', 'amountDiffers', 'tradeDiffers'])

/** What is kept of a notification: nothing of it is about the payer. */
const keptFields = [
  'notify_id',
  'notify_time',
  'app_id',
  'out_trade_no',
  'trade_no',
  'trade_status',
  'total_amount',
  'gmt_payment',
  'gmt_close',
  'gmt_refund',
  'refund_fee',
  'out_biz_no',
]
const keptLength = 64
const maxBytes = 32 * 1024

const kept = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    keptFields.flatMap((name) => {
      const value = fields[name]?.replaceAll('\0', '').slice(0, keptLength)
      return value ? [[name, value]] : []
    }),
  )

const apply = async (
  db: Db,
  provider: PaymentProvider,
  notification: ProviderNotification,
  now: Date,
): Promise<NotificationVerdict> => {
  const { appId, trade, refundNumber } = notification
  if (appId !== provider.appId) return 'foreign'
  const payment = await findPayment(db, trade.number)
  if (payment?.provider !== provider.key || payment.appId !== appId) return 'unknown'
  const verdict = await settle(db, payment, trade, now)
  // The notice of a refund may come before that of the payment: it has paid just now.
  if (refundNumber && (await completeRefund(db, refundNumber, payment.number, now))) return 'refunded'
  return verdict
}

const uuidOf = (text: string): string =>
  hash('sha256', text).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/**
 * Counts what the provider has not signed: anybody may send it, with anything in it, so that a day has one row, with the number
 * and the digest of the newest. Returns the digest.
 */
const countForged = async (db: Db, provider: string, body: string, now: Date): Promise<string> => {
  const digest = hash('sha256', body).slice(0, 16)
  const day = now.toISOString().slice(0, 10)
  await db
    .insert(notifications)
    .values({
      id: uuidOf(`forged ${provider} ${day}`),
      provider,
      verdict: 'forged',
      paymentNumber: '',
      fields: { digest, count: '1' },
      at: now,
    })
    .onConflictDoUpdate({
      target: notifications.id,
      set: {
        fields: sql`jsonb_build_object('digest', ${digest}::text, 'count', ((${notifications.fields} ->> 'count')::int + 1)::text)`,
        at: now,
      },
    })
  return digest
}

/** Deletes the counts of forged notices from before a time. */
export const deleteForgedNotices = (db: Db, before: Date): Promise<number> =>
  deleteInBatches(db, notifications, and(eq(notifications.verdict, 'forged'), lt(notifications.at, before)))

/**
 * Receives what the provider says by itself. It stands before the guard of origins, because the signature is what
 * identifies its sender. Books and record are written together, so that a notification that was not acknowledged is
 * repeated, and one that was is in the books.
 */
export const paymentNotifications = (options: NotificationOptions): Hono<AppEnv> => {
  const { db, clock, log, limiter, proxies, provider } = options
  const app = new Hono<AppEnv>()
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ApiError('BODY_TOO_LARGE')
    },
  })
  app.post('/payment/:provider/notify', limit, async (c) => {
    if (!provider || c.req.param('provider') !== provider.key) throw new ApiError('NOT_FOUND')
    const body = await wholeText(c)
    const form = new URLSearchParams(body)
    const fields = Object.fromEntries(form)
    // Of a name that comes twice, nobody can say which value was signed.
    const isRepeated = form.size !== Object.keys(fields).length
    const notification = isRepeated ? null : provider.readNotification(fields)
    const now = clock()
    if (!notification) {
      // The provider itself is never too fast.
      await admit(limiter, 'write', clientAddress(c, proxies), 'payment notification')
      const digest = await countForged(db, provider.key, body, now)
      log.warn({ verdict: 'forged', digest, alert: false }, 'payment notification rejected')
      return c.text('failure', 400)
    }
    const verdict = await db.transaction(async (tx) => {
      const verdict = await apply(tx, provider, notification, now)
      const record = kept(fields)
      const paymentNumber = record.out_trade_no ?? ''
      const row = {
        id: randomUUID(),
        provider: provider.key,
        verdict,
        paymentNumber,
        fields: record,
        at: now,
      }
      await tx.insert(notifications).values(row)
      return verdict
    })
    const said = { verdict, payment: fields.out_trade_no?.slice(0, keptLength) }
    if (!rejected.has(verdict)) {
      log.info(said, 'payment notification')
      return c.text('success')
    }
    log.warn({ ...said, alert: true }, 'payment notification rejected')
    return c.text('failure', 400)
  })
  return app
}
