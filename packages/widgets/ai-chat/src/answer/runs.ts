import type { Run } from './inline'

const isSpace = (character: string) => character === '' || /\s/.test(character)
const isMark = (character: string) => /[\p{P}\p{S}]/u.test(character)
/** Chinese, Japanese and Korean, their punctuation and full-width forms. */
const isWide = (character: string) =>
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/.test(character)

/**
 * The run of marks between two characters, by the rules of CommonMark with two amendments: next to Chinese text a run may
 * begin or end whatever stands on its other side (`**注意：**请…`), and between figures * multiplies (`60*40*30`).
 */
export const runBetween = (before: string, marks: string, after: string): Run => {
  const mark = marks[0] as string
  const isLeft = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before) || isWide(before))
  const isRight = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after) || isWide(after))
  const isTimes = mark === '*' && /\d/.test(before) && /\d/.test(after)
  // One ~ is a range: 5~10 元.
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

const isPair = (opener: Run, closer: Run): boolean => {
  if (opener.mark !== closer.mark) return false
  const isEither = (opener.canOpen && opener.canClose) || (closer.canOpen && closer.canClose)
  // CommonMark's rule of three: *foo**bar* is one emphasis.
  return (
    !isEither || (opener.size + closer.size) % 3 !== 0 || (opener.size % 3 === 0 && closer.size % 3 === 0)
  )
}

/** The nearest run that this one may end, or -1. */
const openerOf = (waiting: readonly Run[], closer: Run, bottom: number): number => {
  let at = waiting.length - 1
  while (at >= bottom && !isPair(waiting[at] as Run, closer)) at -= 1
  return at < bottom ? -1 : at
}

const pair = (opener: Run, closer: Run): void => {
  const isDouble = opener.count > 1 && closer.count > 1
  const emphasis = closer.mark === '~' ? 'del' : isDouble ? 'strong' : 'em'
  opener.opens.unshift(emphasis)
  closer.closes.push(emphasis)
  opener.count -= isDouble ? 2 : 1
  closer.count -= isDouble ? 2 : 1
}

/**
 * Finds what begins and ends where; answers the runs that nothing has ended. What was looked for in vain is not looked for
 * again, so that it stays linear.
 */
export const pairRuns = (runs: readonly Run[]): Run[] => {
  const waiting: Run[] = []
  const bottoms = new Map<string, number>()
  for (const closer of runs) {
    const key = `${closer.mark}${closer.canOpen}${closer.size % 3}`
    while (closer.canClose && closer.count) {
      const at = openerOf(waiting, closer, bottoms.get(key) ?? 0)
      if (at < 0) {
        bottoms.set(key, waiting.length)
        break
      }
      const opener = waiting[at] as Run
      pair(opener, closer)
      waiting.length = opener.count ? at + 1 : at
      for (const [looked, bottom] of bottoms) bottoms.set(looked, Math.min(bottom, waiting.length))
    }
    if (closer.canOpen && closer.count) waiting.push(closer)
  }
  return waiting
}
