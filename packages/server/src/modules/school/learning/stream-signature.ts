import { isSigned, sign } from '../../../signing/signature'

/** What a signature allows: one film, or one file of a lesson as `files/<name>`, until a time, to one user; to everybody where the user is null. */
export interface StreamGrant {
  film: string
  userId: number | null
  /** The other site whose pages may show it: a player sends no token. Null for the portal, where the user is checked. */
  site: string | null
  expiresAt: Date
}

const textOf = ({ film, userId, site, expiresAt }: StreamGrant): string =>
  [film, userId ?? 0, Math.floor(expiresAt.getTime() / 1000), ...(site === null ? [] : [site])].join('\n')

/** `user.expiry.digest`, a part of a path: relative addresses in a playlist are signed with it. */
export const signGrant = (secret: string, grant: StreamGrant): string =>
  [grant.userId ?? 0, Math.floor(grant.expiresAt.getTime() / 1000), sign(secret, textOf(grant))].join('.')

const form = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/

/** Returns the grant of a signature; null for one that is forged, altered, of another film or site, or expired. */
export const readGrant = (
  secret: string,
  { film, signature, site }: { film: string; signature: string; site: string | null },
  now: Date,
): StreamGrant | null => {
  const [, user, expiry, digest = ''] = form.exec(signature) ?? []
  const expiresAt = new Date(Number(expiry) * 1000)
  const grant = { film, userId: Number(user) || null, site: null, expiresAt }
  if (!expiry || expiresAt <= now) return null
  if (isSigned(secret, textOf(grant), digest)) return grant
  const ofSite = { ...grant, site }
  return site !== null && isSigned(secret, textOf(ofSite), digest) ? ofSite : null
}
