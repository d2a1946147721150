/** A part of a line of text. */
export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'del'; children: Inline[] }
  | { kind: 'link'; address: string; children: Inline[] }
  | { kind: 'image'; address: string; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'break' }

export type Emphasis = 'strong' | 'em' | 'del'

/** A delimiter run of `*`, `_` or `~`, and the emphases that open and close there. */
export interface DelimiterRun {
  mark: string
  /** How many of its marks are unmatched, and thus text. */
  count: number
  readonly size: number
  readonly canOpen: boolean
  readonly canClose: boolean
  opens: Emphasis[]
  closes: Emphasis[]
}

export type Token = Inline | DelimiterRun

export const isDelimiterRun = (token: Token): token is DelimiterRun =>
  typeof token === 'object' && 'mark' in token

const isSpace = (character: string) => character === '' || /\s/.test(character)
const isMark = (character: string) => /[\p{P}\p{S}]/u.test(character)
/** Chinese, Japanese and Korean, their punctuation and full-width forms. */
const isWide = (character: string) =>
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/.test(character)

/**
 * The delimiter run between two characters, by CommonMark with two differences: next to Chinese text a run may open or
 * close whatever is on its other side (`**注意：**请…`), and between digits `*` multiplies (`60*40*30`).
 */
export const delimiterRun = (before: string, marks: string, after: string): DelimiterRun => {
  const mark = marks[0] as string
  const isLeft = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before) || isWide(before))
  const isRight = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after) || isWide(after))
  const isTimes = mark === '*' && /\d/.test(before) && /\d/.test(after)
  // A single ~ is a range: 5~10 元.
  const isText = isTimes || (mark === '~' && marks.length !== 2)
  const isInWord = mark === '_'
  return {
    mark,
    count: marks.length,
    size: marks.length,
    canOpen: !isText && isLeft && (!isInWord || !isRight || isMark(before)),
    canClose: !isText && isRight && (!isInWord || !isLeft || isMark(after)),
    opens: [],
    closes: [],
  }
}

const isPair = (opener: DelimiterRun, closer: DelimiterRun): boolean => {
  if (opener.mark !== closer.mark) return false
  const isEither = (opener.canOpen && opener.canClose) || (closer.canOpen && closer.canClose)
  // CommonMark's rule of three: *foo**bar* is one emphasis.
  return (
    !isEither || (opener.size + closer.size) % 3 !== 0 || (opener.size % 3 === 0 && closer.size % 3 === 0)
  )
}

/** The nearest run that this one can close, or -1. */
const openerOf = (waiting: readonly DelimiterRun[], closer: DelimiterRun, bottom: number): number => {
  let at = waiting.length - 1
  while (at >= bottom && !isPair(waiting[at] as DelimiterRun, closer)) at -= 1
  return at < bottom ? -1 : at
}

const pair = (opener: DelimiterRun, closer: DelimiterRun): void => {
  const isDouble = opener.count > 1 && closer.count > 1
  const emphasis = closer.mark === '~' ? 'del' : isDouble ? 'strong' : 'em'
  opener.opens.unshift(emphasis)
  closer.closes.push(emphasis)
  opener.count -= isDouble ? 2 : 1
  closer.count -= isDouble ? 2 : 1
}

/**
 * Pairs openers with closers. Returns the openers that nothing has closed. A search that failed is not repeated, which
 * keeps the time linear.
 */
export const matchDelimiters = (runs: readonly DelimiterRun[]): DelimiterRun[] => {
  const waiting: DelimiterRun[] = []
  const bottoms = new Map<string, number>()
  for (const closer of runs) {
    const key = `${closer.mark}${closer.canOpen}${closer.size % 3}`
    while (closer.canClose && closer.count) {
      const at = openerOf(waiting, closer, bottoms.get(key) ?? 0)
      if (at < 0) {
        bottoms.set(key, waiting.length)
        break
      }
      const opener = waiting[at] as DelimiterRun
      pair(opener, closer)
      waiting.length = opener.count ? at + 1 : at
      for (const [looked, bottom] of bottoms) bottoms.set(looked, Math.min(bottom, waiting.length))
    }
    if (closer.canOpen && closer.count) waiting.push(closer)
  }
  return waiting
}

const maxDepth = 10

const append = (children: Inline[], text: string) => {
  const last = children.at(-1)
  if (!text) return
  if (typeof last === 'string') children[children.length - 1] = last + text
  else children.push(text)
}

/** Nests tokens into their emphases. An emphasis that is still open ends with the text. */
export const buildTree = (tokens: readonly Token[]): Inline[] => {
  const root: Inline[] = []
  const levels = [root]
  for (const token of tokens) {
    const level = () => levels.at(-1) as Inline[]
    if (typeof token === 'string') append(level(), token)
    else if (!isDelimiterRun(token)) level().push(token)
    else {
      levels.length -= token.closes.length
      append(level(), token.mark.repeat(token.count))
      for (const kind of token.opens) {
        const children: Inline[] = levels.length > maxDepth ? level() : []
        if (children !== level()) level().push({ kind, children })
        levels.push(children)
      }
    }
  }
  return root
}
