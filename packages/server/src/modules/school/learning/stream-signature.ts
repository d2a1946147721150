import { randomBytes } from 'node:crypto'
import type { Db } from '../../../database/db'
import { isSigned, sign } from '../../../http/signature'
import { streamKeys } from './tables'

/** What a signature allows: one film, until a time, to one user; to everybody where the user is null. */
export interface StreamGrant {
  film: string
  userId: number | null
  expiresAt: Date
}

const textOf = ({ film, userId, expiresAt }: StreamGrant): string =>
  [film, userId ?? 0, Math.floor(expiresAt.getTime() / 1000)].join('\n')

/** Returns the key of this database, which is made when it is first needed. */
export const readStreamKey = async (db: Db): Promise<string> => {
  const find = async () => (await db.select().from(streamKeys))[0]?.secret
  const known = await find()
  if (known) return known
  const secret = randomBytes(32).toString('base64url')
  await db.insert(streamKeys).values({ id: 1, secret }).onConflictDoNothing()
  return (await find()) ?? secret
}

/** `user.expiry.digest`, a part of a path: relative addresses in a playlist are signed with it. */
export const signGrant = (secret: string, grant: StreamGrant): string =>
  [grant.userId ?? 0, Math.floor(grant.expiresAt.getTime() / 1000), sign(secret, textOf(grant))].join('.')

const form = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/

/** Returns the grant of a signature; null for one that is forged, altered, of another film, or expired. */
export const readGrant = (secret: string, film: string, signature: string, now: Date): StreamGrant | null => {
  const [, user, expiry, digest = ''] = form.exec(signature) ?? []
  const expiresAt = new Date(Number(expiry) * 1000)
  const grant = { film, userId: Number(user) || null, expiresAt }
  if (!expiry || expiresAt <= now) return null
  return isSigned(secret, textOf(grant), digest) ? grant : null
}
