import type { ContentFolder } from '@chuhai/contract/admin'
import { ContentError, type Path } from '../../content/check-content'
import type { ContentType, ItemsOf } from '../../content/content-type'
import type { ReadItem } from '../../content/format'
import { markdownProblems } from '../../content/markdown-problems'
import { type Content, readContent } from '../../content/read-content'
import type { Db } from '../../database/db'
import { plainText } from '../../text-files/text-file'
import { contentTypes } from '../content-types'
import { changedItems } from './apply'
import type { Change } from './changes'
import { compareType } from './compare'
import { textsIn } from './item-texts'
import { picturesIn } from './picture-names'
import { isBuiltIn, type Picture, pictureContent, readPictures, withoutBuiltIn } from './pictures'
import { remarksOf } from './remarks'

export interface ImportRequest extends ContentFolder {
  folder: string
  removesFiles: boolean
  /** Whether the portal has a page at a path; every path may be one by default. */
  isPage?: (path: string) => boolean
}

/** What an import would do: nothing, where it has problems. */
export interface Plan {
  problems: string[]
  remarks: string[]
  changes: Change[]
  content: Content
  pictures: readonly Picture[]
}

const problemsOf = (error: unknown): string[] => {
  if (error instanceof ContentError) return [...error.problems]
  throw error
}

/** Returns what the types say against the items as they will be. */
export const checkItems = async (
  db: Db,
  changes: readonly Change[],
  placeOf: (type: ContentType, key: string, field: Path) => string,
): Promise<string[]> => {
  const items = new Map<ContentType, Promise<unknown[]>>()
  const itemsOf = (type: ContentType): Promise<unknown[]> => {
    const found =
      items.get(type) ??
      changedItems(
        db,
        type,
        changes.filter((one) => one.type === type.key),
      )
    items.set(type, found)
    return found
  }
  const problems: string[] = []
  for (const type of contentTypes)
    for (const { key, path = [], message } of (await type.check?.(await itemsOf(type), itemsOf as ItemsOf)) ??
      [])
      problems.push(`${placeOf(type, key, path)} ${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`)
  return problems
}

const plainTexts = (texts: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(
    Object.entries(texts)
      .sort()
      .map(([path, text]) => [path, plainText(text)]),
  )

/** Reads a folder whole, compares it with what visitors see, and checks the result. */
export const planImport = async (db: Db, request: ImportRequest, now: Date): Promise<Plan> => {
  const { folder, texts, removesFiles, isPage = () => true } = request
  const { found: pictures, problems } = await readPictures(folder, request.pictures)
  const files = plainTexts(texts)
  let content: Content = new Map()
  try {
    content = readContent(contentTypes, { folder, files, now })
  } catch (error) {
    problems.push(...problemsOf(error))
  }
  if (problems.length > 0) return { problems, remarks: [], changes: [], content, pictures }
  const kept = new Set((await pictureContent.read(db)).map(({ path }) => path))
  const own = await withoutBuiltIn(pictures, kept)
  const changes = await compareType(db, pictureContent, own.map(readPicture), { removesFiles: false })
  for (const [type, items] of content) changes.push(...(await compareType(db, type, items, { removesFiles })))
  const readItem = (type: ContentType, key: string) =>
    content.get(type)?.find(({ item }) => type.keysOf(item)[0] === key)
  const placeOf = (type: ContentType, key: string, field: Path): string => {
    const read = readItem(type, key)
    return read ? `${folder}/${read.path}:${read.lineOf(field)}` : `${type.format.pathOf(key)}:`
  }
  const there = new Set([...kept, ...pictures.map(({ path }) => path)])
  for (const [type, items] of content)
    for (const item of items) problems.push(...missingPictures(folder, type, item, there))
  problems.push(...(await textProblems(folder, content)))
  problems.push(...(await checkItems(db, changes, placeOf)))
  const remarks = remarksOf({ isPage, folder, files, content, changes }, now)
  return { problems, remarks, changes, content, pictures: own }
}

const readPicture = ({ path, digest }: Picture) => ({
  path: `media/${path}`,
  item: { path, digest },
  lineOf: () => 1,
})

/** Returns what pages would not show of Markdown, which is the text of every field `body`. */
const textProblems = async (folder: string, content: Content): Promise<string[]> => {
  const bodies = [...content].flatMap(([type, items]) =>
    items.flatMap(({ path, item, lineOf }) =>
      textsIn(type.format.encode(item)).flatMap(({ text, field }) =>
        field.at(-1) === 'body' ? { text, field: field.join('.'), path, line: lineOf(field) } : [],
      ),
    ),
  )
  const problems = await markdownProblems(bodies.map(({ text }) => text))
  return bodies.flatMap(({ path, field, line: first }, index) =>
    (problems[index] ?? []).map(
      ({ line, message }) => `${folder}/${path}:${first + line - 1} ${field}: ${message}`,
    ),
  )
}

const missingPictures = (
  folder: string,
  type: ContentType,
  { path: file, item, lineOf }: ReadItem<unknown>,
  there: ReadonlySet<string>,
): string[] =>
  picturesIn(type.format.encode(item)).flatMap(({ path, field, line }) =>
    there.has(path) || isBuiltIn(path)
      ? []
      : [`${folder}/${file}:${lineOf(field) + line} ${field.join('.')}: there is no file /media/${path}`],
  )
