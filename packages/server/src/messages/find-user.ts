import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../database/db'
import { messageContacts } from './tables'

/** Returns the user with a confirmed mobile number, who has confirmed it last; null where there is none. */
export const findUserByPhone = async (db: Db, phone: string): Promise<number | null> => {
  const { userId, way, address, confirmedAt } = messageContacts
  const [found] = await db
    .select({ userId })
    .from(messageContacts)
    .where(and(eq(way, 'sms'), eq(address, phone), isNotNull(confirmedAt)))
    .orderBy(desc(confirmedAt))
    .limit(1)
  return found?.userId ?? null
}
