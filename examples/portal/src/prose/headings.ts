import type { Root } from 'mdast'

/** `## Title {#id}`: the id is what addresses and the contents lead to. */
const withId = /^(.*?)\s*\{#([\w-]+)\}$/

/** Gives headings that end with `{#id}` this id. */
export const remarkHeadingIds = () => (tree: Root) => {
  for (const node of tree.children) {
    const last = node.type === 'heading' ? node.children.at(-1) : undefined
    const [, text, id] = last?.type === 'text' ? (withId.exec(last.value) ?? []) : []
    if (last?.type !== 'text' || text === undefined) continue
    last.value = text
    node.data = { hProperties: { id } }
  }
}

/** The second-level headings of a text that have an id. */
export const headingsOf = (markdown: string): { id: string; title: string }[] =>
  [...markdown.matchAll(/^## (.*?)\s*\{#([\w-]+)\}$/gm)].map(([, title = '', id = '']) => ({ id, title }))
