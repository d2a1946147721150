import { createHash, randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { ApiError } from '../../http/api-error'
import { clientAddress } from '../../http/client-address'
import type { AppEnv } from '../../http/context'
import { admit } from '../../http/rate-limit'
import type { Limiter } from '../../limits/create-limiter'
import type { Logger } from '../../process/log'
import { dateInShanghai } from '../shanghai'
import type { PaymentProvider, ProviderNotification } from './provider'
import { completeRefund } from './refunds'
import { findPayment, settle, type Verdict } from './settle'
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

/**
 * Counts what anybody can send: one row a day, with the number and the digest of the last one, which an operator can
 * compare with what the provider says that it sent.
 */
const countForged = async (db: Db, provider: string, text: string, now: Date): Promise<void> => {
  const digest = createHash('sha256').update(text).digest('hex')
  const { fields } = notifications
  await db
    .insert(notifications)
    .values({
      id: forgedId(provider, now),
      provider,
      verdict: 'forged',
      paymentNumber: '',
      fields: { count: '1', digest },
      at: now,
    })
    .onConflictDoUpdate({
      target: notifications.id,
      set: {
        at: now,
        fields: sql`jsonb_build_object('count', ((${fields} ->> 'count')::int + 1)::text, 'digest', ${digest}::text)`,
      },
    })
}

/** The id of the row in which a day's forged notices are counted. */
const forgedId = (provider: string, now: Date): string => {
  const hex = createHash('sha256')
    .update(`forged ${provider} ${dateInShanghai(now)}`)
    .digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/** Deletes the counts of forged notices from before a time; all other notifications are books. */
export const forgetForgedNotifications = (db: Db, before: Date): Promise<number> =>
  deleteInBatches(db, notifications, and(eq(notifications.verdict, 'forged'), lt(notifications.at, before)))

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
    const text = await c.req.text()
    const form = new URLSearchParams(text)
    const fields = Object.fromEntries(form)
    // Of a name that comes twice, nobody can say which value was signed.
    const isRepeated = form.size !== Object.keys(fields).length
    const notification = isRepeated ? null : provider.readNotification(fields)
    // The provider itself is never too fast.
    if (!notification) await admit(limiter, 'write', clientAddress(c, proxies), 'payment notification')
    const now = clock()
    if (!notification) {
      await countForged(db, provider.key, text, now)
      log.warn({ verdict: 'forged' }, 'payment notification rejected')
      return c.text('failure', 400)
    }
    const verdict = await db.transaction(async (tx) => {
      const within = tx as unknown as Db
      const verdict = await apply(within, provider, notification, now)
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
      await within.insert(notifications).values(row)
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
