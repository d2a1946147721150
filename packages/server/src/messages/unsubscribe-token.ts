import { type OutwardWay, outwardWays } from '@chuhai/contract/admin'
import { isSigned, sign } from '../signing/signature'

/** A kind of news that a user no longer wants by a way. */
export interface Unsubscription {
  userId: number
  kind: string
  way: OutwardWay
}

const signed = (payload: string): string => `unsubscribe ${payload}`

/**
 * Returns what an address of unsubscription ends with. It is signed and never expires, because mails are kept for years; it does
 * this one thing and opens no session.
 */
export const unsubscribeToken = (key: string, { userId, kind, way }: Unsubscription): string => {
  const payload = Buffer.from(JSON.stringify([userId, kind, way])).toString('base64url')
  return `${payload}.${sign(key, signed(payload))}`
}

const isOutwardWay = (value: unknown): value is OutwardWay => outwardWays.some((way) => way === value)

/** Returns what a token ends; null for one that this server has not signed. */
export const readUnsubscribeToken = (key: string, token: string): Unsubscription | null => {
  const [payload = '', signature = ''] = token.split('.')
  if (!isSigned(key, signed(payload), signature)) return null
  const [userId, kind, way] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown[]
  return typeof userId === 'number' && typeof kind === 'string' && isOutwardWay(way)
    ? { userId, kind, way }
    : null
}

/** The address where one press, or a reader of mail by itself, ends a kind of news (RFC 8058). */
export const unsubscribeAddress = (publicUrl: string, key: string, what: Unsubscription): string =>
  `${publicUrl}/api/message/unsubscribe/${unsubscribeToken(key, what)}`
