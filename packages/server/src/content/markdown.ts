import { markdownExcess } from '@chuhai/contract/markdown'
import { isOwnPath } from '@chuhai/contract/web-address'
import { toString as textOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkGfm from 'remark-gfm'

const parser = remark().use(remarkGfm).use(remarkCjkFriendly)

type Node = ReturnType<typeof parser.parse> | ReturnType<typeof parser.parse>['children'][number]

const nodesIn = (node: Node): Node[] => [
  node,
  ...('children' in node ? node.children.flatMap((child) => nodesIn(child as Node)) : []),
]

/** Marks that make a text more than one plain paragraph. */
const marks = /[\\`*_[\]<>#|~&\n]|^\s*(?:[-+=]|\d+[.)])/

const lineTypes = ['heading', 'paragraph', 'tableRow', 'code']

/** Returns the visible text, a line for each heading, paragraph, list item, table row and block of code. */
export const markdownText = (markdown: string): string => {
  // Parsing takes half a millisecond, and most sites and courses have one plain paragraph.
  if (!marks.test(markdown) || markdownExcess(markdown)) return markdown.trim()
  return nodesIn(parser.parse(markdown))
    .filter(({ type }) => lineTypes.includes(type))
    .map((node) =>
      node.type === 'tableRow'
        ? node.children.map((cell) => textOf(cell)).join(' ')
        : textOf(node).replace(/ \{#[\w-]+\}$/, ''),
    )
    .join('\n')
}

/** The address of an image, which a reference has further down the text. */
const imageUrl = (node: Node, all: readonly Node[]): string | undefined => {
  if (node.type === 'image') return node.url
  if (node.type !== 'imageReference') return undefined
  const isNamed = (one: Node) => one.type === 'definition' && one.identifier === node.identifier
  return (all.find(isNamed) as { url: string } | undefined)?.url
}

const problemOf = (node: Node, all: readonly Node[]): string | null => {
  if (node.type === 'html') return 'HTML is not shown, write Markdown'
  const url = imageUrl(node, all)
  return url === undefined || isOwnPath(url) ? null : `the image ${url} must be a path such as /media/…`
}

/** Returns the parts of a text that pages would not show, or that it is too much for them, with their lines. */
export const markdownProblems = (markdown: string): { line: number; message: string }[] => {
  const excess = markdownExcess(markdown)
  if (excess) return [excess]
  // Parsing takes a millisecond for each kilobyte, and most texts hold neither.
  if (!/<|!\[/.test(markdown)) return []
  return nodesIn(parser.parse(markdown)).flatMap((node, _, all) => {
    const message = problemOf(node, all)
    return message === null ? [] : [{ line: node.position?.start.line ?? 1, message }]
  })
}
