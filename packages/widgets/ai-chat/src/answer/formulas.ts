import { matchAt, push, type Scanner } from './tokenizer'

/** What only formulas contain; everything else in `\[…\]` is a text in escaped brackets. */
const sign = /[=^\\+]|[A-Za-z]_[\w{]|\s[-*/<>]\s/

const isFormula = (mark: string, content: string): boolean =>
  /[\p{L}\p{N}]/u.test(content) &&
  (sign.test(content) || /^\s/.test(content) || (mark === '\\(' && !/\p{Script=Han}/u.test(content)))

/** A formula in TeX up to its mark or the end of the text. No formula contains another one, which keeps the time linear. */
const patterns: Record<string, RegExp> = {
  '\\(': /\\\(((?:[^\\]|\\[^()]|\\$)*)(\\\)|$)/y,
  '\\[': /\\\[((?:[^\\]|\\[^[\]]|\\$)*)(\\\]|$)/y,
  $$: /\$\$((?:[^\\$]|\\[\s\S]|\\$)*)(\$\$|$)/y,
}

/** A formula within a text: shown as it was written. Returns whether there is one. */
export const scanFormula = (scanner: Scanner): boolean => {
  const { source, index, isOpen } = scanner
  const mark = source.slice(index, index + 2)
  const match = patterns[mark] && matchAt(patterns[mark], scanner)
  if (!match) return false
  const [text, content = '', close] = match
  if (!(close || isOpen) || !isFormula(mark, content)) return false
  push(scanner, { kind: 'code', text: text.replaceAll('\n', ' ') }, text.length)
  return true
}

/** The mark that ends a formula of its own lines. */
const endOf = (line: string): string => (line.trimStart().startsWith('$$') ? '$$' : '\\]')

/** Whether a formula of its own begins with this line, and whether it also ends there; null for any other line. */
export const formulaOf = (line: string): { isWhole: boolean } | null => {
  const [, mark = '', rest = ''] = /^ *(\\\[|\$\$)(.*)$/.exec(line) ?? []
  if (!mark) return null
  const end = rest.indexOf(endOf(line))
  const content = end < 0 ? rest : rest.slice(0, end)
  const after = end < 0 ? '' : rest.slice(end + 2)
  const isFormulaHere = isFormula(mark, content) || (end < 0 && content.trim() === '')
  return isFormulaHere && /^[\s.,;，。；]*$/.test(after) ? { isWhole: end >= 0 } : null
}

/** Returns the line after a formula; a blank line ends one that is not closed. */
export const lineAfterFormula = (lines: readonly string[], from: number, isWhole: boolean): number => {
  const end = endOf(lines[from] as string)
  let at = from + 1
  while (!isWhole && at < lines.length && (lines[at] as string).trim() !== '') {
    at += 1
    if ((lines[at - 1] as string).includes(end)) break
  }
  return at
}
