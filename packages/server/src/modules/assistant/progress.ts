import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../database/db'
import type { Answer, Ending } from './answer'
import { messages, usage } from './tables'

/** A part of an answer that is not saved yet: text from `start` to `until`. */
export interface Progress {
  id: number
  start: number
  until: number
  more: string
  /** Takes the place of what was saved before. */
  isWhole?: boolean
}

/** An answer without a heartbeat for this time belongs to an instance that crashed. */
const silentAfterSeconds = 15

/**
 * Saves new parts of answers, and with a heartbeat the time, whose index is costly to write. Returns the saved length by
 * id; a missing id was deleted. A part that comes twice is written once.
 */
export const saveProgress = async (
  db: Db,
  parts: readonly Progress[],
  isHeartbeat: boolean,
): Promise<Map<number, number>> => {
  const rows = await rowsOf<{ id: string | number; saved: number }>(
    db,
    sql`
    update ${messages} message set
      beat_at = case when ${isHeartbeat}::bool then now() else message.beat_at end,
      text = case when part."isWhole" then part.more
        when message.saved = part.start then message.text || part.more else message.text end,
      saved = case when part."isWhole" or message.saved = part.start then part.until else message.saved end
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as part (id bigint, start int, until int, more text, "isWhole" bool)
    where message.id = part.id returning message.id, message.saved`,
  )
  return new Map(rows.map(({ id, saved }) => [Number(id), saved]))
}

/** Saves how an answer ended; a question that was refused, or has no answer text, is not counted. */
export const saveEnding = async (
  db: Db,
  { id, text, sources }: Pick<Answer, 'id' | 'text' | 'sources'>,
  { state, code, isRefusal }: Ending,
): Promise<void> => {
  const isFree = isRefusal === true || text === ''
  await db.execute(sql`
    with before as (
      select id, user_id, asked_on, is_charged from ${messages} where id = ${id}::bigint for update
    ), ended as (
      update ${messages} message set state = ${state}, error_code = ${code}, text = ${text},
        sources = ${JSON.stringify(sources)}::jsonb, saved = ${text.length}::int,
        is_charged = before.is_charged and not ${isFree}::bool
      from before where message.id = before.id returning message.id
    )
    update ${usage} counted set used = counted.used - 1
    from before where before.is_charged and ${isFree}::bool
      and counted.user_id = before.user_id and counted.day = before.asked_on`)
}

/** Ends the answers of crashed instances: their text stays, and questions without any are not counted. */
export const endAbandonedAnswers = async (db: Db): Promise<void> => {
  await db.execute(sql`
    with before as (
      select id, user_id, asked_on, is_charged and text = '' as is_free from ${messages}
      where state = 'running' and beat_at < now() - make_interval(secs => ${silentAfterSeconds}::int)
      for update skip locked
    ), ended as (
      update ${messages} message set state = 'broken', error_code = 'AI_ANSWER_CUT',
        is_charged = message.is_charged and not before.is_free
      from before where message.id = before.id returning message.id
    ), free as (
      select user_id, asked_on, count(*)::int as questions from before where is_free group by user_id, asked_on
    )
    update ${usage} counted set used = counted.used - free.questions
    from free where counted.user_id = free.user_id and counted.day = free.asked_on`)
}

/** Lists the answers whose visitors asked to stop them. */
export const listStopRequests = async (db: Db): Promise<number[]> => {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(sql`${messages.state} = 'running' and ${messages.stopAskedAt} is not null`)
  return rows.map(({ id }) => id)
}

/** Notes that answers of other instances are read here. */
export const markRead = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(and(inArray(messages.id, [...ids]), eq(messages.state, 'running')))
}

/** Returns which of these answers were read at another instance recently. */
export const findReadElsewhere = async (
  db: Db,
  ids: readonly number[],
  withinMs: number,
): Promise<Set<number>> => {
  const isRecent = sql`${messages.readAt} > now() - make_interval(secs => ${withinMs / 1000}::float)`
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(inArray(messages.id, [...ids]), isRecent))
  return new Set(rows.map(({ id }) => id))
}

/** Asks the instance that writes an answer of a user to stop. */
export const requestStop = async (
  db: Db,
  { id, userId }: { id: number; userId: number },
  now: Date,
): Promise<void> => {
  await db
    .update(messages)
    .set({ stopAskedAt: now })
    .where(
      and(
        eq(messages.id, id),
        eq(messages.userId, userId),
        eq(messages.state, 'running'),
        isNull(messages.stopAskedAt),
      ),
    )
}
