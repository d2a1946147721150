import type { Inline, Token } from './inline'
import { pairRuns, runBetween } from './runs'
import { createScan, matchAt, push, type Scan, withoutEnd } from './scan'
import { takeCode } from './take-code'
import { takeAddress, takeBracket, takeLink } from './take-link'
import { treeOf } from './tree'

const plain = /[^\\`*_~[\]!<&\n:]+/y
const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const characterOf = (name: string): string => {
  const code = name.startsWith('#') ? Number(name.slice(1)) : 0
  return names[name] ?? (code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '\ufffd')
}

/** Small things: a pattern, and what it stands for. */
const small: readonly [RegExp, (match: RegExpExecArray) => Token][] = [
  [/\\?\n/y, () => ({ kind: 'break' })],
  [/\\([!-/:-@[-`{-~])/y, ([, escaped]) => escaped as string],
  [/&(amp|lt|gt|quot|apos|nbsp|#\d{1,6});/y, ([, name]) => characterOf(name as string)],
  // The one tag that models write into cells of a table.
  [/<br {0,3}\/?>/iy, () => ({ kind: 'break' })],
  [
    /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/iy,
    ([, to = '']) => ({ kind: 'link', address: to, children: [to] }),
  ],
]

const takeSmall = (scan: Scan) => {
  for (const [pattern, token] of small) {
    const match = matchAt(pattern, scan)
    if (match) return push(scan, token(match), match[0].length)
  }
  push(scan, scan.source[scan.index] as string, 1)
}

const takeRun = (scan: Scan) => {
  const { source, index } = scan
  let end = index
  while (source[end] === source[index]) end += 1
  const run = runBetween(source[index - 1] ?? '', source.slice(index, end), source[end] ?? '')
  scan.runs.push(run)
  push(scan, run, end - index)
}

const takes: Record<string, (scan: Scan) => void> = {
  '`': takeCode,
  ']': takeLink,
  '[': takeBracket,
  '!': takeBracket,
  ':': takeAddress,
  '*': takeRun,
  _: takeRun,
  '~': takeRun,
}

/**
 * What stands in a paragraph, a heading or a cell. `isOpen`: more is to come, and what has begun is shown as what it will be,
 * so that bold text is bold before its end is there.
 */
export const parseInline = (text: string, isOpen = false): Inline[] => {
  const scan = createScan(isOpen ? withoutEnd(text, '*_~`') : text, isOpen)
  while (scan.index < scan.source.length) {
    const match = matchAt(plain, scan)
    if (match) push(scan, match[0], match[0].length)
    else (takes[scan.source[scan.index] as string] ?? takeSmall)(scan)
  }
  const unpaired = pairRuns(scan.runs)
  for (const run of isOpen ? unpaired : []) {
    if (run.count !== 2) continue
    run.opens.unshift(run.mark === '~' ? 'del' : 'strong')
    run.count = 0
  }
  return treeOf(scan.tokens)
}
