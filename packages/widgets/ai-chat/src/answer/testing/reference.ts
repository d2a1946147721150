import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfm } from 'micromark-extension-gfm'
import { type Block, parseBlocks } from '../blocks'
import type { Inline } from '../emphasis'
import { parseInline } from '../inlines'

/** A parsed text, in the same shape for our parser and for the one of react-markdown. For tests. */
export type Shape = string | (Shape | number | boolean | null | undefined)[]

/** Joins neighbouring texts, and writes every line break as one. */
const joined = (shapes: Shape[]): Shape[] => {
  const result: Shape[] = []
  const push = (shape: Shape) => {
    const last = result.at(-1)
    if (typeof shape === 'string' && typeof last === 'string') result[result.length - 1] = last + shape
    else if (shape !== '') result.push(shape)
  }
  for (const shape of shapes) {
    if (typeof shape !== 'string') push(shape)
    else {
      const [first = '', ...lines] = shape.split('\n')
      push(first)
      for (const line of lines) {
        push(['br'])
        push(line)
      }
    }
  }
  return result.map((shape, index) => {
    if (typeof shape !== 'string') return shape
    const beforeBreak = (result[index + 1] as string[] | undefined)?.[0] === 'br'
    const afterBreak = (result[index - 1] as string[] | undefined)?.[0] === 'br'
    const start = afterBreak ? shape.trimStart() : shape
    return beforeBreak ? start.trimEnd() : start
  })
}

const inlinesOf = (nodes: readonly PhrasingContent[]): Shape[] => joined(nodes.flatMap(inlineOf))

const inlineOf = (node: PhrasingContent): Shape[] => {
  switch (node.type) {
    case 'text':
    case 'html':
      return [node.value]
    case 'break':
      return ['\n']
    case 'inlineCode':
      return [['code', node.value.replaceAll('\n', ' ')]]
    case 'strong':
      return [['strong', ...inlinesOf(node.children)]]
    case 'emphasis':
      return [['em', ...inlinesOf(node.children)]]
    case 'delete':
      return [['del', ...inlinesOf(node.children)]]
    case 'link':
      return [['link', node.url, ...inlinesOf(node.children)]]
    case 'image':
      return [['image', node.url, node.alt]]
    default:
      return [[node.type]]
  }
}

const blockOf = (node: RootContent | BlockContent | DefinitionContent): Shape => {
  switch (node.type) {
    case 'paragraph':
      return ['paragraph', ...inlinesOf(node.children)]
    case 'heading':
      return ['heading', node.depth, ...inlinesOf(node.children)]
    case 'code':
      return ['code', node.lang ?? '', node.value]
    case 'html':
      return ['paragraph', ...joined([node.value])]
    case 'thematicBreak':
      return ['rule']
    case 'blockquote':
      return ['quote', ...node.children.map(blockOf)]
    case 'list':
      return [
        'list',
        node.ordered ? (node.start ?? 1) : null,
        ...node.children.map((item: ListItem) => [
          'item',
          item.checked ?? null,
          ...item.children.map(blockOf),
        ]),
      ]
    case 'table': {
      const columns = node.align?.length ?? 0
      // A row with fewer cells is filled up when it is rendered.
      const rows = node.children.map(({ children }) =>
        Array.from({ length: columns }, (_, column) => [
          'cell',
          ...inlinesOf(children[column]?.children ?? []),
        ]),
      )
      return ['table', (node.align ?? []).map((align) => align ?? ''), ...rows]
    }
    default:
      return [node.type]
  }
}

/** Parses with react-markdown's parser, remark-gfm and remark-cjk-friendly. */
export const referenceShape = (text: string): Shape[] =>
  fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false }), cjkFriendlyExtension()],
    mdastExtensions: [gfmFromMarkdown()],
  }).children.map(blockOf)

const ownInlines = (inlines: readonly Inline[]): Shape[] => joined(inlines.flatMap(ownInline))

const ownInline = (inline: Inline): Shape[] => {
  if (typeof inline === 'string') return [inline]
  switch (inline.kind) {
    case 'break':
      return ['\n']
    case 'code':
      return [['code', inline.text]]
    case 'link':
      return [['link', inline.address, ...ownInlines(inline.children)]]
    case 'image':
      return [['image', inline.address, inline.text]]
    default:
      return [[inline.kind, ...ownInlines(inline.children)]]
  }
}

const ownRow = (cells: readonly string[]): Shape =>
  cells.map((cell) => ['cell', ...ownInlines(parseInline(cell))])

const ownBlock = (block: Block): Shape => {
  switch (block.kind) {
    case 'paragraph':
      return ['paragraph', ...ownInlines(parseInline(block.text))]
    case 'heading':
      return ['heading', block.level, ...ownInlines(parseInline(block.text))]
    case 'code':
      return ['code', block.language, block.text]
    case 'formula':
      return ['formula', block.text]
    case 'rule':
      return ['rule']
    case 'quote':
      return ['quote', ...block.blocks.map(ownBlock)]
    case 'list':
      return ['list', block.start, ...block.blocks.map(ownBlock)]
    case 'item':
      return ['item', block.isDone ?? null, ...block.blocks.map(ownBlock)]
    case 'table':
      return ['table', block.alignments, ownRow(block.head), ...block.blocks.map(ownBlock)]
    case 'row':
      return ownRow(block.cells)
  }
}

/** Parses with the answer's own parser. */
export const ownShape = (text: string): Shape[] => parseBlocks(text.split('\n')).map(ownBlock)
