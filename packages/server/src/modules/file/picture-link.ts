import type { Db } from '../../database/db'
import { isSigned, sign } from '../../signing/signature'
import { readSigningKey } from '../../signing/signing-key'
import { dayMs } from '../../time/durations'

/** How long the page of another site may show a picture that its visitor has uploaded there. */
const shownMs = dayMs

const textOf = (path: string, until: string): string => `${path}\n${until}`

/** Returns the address of a picture for the pages of another site, which send no cookie for an image. */
export const linkTo = async (db: Db, path: string, now: Date): Promise<string> => {
  const until = String(Math.floor((now.getTime() + shownMs) / 1000))
  return `${path}?${new URLSearchParams({ until, signature: sign(await readSigningKey(db), textOf(path, until)) })}`
}

/** Whether a request has such an address, and its time is not over. */
export const isLinked = async (
  db: Db,
  path: string,
  { until = '', signature = '' }: Record<string, string>,
  now: Date,
): Promise<boolean> =>
  Number(until) * 1000 > now.getTime() && isSigned(await readSigningKey(db), textOf(path, until), signature)
