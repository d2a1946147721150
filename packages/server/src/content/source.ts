import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from '../process/folders'
import { type Encoding, readText, UnreadableText } from '../text-files/text-file'
import { ContentError } from './check-content'

/** The texts of a folder of content, and the base of its relative dates. */
export interface ContentSource {
  /** What messages call the folder. */
  folder: string
  /** Texts by their path in the folder, such as `news/ioss-guide.md`. */
  files: ReadonlyMap<string, string>
  now: Date
}

const isText = (path: string): boolean => /\.(md|yaml|csv)$/.test(path) && !path.includes('README')

/** Files that were meant to be read, as their names say: `main.yml`, `sites.csv.bak`, `新建 文本文档.txt`. */
const isNearlyText = (path: string): boolean =>
  !isText(path) &&
  !/README|(^|\/)\.|^media\//.test(path) &&
  /\.(md|markdown|ya?ml|csv|txt|docx?|xlsx?|wps|et)\b/i.test(path)

const encodings: Record<Exclude<Encoding, 'UTF-8'>, string> = {
  'GB 18030': '是 GBK（GB 18030）编码，已照它读出，请核对文字，以后存成 UTF-8',
  'UTF-16': '是 UTF-16 编码，已照它读出，以后存成 UTF-8',
}

/** The paths below a folder, in their order. */
const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

/** The paths of the texts of a folder, in their order. */
export const textPathsIn = (folder: string): string[] => pathsIn(folder).filter(isText)

/**
 * Reads the texts of a folder in the order of their paths, and says what is unusual about its files. `name` is what messages
 * call the folder; a ContentError names each file that is no text.
 */
export const readTexts = (
  folder: string,
  name: string,
): { texts: Map<string, string>; remarks: string[] } => {
  const texts = new Map<string, string>()
  const [problems, remarks]: [string[], string[]] = [[], []]
  for (const path of pathsIn(folder)) {
    if (isNearlyText(path)) remarks.push(`${name}/${path}：不是 .md、.yaml 或 .csv 文件，没有读`)
    if (!isText(path)) continue
    try {
      const { text, encoding } = readText(readFileSync(join(folder, path)))
      texts.set(path, text)
      if (encoding !== 'UTF-8') remarks.push(`${name}/${path}：${encodings[encoding]}`)
    } catch (error) {
      if (!(error instanceof UnreadableText)) throw error
      problems.push(`${name}/${path} ${error.message}`)
    }
  }
  if (problems.length > 0) throw new ContentError(problems)
  return { texts, remarks }
}

/** The content of a new database. */
export const firstContent = (now: Date): ContentSource => ({
  folder: 'content',
  files: readTexts(contentDir, 'content').texts,
  now,
})
