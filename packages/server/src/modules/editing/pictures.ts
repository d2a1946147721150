import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { extname } from 'node:path/posix'
import { eq, inArray } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { tableContent } from '../../content/table-content'
import type { Db } from '../../database/db'
import { mediaDir } from '../../process/folders'
import { svgProblem } from './svg'
import { pictureFiles, pictures } from './tables'

/** Pictures by their path below `/media/`. Their files are no text, so that an import reads them by itself. */
export const pictureContent = tableContent<typeof pictures.$inferSelect, typeof pictures>({
  key: 'picture',
  format: {
    isList: false,
    includes: () => false,
    pathOf: (path) => `media/${path}`,
    read: () => [],
    encode: (item) => item,
    decode: (value) => value as typeof pictures.$inferSelect,
    write: () => '',
  },
  keyOf: ({ path }) => path,
  table: pictures,
  rows: (items) => [...items],
  items: (rows) => rows,
})

export const pictureTypes: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
}

const bytesMax = 2 * 1024 * 1024
const pathRule = /^[\w-]+(\/[\w-]+)*\.[a-z]+$/

export interface Picture {
  path: string
  digest: string
  bytes: Buffer
}

const problemOf = async (path: string, bytes: Buffer): Promise<string | null> => {
  const type = pictureTypes[extname(path)]
  if (!pathRule.test(path)) return 'must be named with letters, digits, - and _ and a lower-case ending'
  if (!type) return `must be one of ${Object.keys(pictureTypes).join(' ')}`
  if (bytes.length > bytesMax) return 'must be 2 MB or less'
  if (type === 'image/svg+xml') return svgProblem(bytes.toString('utf8'))
  const found = await fileTypeFromBuffer(bytes)
  return found?.mime === type ? null : `is no ${type}, but ${found?.mime ?? 'no picture'}`
}

/** Reads and checks the pictures of a folder, which are in Base64. */
export const readPictures = async (
  folder: string,
  encoded: Readonly<Record<string, string>>,
): Promise<{ found: Picture[]; problems: string[] }> => {
  const found: Picture[] = []
  const problems: string[] = []
  for (const [path, text] of Object.entries(encoded)) {
    const bytes = Buffer.from(text, 'base64')
    const problem = await problemOf(path, bytes)
    if (problem) problems.push(`${folder}/media/${path}: ${problem}`)
    else found.push({ path, digest: createHash('sha256').update(bytes).digest('hex'), bytes })
  }
  return { found, problems }
}

/** Returns the file of a path that comes with the server. */
const builtInPath = (path: string): string => join(mediaDir, path)

/** Whether there is a picture, or another file, that comes with the server. */
export const isBuiltIn = (path: string): boolean => !path.includes('..') && existsSync(builtInPath(path))

/** Returns the pictures that are not what comes with the server. */
export const withoutBuiltIn = async (
  found: readonly Picture[],
  kept: ReadonlySet<string>,
): Promise<Picture[]> => {
  const differing: Picture[] = []
  for (const picture of found) {
    const builtIn = isBuiltIn(picture.path) ? await readFile(builtInPath(picture.path)) : null
    if (kept.has(picture.path) || !builtIn?.equals(picture.bytes)) differing.push(picture)
  }
  return differing
}

export const keepFiles = async (db: Db, found: readonly Picture[], now: Date): Promise<void> => {
  for (const { digest, bytes } of found)
    await db
      .insert(pictureFiles)
      .values({ digest, bytes, size: bytes.length, createdAt: now })
      .onConflictDoNothing()
}

/** Finds a picture that an editor has imported, or the file that a draft has in its place. */
export const findPicture = async (
  db: Db,
  path: string,
  drafted?: string,
): Promise<{ digest: string; bytes: Uint8Array } | null> => {
  const { digest, bytes } = pictureFiles
  const query = db.select({ digest, bytes }).from(pictureFiles)
  const [row] =
    drafted === undefined
      ? await query.innerJoin(pictures, eq(pictures.digest, digest)).where(eq(pictures.path, path))
      : await query.where(eq(digest, drafted))
  return row ?? null
}

/** Returns the pictures at these paths, in Base64: an editor's, or that which comes with the server. */
export const exportPictures = async (db: Db, paths: readonly string[]): Promise<Record<string, string>> => {
  const known = paths.filter((path) => extname(path) in pictureTypes).sort()
  const own =
    known.length > 0
      ? await db
          .select({ path: pictures.path, bytes: pictureFiles.bytes })
          .from(pictures)
          .innerJoin(pictureFiles, eq(pictureFiles.digest, pictures.digest))
          .where(inArray(pictures.path, known))
      : []
  const bytesOf = new Map(own.map(({ path, bytes }) => [path, Buffer.from(bytes)]))
  const found: Record<string, string> = {}
  for (const path of known) {
    const bytes = bytesOf.get(path) ?? (isBuiltIn(path) ? await readFile(builtInPath(path)) : null)
    if (bytes) found[path] = bytes.toString('base64')
  }
  return found
}
