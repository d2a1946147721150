import { and, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../database/db'
import { deleteInBatches } from '../database/delete-batches'
import { daysBefore } from '../time/before'
import { skipOverdue } from './claims'
import { nothingPending } from './pending-contact'
import { inboxMessages, messageContacts } from './tables'

/** Forgets old messages with their deliveries, and addresses that were not confirmed in time; gives up what came too late. */
export const forgetOldMessages = async (db: Db, createdBefore: Date, now: Date): Promise<void> => {
  await deleteInBatches(db, inboxMessages, lt(inboxMessages.createdAt, createdBefore))
  const { confirmedAt, pendingAddress, expiresAt } = messageContacts
  const isLapsed = and(isNotNull(pendingAddress), lt(expiresAt, daysBefore(now, 1)))
  await deleteInBatches(db, messageContacts, and(isLapsed, isNull(confirmedAt)))
  await db.update(messageContacts).set(nothingPending).where(isLapsed)
  await skipOverdue(db, now)
}
