import { randomBytes } from 'node:crypto'
import type { Db } from '../database/db'
import { signingKeys } from './tables'

/** Returns the key of this database, which is made when it is first needed. */
export const readSigningKey = async (db: Db): Promise<string> => {
  const find = async () => (await db.select().from(signingKeys))[0]?.secret
  const known = await find()
  if (known) return known
  const secret = randomBytes(32).toString('base64url')
  await db.insert(signingKeys).values({ id: 1, secret }).onConflictDoNothing()
  return (await find()) ?? secret
}
