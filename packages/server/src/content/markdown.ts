import { joinLines } from '@chuhai/contract/text'
import { toString as textOf } from 'mdast-util-to-string'
import { remark } from 'remark'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkGfm from 'remark-gfm'
import { markdownExcess } from './markdown-excess'

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
        : node.type === 'code'
          ? node.value
          : joinLines(textOf(node)).replace(/ \{#[\w-]+\}$/, ''),
    )
    .join('\n')
}
