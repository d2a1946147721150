import type { Run, Token } from './inline'

export interface Bracket {
  /** Its place among the tokens, and how many runs came before it. */
  token: number
  run: number
  isImage: boolean
}

/** A text on its way through, and what was found so far. */
export interface Scan {
  readonly source: string
  readonly isOpen: boolean
  index: number
  tokens: Token[]
  runs: Run[]
  brackets: Bracket[]
  /** Brackets before a link, below this one, are no links themselves. */
  linksFrom: number
  /** Where each run of backticks is, by its length, the first one last; made when it is asked for. */
  backticks?: Map<number, number[]>
}

export const createScan = (source: string, isOpen: boolean): Scan => ({
  source,
  isOpen,
  index: 0,
  tokens: [],
  runs: [],
  brackets: [],
  linksFrom: 0,
})

/** Matches a sticky pattern where the scan is. */
export const matchAt = (pattern: RegExp, { source, index }: Scan): RegExpExecArray | null => {
  pattern.lastIndex = index
  return pattern.exec(source)
}

export const push = (scan: Scan, token: Token, length: number): void => {
  scan.tokens.push(token)
  scan.index += length
}

export const withoutEnd = (text: string, marks: string): string => {
  let end = text.length
  while (end && marks.includes(text[end - 1] as string)) end -= 1
  return text.slice(0, end)
}
