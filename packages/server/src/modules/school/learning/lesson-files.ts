import { type LessonFile, streamHours } from '@chuhai/contract/school'
import { Hono } from 'hono'
import { sendFile } from '../../../files/serve-files'
import { ApiError } from '../../../http/api-error'
import type { AppEnv } from '../../../http/context'
import { lessonFilesDir } from '../../../process/folders'
import { readSigningKey } from '../../../signing/signing-key'
import { hourMs } from '../../../time/durations'
import type { CourseRow } from '../service'
import type { StoredLesson } from '../tables'
import type { Viewer } from './access'
import { isGrantFor, type StreamFileOptions, secretOf } from './stream-files'
import { readGrant, signGrant } from './stream-signature'

/** What a file is signed as; a film has no such name. */
const subjectOf = (file: string): string => `files/${file}`

/**
 * Returns the files of a lesson, with signed addresses for who may watch it. A link on the page of another site brings neither
 * session nor origin, so that there its signature is all it has.
 */
export const filesOf = async (
  { db, userId, site, now }: Viewer,
  { files }: CourseRow,
  { key, isFree }: StoredLesson,
  isGranted: boolean,
): Promise<(LessonFile & { address: string | null })[]> => {
  const own = files.filter(({ lesson }) => lesson === key)
  if (own.length === 0) return []
  const expiresAt = new Date(now.getTime() + streamHours * hourMs)
  const secret = await readSigningKey(db)
  return own.map(({ title, file }) => {
    const grant = {
      film: subjectOf(file),
      userId: isFree || site !== null ? null : userId,
      site: null,
      expiresAt,
    }
    return { title, file, address: isGranted ? `/api/school/file/${signGrant(secret, grant)}/${file}` : null }
  })
}

/**
 * `/7.1795443000.digest/profit-table.csv`: a file of a lesson, for whom its address was signed. Every other request gets the same
 * answer, whether the file exists or not.
 */
export const lessonFiles = (options: StreamFileOptions): Hono<AppEnv> => {
  const readSecret = secretOf(options.db)
  return new Hono<AppEnv>().get('/:signature/:file{[a-z0-9-]+\\.(?:csv|md|txt)$}', async (c) => {
    const { signature, file } = c.req.param() as Record<'signature' | 'file', string>
    const grant = readGrant(
      await readSecret(),
      { film: subjectOf(file), signature, site: null },
      options.clock(),
    )
    const isAllowed = grant && (await isGrantFor(grant, c, options))
    const cacheControl = () => 'private, max-age=600'
    const answer = isAllowed && (await sendFile(c, `/${file}`, { folder: lessonFilesDir, cacheControl }))
    if (!answer) throw new ApiError('LESSON_FILE_LINK_INVALID')
    // The link names the file in the words of its lesson.
    answer.headers.set('Content-Disposition', 'attachment')
    return answer
  })
}
