import { Hono } from 'hono'
import type { Db } from '../../../database/db'
import { sendFile } from '../../../files/serve-files'
import { ApiError } from '../../../http/api-error'
import type { AppContext, AppEnv, Sessions } from '../../../http/context'
import { visitorCookies } from '../../../http/visitor-cookies'
import { lessonsDir } from '../../../process/folders'
import { readGrant, readStreamKey } from './stream-signature'

interface StreamFileOptions {
  db: Db
  clock: () => Date
  sessions: Sessions
}

/** The end belongs to the pattern: without it, the film would also have every longer address. */
const name = String.raw`:file{(?:subtitles\.vtt|(?:index|\d{3,4})\.m3u8|(?:video|(?:\d{3,4}-)?init|\d{3,4})\.mp4|(?:\d{3,4}-)?\d{1,4}\.m4s)$}`

/**
 * `/ad-budget/7.1795443000.digest/index.m3u8`: the playlists, segments, subtitles and whole files of a film, for whom its address was signed.
 * Every other request gets the same answer, whether the film exists or not.
 */
export const streamFiles = ({ db, clock, sessions }: StreamFileOptions): Hono<AppEnv> => {
  let key: Promise<string> | undefined
  const secretOf = () => {
    key ??= readStreamKey(db)
    key.catch(() => {
      key = undefined
    })
    return key
  }
  const userIdOf = async (c: AppContext): Promise<number | null> => {
    const value = visitorCookies(c).read('session')
    const session = value === undefined ? null : await sessions.find(value, clock())
    return session && Number(session.user.id)
  }
  return new Hono<AppEnv>().get(`/:film{[a-z0-9-]+}/:signature/${name}`, async (c) => {
    const { film, signature } = c.req.param()
    const file = c.req.param('file' as never) as string
    const grant = readGrant(await secretOf(), film, signature, clock())
    const isAllowed = grant && (grant.userId === null || grant.userId === (await userIdOf(c)))
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
