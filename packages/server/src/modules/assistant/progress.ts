import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { Answer, Ending } from './answer'
import { rowsOf } from './asking'
import { messages, usage } from './tables'

/** A part of an answer that the database does not have yet: from which length on, and up to which. */
export interface Progress {
  id: number
  start: number
  until: number
  more: string
}

/** An instance that was not heard of for so long has died, and its answers with it. */
export const silentAfterSeconds = 15

/**
 * Writes down how far answers have come, and where it is a sign of life, that whoever writes them lives: that one alone
 * touches an index. Answers up to which length each is written; one that is missing has been deleted. Told twice, a part
 * is written once.
 */
export const saveProgress = async (
  db: Db,
  parts: readonly Progress[],
  isSignOfLife: boolean,
): Promise<Map<number, number>> => {
  const rows = await rowsOf<{ id: string | number; saved: number }>(
    db,
    sql`
    update ${messages} message set
      beat_at = case when ${isSignOfLife}::bool then now() else message.beat_at end,
      text = case when message.saved = part.start then message.text || part.more else message.text end,
      saved = case when message.saved = part.start then part.until else message.saved end
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part (id bigint, start int, until int, more text)
    where message.id = part.id returning message.id, message.saved`,
  )
  return new Map(rows.map(({ id, saved }) => [Number(id), saved]))
}

/** Ends an answer; a question that no word of an answer came to is given back, once. */
export const saveEnding = async (
  db: Db,
  { id, text, sources }: Pick<Answer, 'id' | 'text' | 'sources'>,
  { state, code }: Ending,
): Promise<void> => {
  await db.execute(sql`
    with before as (
      select id, user_id, asked_on, is_charged from ${messages} where id = ${id}::bigint for update
    ), ended as (
      update ${messages} message set state = ${state}, error_code = ${code}, text = ${text},
        sources = ${JSON.stringify(sources)}::jsonb, saved = ${text.length}::int,
        is_charged = before.is_charged and ${text !== ''}::bool
      from before where message.id = before.id returning message.id
    )
    update ${usage} counted set used = counted.used - 1
    from before where before.is_charged and ${text === ''}::bool
      and counted.user_id = before.user_id and counted.day = before.asked_on`)
}

/** Ends the answers of instances that died: what came stays, and what never began is given back, once. */
export const endAbandoned = async (db: Db): Promise<void> => {
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

/** Which answers their visitors want to end, whichever instance writes them. */
export const stopsAsked = async (db: Db): Promise<number[]> => {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(sql`${messages.state} = 'running' and ${messages.stopAskedAt} is not null`)
  return rows.map(({ id }) => id)
}

/** Says of answers that other instances write that they are read here. */
export const noteRead = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db
    .update(messages)
    .set({ readAt: sql`now()` })
    .where(and(inArray(messages.id, [...ids]), eq(messages.state, 'running')))
}

/** Which of these answers were read at another instance within so long. */
export const readElsewhere = async (
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

export const askToStop = async (db: Db, id: number, now: Date): Promise<void> => {
  await db
    .update(messages)
    .set({ stopAskedAt: now })
    .where(and(eq(messages.id, id), eq(messages.state, 'running'), isNull(messages.stopAskedAt)))
}
