import type { MessageWay } from '@chuhai/contract/message'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../database/db'
import type { MessageKind } from './kind'
import { messageChoices } from './tables'

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

/** Condition for a row with user, kind and time of a message whose reader has taken it out of their inbox. */
export const isMuted = (message: { userId: object; kind: object; createdAt: object }) =>
  sql`exists (select from ${messageChoices} where ${and(
    sql`${messageChoices.userId} = ${message.userId}`,
    sql`${messageChoices.kind} = ${message.kind}`,
    eq(messageChoices.way, 'inbox'),
    eq(messageChoices.isOn, false),
    sql`${messageChoices.chosenAt} <= ${message.createdAt}`,
  )})`
