import type { DelimiterRun, Token } from './emphasis'

export interface Bracket {
  /** Its index among the tokens, and how many delimiter runs came before it. */
  token: number
  run: number
  isImage: boolean
}

/** The state of the scan: how far it is, and what was found. */
export interface Scanner {
  readonly source: string
  readonly isOpen: boolean
  index: number
  tokens: Token[]
  runs: DelimiterRun[]
  brackets: Bracket[]
  /** Brackets below this index enclose a link and cannot become one. */
  linksFrom: number
  /** The indexes of backtick runs by their length, the first one last; computed on first use. */
  backticks?: Map<number, number[]>
}

export const createScanner = (source: string, isOpen: boolean): Scanner => ({
  source,
  isOpen,
  index: 0,
  tokens: [],
  runs: [],
  brackets: [],
  linksFrom: 0,
})

/** Matches a sticky pattern at the scanner's index. */
export const matchAt = (pattern: RegExp, { source, index }: Scanner): RegExpExecArray | null => {
  pattern.lastIndex = index
  return pattern.exec(source)
}

export const push = (scanner: Scanner, token: Token, length: number): void => {
  scanner.tokens.push(token)
  scanner.index += length
}

export const trimEndOf = (text: string, marks: string): string => {
  let end = text.length
  while (end && marks.includes(text[end - 1] as string)) end -= 1
  return text.slice(0, end)
}

const backticksOf = (text: string): Map<number, number[]> => {
  const places = new Map<number, number[]>()
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const known = places.get(run.length)
    if (known) known.push(index)
    else places.set(run.length, [index])
  }
  for (const known of places.values()) known.reverse()
  return places
}

/** A code span: from a run of backticks to the next of the same length. */
export const scanCode = (scanner: Scanner) => {
  const { source, index, isOpen } = scanner
  const [run = '`'] = matchAt(/`+/y, scanner) ?? []
  scanner.backticks ??= backticksOf(source)
  const places = scanner.backticks.get(run.length) ?? []
  while (places.length && (places.at(-1) as number) <= index) places.pop()
  const close = places.at(-1) ?? (isOpen ? source.length : -1)
  if (close < 0) return push(scanner, run, run.length)
  const code = source.slice(index + run.length, close).replaceAll('\n', ' ')
  const isPadded = code.startsWith(' ') && code.endsWith(' ') && code.trim() !== ''
  push(scanner, { kind: 'code', text: isPadded ? code.slice(1, -1) : code }, close + run.length - index)
}
