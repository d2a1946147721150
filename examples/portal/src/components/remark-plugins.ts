import { joinLines } from '@chuhai/contract/text'
import type { Nodes, Root } from 'mdast'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

const lineTypes = ['paragraph', 'heading', 'tableCell']

/** The leaves of a paragraph in order: texts, codes, and what separates them, such as an image. */
const leavesOf = (node: Nodes): Nodes[] => ('children' in node ? node.children.flatMap(leavesOf) : [node])

const wordsOf = (node: Nodes | undefined): string =>
  node?.type === 'text' || node?.type === 'inlineCode' ? node.value : ''

const join = (node: Nodes): void => {
  if (!('children' in node)) return
  if (!lineTypes.includes(node.type)) {
    for (const child of node.children) join(child)
    return
  }
  const leaves = leavesOf(node)
  leaves.forEach((leaf, at) => {
    if (leaf.type === 'text')
      leaf.value = joinLines(leaf.value, wordsOf(leaves[at - 1]), wordsOf(leaves[at + 1]))
  })
}

/** Joins the lines of each paragraph, also across bold text and links: editors break long lines between any two characters. */
export const remarkJoinedLines = () => (tree: Root) => join(tree)

/** The extensions of a parser. */
interface Reading {
  micromarkExtensions?: unknown[]
  fromMarkdownExtensions?: unknown[]
}

/** Parses tables, footnotes, task lists and addresses, as remark-gfm does, which also bundles the code that writes Markdown. */
export function remarkReadGfm(this: { data(): object }): void {
  const data = this.data() as Reading
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfm()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmFromMarkdown()]
}
