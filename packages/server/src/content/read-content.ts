import { ContentError, readEach } from './check-content'
import type { ContentType } from './content-type'
import type { ReadItem } from './format'
import type { ContentSource } from './source'

/** The items of a folder by their type; a type without a file in it is missing. */
export type Content = ReadonlyMap<ContentType, readonly ReadItem<unknown>[]>

const readType = (type: ContentType, source: ContentSource): ReadItem<unknown>[] => {
  const items = type.format.read(source)
  const places = new Map<string, string>()
  const problems: string[] = []
  for (const { path, item, lineOf } of items)
    for (const key of type.keysOf(item)) {
      const place = `${source.folder}/${path}:${lineOf([])}`
      const other = places.get(key)
      if (other) problems.push(`${place} ${key} is in ${other} already`)
      places.set(key, place)
    }
  if (problems.length > 0) throw new ContentError(problems)
  return items
}

const unknownFiles = (types: readonly ContentType[], { folder, files }: ContentSource): string[] =>
  [...files.keys()]
    .filter((path) => !types.some(({ format }) => format.includes(path)))
    .map((path) => `${folder}/${path}:1 belongs to no type of content`)

/** A lost character cannot be found again, and its mark would be published. */
const lostCharacters = ({ folder, files }: ContentSource): string[] =>
  [...files].flatMap(([path, text]) => {
    const before = text.split('\ufffd')[0] ?? ''
    if (before === text) return []
    return [
      `${folder}/${path}:${before.split('\n').length} has \ufffd where a character was lost: write it again`,
    ]
  })

/** Reads and checks all files of a folder; throws one ContentError with every error. */
export const readContent = (types: readonly ContentType[], source: ContentSource): Content => {
  const there = types.filter(({ format }) => [...source.files.keys()].some((path) => format.includes(path)))
  const wrong = [...unknownFiles(types, source), ...lostCharacters(source)]
  return new Map(
    readEach([...there, ...wrong], (one) => {
      if (typeof one === 'string') throw new ContentError([one])
      return [one, readType(one, source)] as const
    }),
  )
}
