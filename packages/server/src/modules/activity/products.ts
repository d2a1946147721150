import { activityRefundDays } from '@chuhai/contract/constants'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { dayMs } from '../../time/durations'
import { dateInShanghai, timeInShanghai } from '../../time/shanghai'
import type { ProductSource } from '../order/product-source'
import { countKept, findPlaces } from '../place/places'
import { activityPlaceSource, dayOf, nameOf } from './activity-places'
import { activitySessions } from './tables'

const findSession = async (db: Db, id: number) => {
  const [session] = await db.select().from(activitySessions).where(eq(activitySessions.id, id))
  return session
}

/** A place at an activity that costs something is bought by who has signed up; what is free needs no order. */
export const activityProducts: ProductSource = {
  kind: 'activity',
  async find(db, id) {
    const session = await findSession(db, id)
    if (!session || session.fee === 0) return null
    const { startsAt, endsAt, venue, fee, seats } = session
    const lastDay = new Date(startsAt.getTime() - activityRefundDays * dayMs)
    return {
      name: nameOf(session),
      summary: `${timeInShanghai(startsAt).slice(0, 16)} · ${venue}`,
      price: fee,
      includes: ['一个人的席位，到场报手机号签到', '当天发放的资料', '时间或地点有变时发消息通知'],
      cancellation: [
        `开始前 ${activityRefundDays} 天（${dayOf(lastDay)}，含当天）可申请全额退款，审核通过后原路退回。`,
        '逾期不能退款；活动取消的，全额退回。',
      ],
      refundTerms: { lastDate: dateInShanghai(lastDay) },
      places: seats,
      fulfilAfter: endsAt,
    }
  },
  async keptForOthers(db, id, { userId, now }) {
    return (await countKept(db, activityPlaceSource, [id], now, userId)).get(id) ?? 0
  },
  async refusalFor(db, id, { userId, now }) {
    const session = await findSession(db, id)
    if (!session || session.isCancelled || session.startsAt <= now) return 'ORDER_CLOSED'
    const place = (await findPlaces(db, activityPlaceSource, [id], now))(id, userId)
    return place?.state === 'kept' || place?.state === 'ordered' ? null : 'ORDER_NOT_ELIGIBLE'
  },
}
