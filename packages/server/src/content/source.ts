import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from '../process/folders'

/** The texts of a folder of content, and the base of its relative dates. */
export interface ContentSource {
  /** What messages call the folder. */
  folder: string
  /** Texts by their path in the folder, such as `news/ioss-guide.md`. */
  files: ReadonlyMap<string, string>
  now: Date
}

const isText = (path: string): boolean => /\.(md|yaml|csv)$/.test(path) && !path.includes('README')

/** Reads the texts of a folder, in the order of their paths. */
export const textsIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter(isText)
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )

/** The content of a new database. */
export const firstContent = (now: Date): ContentSource => ({
  folder: 'content',
  files: textsIn(contentDir),
  now,
})
