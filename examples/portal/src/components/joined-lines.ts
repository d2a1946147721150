import { joinLines } from '@chuhai/contract/text'
import type { Nodes, Root } from 'mdast'

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

/** Joins the lines of every paragraph, over bold words and links, too: editors break long lines between any two characters. */
export const remarkJoinedLines = () => (tree: Root) => join(tree)
