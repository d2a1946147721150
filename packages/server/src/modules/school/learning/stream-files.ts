import { Hono } from 'hono'
import type { Db } from '../../../database/db'
import { sendFile } from '../../../files/serve-files'
import { ApiError } from '../../../http/api-error'
import type { AppContext, AppEnv } from '../../../http/context'
import type { VisitorSessions } from '../../../http/visitor-sessions'
import { lessonsDir } from '../../../process/folders'
import { readSigningKey } from '../../../signing/signing-key'
import { readGrant, type StreamGrant } from './stream-signature'

interface StreamFileOptions {
  db: Db
  clock: () => Date
  visitorSessions: VisitorSessions
}

/** The end belongs to the pattern: without it, the film would also have every longer address. */
const name = String.raw`:file{(?:subtitles\.vtt|(?:index|\d{3,4})\.m3u8|(?:video|(?:\d{3,4}-)?init|\d{3,4})\.mp4|(?:\d{3,4}-)?\d{1,4}\.m4s)$}`

/**
 * `/ad-budget/7.1795443000.digest/index.m3u8`: the playlists, segments, subtitles and whole files of a film, for whom its address was signed.
 * Every other request gets the same answer, whether the film exists or not.
 */
export const streamFiles = ({ db, clock, visitorSessions }: StreamFileOptions): Hono<AppEnv> => {
  let key: Promise<string> | undefined
  const secretOf = () => {
    key ??= readSigningKey(db)
    key.catch(() => {
      key = undefined
    })
    return key
  }
  /** A grant for the pages of a site was read by the origin of the request, which browsers send for its players. */
  const isFor = async ({ userId, site }: StreamGrant, c: AppContext): Promise<boolean> => {
    if (userId === null || site !== null) return true
    return Number((await visitorSessions.of(c, clock()))?.user.id) === userId
  }
  return new Hono<AppEnv>().get(`/:film{[a-z0-9-]+}/:signature/${name}`, async (c) => {
    const { film, signature, file } = c.req.param() as Record<'film' | 'signature' | 'file', string>
    const site = c.req.header('Origin') ?? null
    const grant = readGrant(await secretOf(), { film, signature, site }, clock())
    const isAllowed = grant && (await isFor(grant, c))
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
