import type { Oddity } from '@chuhai/contract/admin'
import { fenOf } from '@chuhai/contract/money'
import { and, getTableColumns, gte, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { dayMs } from '../../time/durations'
import { orderOfPayment } from '../order/books/attempts'
import { listBookOddities } from '../order/books/oddities'
import { isRefund } from '../order/books/refunds'
import { notifications } from './tables'

/** What is not done by then needs somebody. */
const usualMs = 60 * 60_000
const noticeDays = 30
const rows = 200

/** Signed by the provider, and not about one of our payments as we know it. */
const isMisfit = inArray(notifications.verdict, ['foreign', 'unknown', 'amountDiffers', 'tradeDiffers'])
/** It tells of a refund whose number is none of ours. */
const isOfUnknownRefund = and(
  inArray(notifications.verdict, ['paid', 'repeated', 'late', 'surplus']),
  sql`${notifications.fields} ->> 'gmt_refund' is not null`,
  not(isRefund(sql`${notifications.fields} ->> 'out_biz_no'`)),
)

const listNotices = async (
  db: Db,
  kind: Oddity['kind'],
  condition: SQL | undefined,
  since: Date,
): Promise<Oddity[]> => {
  const found = await db
    .select({
      ...getTableColumns(notifications),
      orderNumber: sql<string | null>`${orderOfPayment(notifications.paymentNumber)}`,
    })
    .from(notifications)
    .where(and(condition, gte(notifications.at, since)))
    .limit(rows)
  return found.map(({ orderNumber, paymentNumber, fields, verdict, at }) => ({
    kind,
    orderNumber,
    number: paymentNumber,
    amount: fenOf(fields.gmt_refund ? (fields.refund_fee ?? '') : (fields.total_amount ?? '')),
    at: at.toISOString(),
    detail: fields.gmt_refund ? (fields.out_biz_no ?? '') : verdict,
  }))
}

/** Lists what somebody has to look at, the oldest first. */
export const listOddities = async (db: Db, now: Date): Promise<Oddity[]> => {
  const before = new Date(now.getTime() - usualMs)
  const since = new Date(now.getTime() - noticeDays * dayMs)
  const found = await Promise.all([
    listBookOddities(db, before),
    listNotices(db, 'noticeRejected', isMisfit, since),
    listNotices(db, 'refundUnknown', isOfUnknownRefund, since),
  ])
  return found.flat().sort((one, other) => one.at.localeCompare(other.at))
}
