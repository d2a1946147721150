import { Hono } from 'hono'
import type { Db } from '../../../database/db'
import { sendFile } from '../../../files/serve-files'
import { ApiError } from '../../../http/api-error'
import type { AppContext, AppEnv } from '../../../http/context'
import type { VisitorSessions } from '../../../http/visitor-sessions'
import { lessonsDir } from '../../../process/folders'
import { readSigningKey } from '../../../signing/signing-key'
import { readGrant, type StreamGrant } from './stream-signature'

/** What serves signed files of lessons. */
export interface StreamFileOptions {
  db: Db
  clock: () => Date
  visitorSessions: VisitorSessions
}

/** The end belongs to the pattern: without it, the film would also have every longer address. */
const name = String.raw`:file{(?:subtitles\.vtt|(?:index|\d{3,4})\.m3u8|(?:video|(?:\d{3,4}-)?init|\d{3,4})\.mp4|(?:\d{3,4}-)?\d{1,4}\.m4s)$}`

/** Returns a function that reads the signing key once, and again after a failure. */
export const secretOf = (db: Db): (() => Promise<string>) => {
  let key: Promise<string> | undefined
  return () => {
    key ??= readSigningKey(db)
    key.catch(() => {
      key = undefined
    })
    return key
  }
}

/** Whether a request may use a grant. One for the pages of a site was read by the origin, which browsers send for their players. */
export const isGrantFor = async (
  { userId, site }: StreamGrant,
  c: AppContext,
  { clock, visitorSessions }: StreamFileOptions,
): Promise<boolean> => {
  if (userId === null || site !== null) return true
  return Number((await visitorSessions.of(c, clock()))?.user.id) === userId
}

/**
 * `/ad-budget/7.1795443000.digest/index.m3u8`: the playlists, segments, subtitles and whole files of a film, for whom its address was signed.
 * Every other request gets the same answer, whether the film exists or not.
 */
export const streamFiles = (options: StreamFileOptions): Hono<AppEnv> => {
  const readSecret = secretOf(options.db)
  return new Hono<AppEnv>().get(`/:film{[a-z0-9-]+}/:signature/${name}`, async (c) => {
    const { film, signature, file } = c.req.param() as Record<'film' | 'signature' | 'file', string>
    const site = c.req.header('Origin') ?? null
    const grant = readGrant(await readSecret(), { film, signature, site }, options.clock())
    const isAllowed = grant && (await isGrantFor(grant, c, options))
    const answer =
      isAllowed &&
      (await sendFile(c, `/${film}/${file}`, {
        folder: lessonsDir,
        cacheControl: () => 'private, max-age=600',
      }))
    if (!answer) throw new ApiError('LESSON_LINK_INVALID')
    return answer
  })
}
