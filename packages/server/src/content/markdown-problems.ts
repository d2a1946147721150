import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { isOwnPath } from '@chuhai/contract/web-address'
import { packageDir } from '../process/folders'
import { type MarkdownExcess, markdownExcess } from './markdown-excess'

/** How long the texts of a folder may take together; those of this repository take a tenth of a second. */
const limitMs = 10_000

/** A part that a page may not show. */
interface Part {
  type: 'html' | 'image' | 'imageReference' | 'definition'
  line: number
  url?: string
  name?: string
}

/** Something that pages would not show, or that is too much for them, with its line. */
export type MarkdownProblem = MarkdownExcess

/** Parses texts in a thread of their own; resolves with those that were parsed in time. */
const partsOf = (texts: readonly string[], ms: number): Promise<Part[][]> =>
  new Promise((resolve, reject) => {
    const parsed: Part[][] = []
    const thread = new Worker(join(packageDir, 'parse-markdown.mjs'), {
      workerData: texts,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    const late = setTimeout(() => void thread.terminate(), ms)
    thread.on('message', (parts: Part[]) => parsed.push(parts))
    thread.once('error', reject)
    thread.once('exit', () => {
      clearTimeout(late)
      resolve(parsed)
    })
  })

/** The address of an image, which a reference has further down the text. */
const imageUrl = ({ type, url, name }: Part, all: readonly Part[]): string | undefined => {
  if (type === 'image') return url
  if (type !== 'imageReference') return undefined
  return all.find((one) => one.type === 'definition' && one.name === name)?.url
}

const problemOf = (part: Part, all: readonly Part[]): MarkdownProblem[] => {
  const { type, line } = part
  if (type === 'html') return [{ line, message: 'HTML is not shown, write Markdown' }]
  const url = imageUrl(part, all)
  return url === undefined || isOwnPath(url)
    ? []
    : [{ line, message: `the image ${url} must be a path such as /media/…` }]
}

/** The opening and the closing tag of an element are two nodes with the same problem. */
const withoutRepeats = (problems: readonly MarkdownProblem[]): MarkdownProblem[] => [
  ...new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem])).values(),
]

/** Most texts hold neither HTML nor an image, and need not be parsed. */
const isPlain = (text: string): boolean => !/<|!\[/.test(text)

/** Returns the problems of each text. */
export const markdownProblems = async (
  texts: readonly string[],
  ms = limitMs,
): Promise<MarkdownProblem[][]> => {
  const found = texts.map((text) => markdownExcess(text))
  const wanted = texts.flatMap((text, index) => (found[index] || isPlain(text) ? [] : index))
  const parsed =
    wanted.length > 0
      ? await partsOf(
          wanted.map((index) => texts[index] ?? ''),
          ms,
        )
      : []
  return texts.map((_, index) => {
    const excess = found[index]
    if (excess) return [excess]
    const place = wanted.indexOf(index)
    const parts = parsed[place] ?? []
    // What the thread was at, when its time was over.
    if (place === parsed.length && place >= 0)
      return [{ line: 1, message: 'takes too long to read, split it' }]
    return withoutRepeats(parts.flatMap((part) => problemOf(part, parts)))
  })
}
