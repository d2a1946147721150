import type { Broadcast, LivingInfo } from '@chuhai/contract/live'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { SearchSource } from '../../search/entry'
import { dayMs } from '../../time/durations'
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

/** The broadcast that is on air or comes next; one with a recording ends with it. */
export const occurrenceOf = (row: Row, now: Date): Row => {
  const { startsAt, endsAt, video } = row
  const seconds = video?.seconds ?? null
  const playedMs = seconds === null ? Number.POSITIVE_INFINITY : startsAt.getTime() + seconds * 1000
  return currentOccurrence({ ...row, endsAt: new Date(Math.min(endsAt.getTime(), playedMs)) }, now)
}

/** The page of a broadcast on the portal. */
export const broadcastPath = (id: number): string => `/activity/live?id=${id}`

const presentLivingInfo = (row: Row): LivingInfo => ({
  id: row.id,
  videoName: row.title,
  videoTime: row.startsAt.toISOString(),
  videoEnd: row.endsAt.toISOString(),
  videoIntro: row.intro,
  videoImage: row.image,
  videoUrl: broadcastPath(row.id),
  speaker: row.speaker,
})

const presentBroadcast = (row: Row): Broadcast => ({
  ...presentLivingInfo(row),
  agenda: row.agenda,
  summary: row.summary,
  repeatDays: row.repeatDays,
  video: row.video,
  address: row.url,
})

const readOccurrences = async (db: Db, now: Date): Promise<Row[]> => {
  const rows = await db.select().from(liveBroadcasts)
  return rows.map((row) => occurrenceOf(row, now)).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** Broadcasts that have not ended, soonest first: the one on air leads the list. */
export const listBroadcasts = async (db: Db, now: Date): Promise<LivingInfo[]> =>
  (await readOccurrences(db, now)).filter((row) => row.endsAt > now).map(presentLivingInfo)

const endedMax = 12

/** Broadcasts that have ended, the latest first. */
export const listEnded = async (db: Db, now: Date): Promise<LivingInfo[]> =>
  (await readOccurrences(db, now))
    .filter((row) => row.endsAt <= now)
    .reverse()
    .slice(0, endedMax)
    .map(presentLivingInfo)

/** A broadcast with all about it; null for none. */
export const findBroadcast = async (db: Db, id: number, now: Date): Promise<Broadcast | null> => {
  const [row] = await db.select().from(liveBroadcasts).where(eq(liveBroadcasts.id, id))
  return row ? presentBroadcast(occurrenceOf(row, now)) : null
}

/** Broadcasts in the site search, without their dates, which change. */
export const broadcastSearchSource: SearchSource = {
  kind: 'broadcast',
  label: '直播',
  async entries(db) {
    const rows = await db.select().from(liveBroadcasts)
    return rows.map(({ id, title, intro, speaker, agenda, video, summary }) => ({
      key: String(id),
      locale: 'zh-CN',
      title,
      lead: intro,
      text: [
        speaker,
        ...[...agenda, ...(video?.chapters ?? [])].map((part) => part.title),
        ...summary,
        '直播',
      ].join('\n'),
      address: broadcastPath(id),
    }))
  },
}
