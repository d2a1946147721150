import { eq, lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { writeRows } from '../../database/write-rows'
import { tell } from '../../messages/tell'
import { monthsBefore } from '../../time/before'
import { signInFromNewDevice } from './messages'
import { knownDevices } from './tables'

/** How long a device is known after it was used last. */
const knownMonths = 12

/** Notes from which device a user signs in, and tells them of a new one; the first is no news. */
export const noteDevice = async (db: Db, userId: number, device: string, at: Date): Promise<void> => {
  const known = await db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
  const seen = { userId, device, seenAt: at }
  await db
    .insert(knownDevices)
    .values(seen)
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.device], set: seen })
  if (known.length === 0 || known.some((one) => one.device === device)) return
  const values = { device, at: at.toISOString() }
  await writeRows(db, tell(signInFromNewDevice, { userId, once: `${device} ${values.at}`, values }, at))
}

/** Deletes devices that were not used for a year. */
export const deleteOldDevices = (db: Db, now: Date): Promise<number> =>
  deleteInBatches(db, knownDevices, lt(knownDevices.seenAt, monthsBefore(now, knownMonths)))
