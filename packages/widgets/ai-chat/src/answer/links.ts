import { buildTree, type Inline, matchDelimiters } from './emphasis'
import { matchAt, push, type Scanner, trimEndOf } from './tokenizer'

const maxLength = 2000
const maxBrackets = 8

/** Reads `address "title")` behind `](`. Returns the address and the index after it; null when it is none. */
const readDestination = (text: string, from: number): [address: string, to: number] | null => {
  const end = Math.min(text.length, from + maxLength)
  let at = from
  const skipSpace = () => {
    while (at < end && /\s/.test(text[at] as string)) at += 1
  }
  skipSpace()
  let address = ''
  if (text[at] === '<') {
    const close = text.slice(at, end).search(/[>\n]/)
    if (close < 0 || text[at + close] !== '>') return null
    address = text.slice(at + 1, at + close)
    at += close + 1
  } else {
    const start = at
    for (let brackets = 0; at < end; at += 1) {
      const character = text[at] as string
      if (/\s/.test(character)) break
      if (character === '\\' && at + 1 < end) at += 1
      else if (character === '(') brackets += 1
      else if (character === ')') {
        if (!brackets) break
        brackets -= 1
      }
      if (brackets > maxBrackets) return null
    }
    address = text.slice(start, at).replace(/\\([!-/:-@[-`{-~])/g, '$1')
  }
  skipSpace()
  const title = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\([^()]*\))/.exec(text.slice(at, end))
  if (title) {
    at += title[0].length
    skipSpace()
  }
  return text[at] === ')' && at < end ? [address, at + 1] : null
}

const longestCut = 2000
const address = /:\/\/[^\s<>"'`|\\*，。；：！？、（）《》【】「」“”‘’…\u2e80-\u9fff\uff00-\uffef]{1,2000}/y

const withoutLinks = (children: readonly Inline[]): Inline[] =>
  children.flatMap((child) => (typeof child === 'object' && child.kind === 'link' ? child.children : [child]))

const plainText = (children: readonly Inline[]): string =>
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
