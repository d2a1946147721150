import { classRefundDays, courseRefundDays } from '@chuhai/contract/constants'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { dayMs } from '../../time/durations'
import { dateInShanghai, momentInShanghai } from '../../time/shanghai'
import type { ProductSource } from '../order/product-source'
import { countKept } from '../place/places'
import { classPlaceSource } from './class-places'
import { includesOf } from './includes'
import { courses, trainingClasses } from './tables'

/** A course can be watched as soon as it is paid. */
export const courseProducts: ProductSource = {
  kind: 'course',
  async find(db, id) {
    const [course] = await db
      .select()
      .from(courses)
      .where(and(eq(courses.id, id), eq(courses.isShown, true)))
    if (!course) return null
    const { name, summary, price } = course
    return {
      name,
      summary,
      price,
      includes: includesOf(course),
      cancellation: [
        `付款后 ${courseRefundDays} 天内可申请全额退款，审核通过后原路退回。`,
        '退款后不能再观看本课程。',
      ],
      refundTerms: { daysAfterPayment: courseRefundDays },
      places: null,
      fulfilAfter: null,
    }
  },
  refusalFor: async () => null,
}

/** `12月4日` */
const dayOf = (date: string): string => `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`

/** Whether an application of a user was accepted, which the module of applications knows. */
type HasAccepted = (
  db: Db,
  application: { kind: string; subject: string; userId: number },
) => Promise<boolean>

/** A place in a class is bought after an accepted application, before the class begins. */
export const classProducts = (hasAccepted: HasAccepted): ProductSource => ({
  kind: 'class',
  async find(db, id) {
    const [found] = await db
      .select()
      .from(trainingClasses)
      .where(and(eq(trainingClasses.id, id), eq(trainingClasses.isShown, true)))
    if (!found) return null
    const { name, summary, price, includes, startsOn, weeks, seats } = found
    const firstDay = momentInShanghai(startsOn, '00:00:00')
    const lastDate = dateInShanghai(firstDay, -classRefundDays)
    return {
      name,
      summary,
      price,
      includes,
      cancellation: [
        `开班前 ${classRefundDays} 天（${dayOf(lastDate)}，含当天）可申请全额退款，审核通过后原路退回。`,
        '逾期不能退款；因故不能参加的，请联系客服改期。',
      ],
      refundTerms: { lastDate },
      places: seats,
      fulfilAfter: new Date(firstDay.getTime() + weeks * 7 * dayMs),
    }
  },
  async keptForOthers(db, id, { userId, now }) {
    return (await countKept(db, classPlaceSource, [id], now, userId)).get(id) ?? 0
  },
  async refusalFor(db, id, { userId, now }) {
    const [found] = await db
      .select({ startsOn: trainingClasses.startsOn, isCancelled: trainingClasses.isCancelled })
      .from(trainingClasses)
      .where(eq(trainingClasses.id, id))
    if (!found || found.isCancelled || found.startsOn <= dateInShanghai(now)) return 'ORDER_CLOSED'
    const isAccepted = await hasAccepted(db, { kind: 'trainingClass', subject: String(id), userId })
    return isAccepted ? null : 'ORDER_NOT_ELIGIBLE'
  },
})
