import { buildTree, delimiterRun, type Inline, matchDelimiters, type Token } from './emphasis'
import { scanFormula } from './formulas'
import { scanBareAddress, scanBracket, scanLinkEnd } from './links'
import { createScanner, matchAt, push, type Scanner, scanCode, trimEndOf } from './tokenizer'

const plain = /(?:[^\\`*_~[\]!<&\n:$]|\$(?!\$))+/y
const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const characterOf = (name: string): string => {
  const code = name.startsWith('#') ? Number(name.slice(1).replace(/^x/i, '0x')) : 0
  return names[name] ?? (code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '\ufffd')
}

/** Escapes, entities, line breaks and autolinks: a pattern, and its token. */
const characterTokens: readonly [RegExp, (match: RegExpExecArray) => Token][] = [
  [/\\?\n/y, () => ({ kind: 'break' })],
  [/\\([!-/:-@[-`{-~])/y, ([, escaped]) => escaped as string],
  [/&(amp|lt|gt|quot|apos|nbsp|#(?:\d{1,6}|x[\da-f]{1,6}));/iy, ([, name]) => characterOf(name as string)],
  // The one HTML tag that models write into table cells.
  [/<br {0,3}\/?>/iy, () => ({ kind: 'break' })],
  [
    /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/iy,
    ([, to = '']) => ({ kind: 'link', address: to, children: [to] }),
  ],
]

const scanCharacter = (scanner: Scanner) => {
  for (const [pattern, token] of characterTokens) {
    const match = matchAt(pattern, scanner)
    if (match) return push(scanner, token(match), match[0].length)
  }
  push(scanner, scanner.source[scanner.index] as string, 1)
}

const scanFormulaOrCharacter = (scanner: Scanner) => {
  if (!scanFormula(scanner)) scanCharacter(scanner)
}

const scanDelimiterRun = (scanner: Scanner) => {
  const { source, index } = scanner
  let end = index
  while (source[end] === source[index]) end += 1
  const run = delimiterRun(source[index - 1] ?? '', source.slice(index, end), source[end] ?? '')
  scanner.runs.push(run)
  push(scanner, run, end - index)
}

const scanners: Record<string, (scanner: Scanner) => void> = {
  '`': scanCode,
  '\\': scanFormulaOrCharacter,
  $: scanFormulaOrCharacter,
  ']': scanLinkEnd,
  '[': scanBracket,
  '!': scanBracket,
  ':': scanBareAddress,
  '*': scanDelimiterRun,
  _: scanDelimiterRun,
  '~': scanDelimiterRun,
}

/**
 * Parses the text of a paragraph, a heading or a cell. With `isOpen` more may arrive: an unfinished mark counts as finished,
 * so that bold text is bold before its end has arrived.
 */
export const parseInline = (text: string, isOpen = false): Inline[] => {
  const scanner = createScanner(isOpen ? trimEndOf(text, '*_~`') : text, isOpen)
  while (scanner.index < scanner.source.length) {
    const match = matchAt(plain, scanner)
    if (match) push(scanner, match[0], match[0].length)
    else (scanners[scanner.source[scanner.index] as string] ?? scanCharacter)(scanner)
  }
  const unpaired = matchDelimiters(scanner.runs)
  for (const run of isOpen ? unpaired : []) {
    if (run.count !== 2) continue
    run.opens.unshift(run.mark === '~' ? 'del' : 'strong')
    run.count = 0
  }
  return buildTree(scanner.tokens)
}
