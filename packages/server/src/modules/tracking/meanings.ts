import type { TrackingCause, TrackingStatus } from '@chuhai/contract/logistics'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type EventRow, trackingCodes } from './tables'

/** The meaning of a code, with its text. */
export interface Meaning {
  status: TrackingStatus | null
  cause: TrackingCause | null
  text: { 'zh-CN': string; en: string }
}

/** The text of a code without an explanation: the carrier's own may name people. */
const unexplained: Meaning = {
  status: null,
  cause: null,
  text: { 'zh-CN': '承运商更新了物流信息', en: 'The carrier has news of the parcel' },
}

/** Returns the meanings of events by the codes known now, so that a later explanation also covers earlier events. */
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
