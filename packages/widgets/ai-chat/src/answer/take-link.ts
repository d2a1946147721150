import { readDestination } from './destination'
import type { Inline } from './inline'
import { pairRuns } from './runs'
import { matchAt, push, type Scan, withoutEnd } from './scan'
import { treeOf } from './tree'

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

/** `[` or `![`: the beginning of a link or an image, perhaps. */
export const takeBracket = (scan: Scan) => {
  const isImage = scan.source.startsWith('![', scan.index)
  if (isImage || scan.source[scan.index] === '[')
    scan.brackets.push({ token: scan.tokens.length, run: scan.runs.length, isImage })
  push(scan, isImage ? '![' : (scan.source[scan.index] as string), isImage ? 2 : 1)
}

/** `]`: the end of a link's text, where an address follows. In an open text the address may still be on its way. */
export const takeLink = (scan: Scan) => {
  const { source, index, isOpen, brackets } = scan
  const bracket = brackets.pop()
  const mayLink =
    bracket && (bracket.isImage || brackets.length >= scan.linksFrom) && source[index + 1] === '('
  scan.linksFrom = Math.min(scan.linksFrom, brackets.length)
  const found = mayLink ? readDestination(source, index + 2) : null
  const isCut = mayLink && isOpen && source.length - index < longestCut && !/\s/.test(source.slice(index))
  if (!bracket || !(found || isCut)) return push(scan, ']', 1)

  pairRuns(scan.runs.splice(bracket.run))
  const children = treeOf(scan.tokens.splice(bracket.token).slice(1))
  const [to, next] = found ?? ['', source.length]
  if (!bracket.isImage) scan.linksFrom = brackets.length
  const token: Inline = bracket.isImage
    ? { kind: 'image', address: to, text: plainText(children) }
    : { kind: 'link', address: to, children: withoutLinks(children) }
  push(scan, token, next - index)
}

/** `:` after http or https: an address in the text, which ends before the punctuation of its sentence. */
export const takeAddress = (scan: Scan) => {
  const { tokens } = scan
  const last = tokens.at(-1)
  const scheme = typeof last === 'string' ? /(?:^|[^A-Za-z\d])(https?)$/i.exec(last)?.[1] : undefined
  const found = scheme && matchAt(address, scan)?.[0]
  if (!scheme || !found) return push(scan, ':', 1)
  const end = withoutEnd(found, '.,;:!?_~')
  const rest = end.endsWith(')') && !end.includes('(') ? end.slice(0, -1) : end
  tokens[tokens.length - 1] = (last as string).slice(0, -scheme.length)
  push(scan, { kind: 'link', address: scheme + rest, children: [scheme + rest] }, rest.length)
}
