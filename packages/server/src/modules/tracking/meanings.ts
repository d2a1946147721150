import type { TrackingCause, TrackingStatus } from '@chuhai/contract/logistics'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type EventRow, trackingCodes } from './tables'

/** What a code means, and how it is said. */
export interface Meaning {
  status: TrackingStatus | null
  cause: TrackingCause | null
  text: { 'zh-CN': string; en: string }
}

/** What is said of a code that nobody has explained yet: what the carrier wrote may name people. */
const unexplained: Meaning = {
  status: null,
  cause: null,
  text: { 'zh-CN': '承运商更新了物流信息', en: 'The carrier has news of the parcel' },
}

/** Returns what events mean by the codes that are known now, so that a code explained later explains what came before. */
export const findMeanings = async (
  db: Db,
  events: readonly Pick<EventRow, 'carrier' | 'code'>[],
): Promise<(event: Pick<EventRow, 'carrier' | 'code'>) => Meaning> => {
  const carriers = [...new Set(events.map(({ carrier }) => carrier))]
  const rows =
    carriers.length === 0
      ? []
      : await db.select().from(trackingCodes).where(inArray(trackingCodes.carrier, carriers))
  const known = new Map(
    rows.map(({ carrier, code, status, cause, zh, en }): [string, Meaning] => [
      `${carrier} ${code}`,
      { status, cause, text: { 'zh-CN': zh, en } },
    ]),
  )
  return ({ carrier, code }) => known.get(`${carrier} ${code}`) ?? unexplained
}
