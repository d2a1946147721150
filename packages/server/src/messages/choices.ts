import type { MessageWay } from '@chuhai/contract/message'
import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/db'
import type { MessageKind } from './kind'
import { inboxMessages, messageChoices } from './tables'

/** Service messages always reach the inbox. */
export const isFixed = ({ purpose }: MessageKind, way: MessageWay): boolean =>
  purpose === 'service' && way === 'inbox'

/** Answers whether a user wants a kind by a way. */
export type IsWanted = (userId: number, kind: MessageKind, way: MessageWay) => boolean

/** Reads what some users have chosen; what they have not is as the kind says. */
export const findChoices = async (db: Db, userIds: readonly number[]): Promise<IsWanted> => {
  const rows = await db
    .select()
    .from(messageChoices)
    .where(inArray(messageChoices.userId, [...userIds]))
  const chosen = new Map(rows.map(({ userId, kind, way, isOn }) => [`${userId} ${kind} ${way}`, isOn]))
  return (userId, kind, way) =>
    isFixed(kind, way) || (chosen.get(`${userId} ${kind.key} ${way}`) ?? kind.ways.includes(way))
}

interface Choice {
  userId: number
  kind: string
  way: MessageWay
  isOn: boolean
}

/** Keeps what a user has chosen; the same choice again changes nothing. */
export const keepChoice = async (db: Db, choice: Choice, now: Date): Promise<void> => {
  await db
    .insert(messageChoices)
    .values({ ...choice, chosenAt: now })
    .onConflictDoUpdate({
      target: [messageChoices.userId, messageChoices.kind, messageChoices.way],
      set: { isOn: choice.isOn, chosenAt: now },
      setWhere: ne(messageChoices.isOn, choice.isOn),
    })
}

/** Whether a message is of a kind that its reader had taken out of their inbox before it came. */
export const isMuted = sql`exists (select from ${messageChoices} where ${and(
  eq(messageChoices.userId, inboxMessages.userId),
  eq(messageChoices.kind, inboxMessages.kind),
  eq(messageChoices.way, 'inbox'),
  eq(messageChoices.isOn, false),
  lte(messageChoices.chosenAt, inboxMessages.createdAt),
)})`
