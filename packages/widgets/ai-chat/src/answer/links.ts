import { buildTree, type Inline, matchDelimiters } from './emphasis'
import { matchAt, push, type Scanner, trimEndOf } from './tokenizer'

const maxLength = 2000

/** Text without spaces in which brackets are paired, up to a depth. */
const balanced = (depth: number): string =>
  `(?:[^\\s()\\\\]|\\\\.${depth ? `|\\(${balanced(depth - 1)}\\)` : ''})*`

/** `address "title")`, as it follows `](`. Nothing in it matches the same text in two ways, which keeps the time linear. */
const destination = new RegExp(
  String.raw`^(?:<([^>\n]*)>|(?!<)(${balanced(8)}))` +
    String.raw`(?:\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\([^()]*\)))?\s*\)`,
  's',
)

/** Returns the address at an index and the index after its bracket; null when there is none. */
const readDestination = (text: string, from: number): [address: string, to: number] | null => {
  const rest = text.slice(from, from + maxLength)
  const start = rest.trimStart()
  const match = destination.exec(start)
  if (!match) return null
  const [all, quoted, plain = ''] = match
  const to = from + rest.length - start.length + all.length
  return [quoted ?? plain.replace(/\\([!-/:-@[-`{-~])/g, '$1'), to]
}

const longestCut = 2000
/** It ends before the bracket of a link whose words it is. */
const address = /:\/\/(?:(?!\][([])[^\s<>"'`|\\*\u2010-\u2027\u2e80-\u9fff\uff00-\uffef]){1,2000}/y

const withoutLinks = (children: readonly Inline[]): Inline[] =>
  children.flatMap((child) => (typeof child === 'object' && child.kind === 'link' ? child.children : [child]))

/** Returns the plain text inside a link or an image. */
export const plainText = (children: readonly Inline[]): string =>
  children
    .map((child) => {
      if (typeof child === 'string') return child
      if (child.kind === 'break') return ' '
      return 'text' in child ? child.text : plainText(child.children)
    })
    .join('')

/** `[` or `![`: may open a link or an image. */
export const scanBracket = (scanner: Scanner) => {
  const isImage = scanner.source.startsWith('![', scanner.index)
  if (isImage || scanner.source[scanner.index] === '[')
    scanner.brackets.push({ token: scanner.tokens.length, run: scanner.runs.length, isImage })
  push(scanner, isImage ? '![' : (scanner.source[scanner.index] as string), isImage ? 2 : 1)
}

/** `]`: ends a link's text where an address follows. In an open text the address may be incomplete. */
export const scanLinkEnd = (scanner: Scanner) => {
  const { source, index, isOpen, brackets } = scanner
  const bracket = brackets.pop()
  const mayLink =
    bracket && (bracket.isImage || brackets.length >= scanner.linksFrom) && source[index + 1] === '('
  scanner.linksFrom = Math.min(scanner.linksFrom, brackets.length)
  const found = mayLink ? readDestination(source, index + 2) : null
  const isCut = mayLink && isOpen && source.length - index < longestCut && !/\s/.test(source.slice(index))
  if (!bracket || !(found || isCut)) return push(scanner, ']', 1)

  matchDelimiters(scanner.runs.splice(bracket.run))
  const children = buildTree(scanner.tokens.splice(bracket.token).slice(1))
  const [to, next] = found ?? ['', source.length]
  if (!bracket.isImage) scanner.linksFrom = brackets.length
  const token: Inline = bracket.isImage
    ? { kind: 'image', address: to, text: plainText(children) }
    : { kind: 'link', address: to, children: withoutLinks(children) }
  push(scanner, token, next - index)
}

/** `:` after http or https: a bare address, which ends before the punctuation of its sentence. */
export const scanBareAddress = (scanner: Scanner) => {
  const { tokens } = scanner
  const last = tokens.at(-1)
  const scheme = typeof last === 'string' ? /(?:^|[^A-Za-z\d])(https?)$/i.exec(last)?.[1] : undefined
  const found = scheme && matchAt(address, scanner)?.[0]
  if (!scheme || !found) return push(scanner, ':', 1)
  const end = trimEndOf(found, '.,;:!?_~')
  const rest = end.endsWith(')') && !end.includes('(') ? end.slice(0, -1) : end
  tokens[tokens.length - 1] = (last as string).slice(0, -scheme.length)
  push(scanner, { kind: 'link', address: scheme + rest, children: [scheme + rest] }, rest.length)
}
