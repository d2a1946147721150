import type { LivingInfo } from '@chuhai/contract/live'
import type { Db } from '../../database/db'
import type { SearchSource } from '../../search/entry'
import { dayMs } from '../shanghai'
import { liveBroadcasts } from './tables'

type Row = typeof liveBroadcasts.$inferSelect

/** The broadcast of a series that is on air or comes next; a single broadcast is its own. */
export const currentOccurrence = <T extends Pick<Row, 'startsAt' | 'endsAt' | 'repeatDays'>>(
  row: T,
  now: Date,
): T => {
  const overdueMs = now.getTime() - row.endsAt.getTime()
  if (row.repeatDays === null || overdueMs < 0) return row
  const stepMs = row.repeatDays * dayMs
  const shiftMs = (Math.floor(overdueMs / stepMs) + 1) * stepMs
  return {
    ...row,
    startsAt: new Date(row.startsAt.getTime() + shiftMs),
    endsAt: new Date(row.endsAt.getTime() + shiftMs),
  }
}

const presentLivingInfo = (row: Row): LivingInfo => ({
  videoName: row.title,
  videoTime: row.startsAt.toISOString(),
  videoIntro: row.intro,
  videoImage: row.image,
  videoUrl: row.url,
})

/** Broadcasts that have not ended, soonest first: the one on air leads the list. */
export const listBroadcasts = async (db: Db, now: Date): Promise<LivingInfo[]> => {
  const rows = await db.select().from(liveBroadcasts)
  return rows
    .map((row) => currentOccurrence(row, now))
    .filter((row) => row.endsAt > now)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(presentLivingInfo)
}

/** Broadcasts in the site search, without their dates, which change. */
export const broadcastSearchSource: SearchSource = {
  kind: 'broadcast',
  async entries(db) {
    const rows = await db.select().from(liveBroadcasts)
    return rows.map(({ name, title, intro, url }) => ({
      key: name,
      locale: 'zh-CN',
      title,
      text: `${intro}\n直播`,
      address: url,
    }))
  },
}
