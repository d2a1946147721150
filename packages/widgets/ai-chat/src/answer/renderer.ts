import { type Block, type ListItem, parseBlocks } from './blocks'
import { type RenderedBlock, renderBlock, renderItem, renderRow, renderText } from './render-blocks'
import type { RenderContext } from './render-inlines'

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index])

/** Updates rendered blocks to `blocks`: unchanged ones stay, the last one grows, new ones are appended. */
export const updateBlocks = (
  placeOf: (index: number) => HTMLElement,
  rendered: RenderedBlock[],
  blocks: readonly Block[],
  isOpen: boolean,
  context: RenderContext,
): void => {
  blocks.forEach((block, index) => {
    const before = rendered[index]
    const isLast = isOpen && index === blocks.length - 1
    const now = before ? updateBlock(before, block, isLast, context) : renderBlock(block, isLast, context)
    if (!before) placeOf(index).append(now.element)
    else if (before.element !== now.element) before.element.replaceWith(now.element)
    rendered[index] = now
  })
  for (const { element } of rendered.splice(blocks.length)) element.remove()
}

const updateItems = (
  { element, inner }: RenderedBlock,
  before: readonly ListItem[],
  items: readonly ListItem[],
  isOpen: boolean,
  context: RenderContext,
): void => {
  items.forEach((item, index) => {
    const isLast = isOpen && index === items.length - 1
    const blocks = inner[index]
    if (blocks && before[index]?.isDone === item.isDone) {
      updateBlocks(() => element.children[index] as HTMLElement, blocks, item.blocks, isLast, context)
      return
    }
    const [now, rendered] = renderItem(item, isLast, context)
    if (blocks) element.children[index]?.replaceWith(now)
    else element.append(now)
    inner[index] = rendered
  })
  inner.length = items.length
  while (element.children.length > items.length) element.lastElementChild?.remove()
}

/** Renders a changed block: into the known element if it has only grown, else into a new one. */
const updateBlock = (
  rendered: RenderedBlock,
  block: Block,
  isOpen: boolean,
  context: RenderContext,
): RenderedBlock => {
  const { block: before, element, inner } = rendered
  const now = { ...rendered, block, isOpen }
  if (before.source === block.source && before.kind === block.kind && rendered.isOpen === isOpen) return now

  if (block.kind === 'paragraph' && before.kind === 'paragraph') {
    renderText(element, block.text, isOpen, context)
    return now
  }
  if (block.kind === 'code' && before.kind === 'code' && before.language === block.language) {
    const code = element.querySelector('pre > code')?.firstChild as Text | null | undefined
    if (code && block.text.startsWith(before.text)) {
      if (block.text.length > before.text.length) code.appendData(block.text.slice(before.text.length))
      return now
    }
  }
  if (block.kind === 'quote' && before.kind === 'quote') {
    updateBlocks(() => element, inner[0] as RenderedBlock[], block.blocks, isOpen, context)
    return now
  }
  if (block.kind === 'list' && before.kind === 'list' && before.start === block.start) {
    updateItems(rendered, before.items, block.items, isOpen, context)
    return now
  }
  if (block.kind === 'table' && before.kind === 'table') {
    const body = element.querySelector('tbody') as HTMLElement
    if (same(before.head, block.head) && same(before.alignments, block.alignments)) {
      block.rows.forEach((cells, index) => {
        const known = before.rows[index]
        if (known && same(known, cells)) return
        const row = renderRow(cells, block.alignments, false, context)
        if (known) body.children[index]?.replaceWith(row)
        else body.append(row)
      })
      while (body.children.length > block.rows.length) body.lastElementChild?.remove()
      return now
    }
  }
  return renderBlock(block, isOpen, context)
}

/**
 * Blocks are grouped into parts, and parts into chapters, whose content a browser skips once they are out of sight
 * (`content-visibility`). Groups keep their number small: a browser checks each of them in every frame.
 */
const blocksPerPart = 12
const partsPerChapter = 6

/** The last ones are never skipped: a box that comes into sight while it grows would be laid out twice in a frame. */
const boxesInSight = 2

export interface Renderer {
  /**
   * Renders `text` up to a slice of so many characters; a longer block is rendered whole. Returns whether all of it is
   * rendered.
   */
  render(text: string, isEnded: boolean, sliceLength: number): boolean
}

/**
 * Renders a growing text into `host`, block by block. A block that has ended is never touched again: only the lines after
 * it are parsed again.
 */
export const createRenderer = (host: HTMLElement, context: RenderContext): Renderer => {
  let start = 0
  /** A block longer than a slice needs a longer one. */
  let wanted = 0
  const open: RenderedBlock[] = []
  /** How many blocks have ended. */
  let count = 0

  const boxIn = (parent: HTMLElement, place: number, name: 'chapter' | 'part'): HTMLElement => {
    const known = parent.children[place] as HTMLElement | undefined
    if (known) return known
    const box = host.ownerDocument.createElement('div')
    box.className = `ch-answer__box ch-answer__${name}`
    parent.append(box)
    parent.children[place - boxesInSight]?.classList.add('ch-answer__box--past')
    return box
  }
  const partOf = (index: number): HTMLElement => {
    const place = Math.floor((count + index) / blocksPerPart)
    const chapter = boxIn(host, Math.floor(place / partsPerChapter), 'chapter')
    return boxIn(chapter, place % partsPerChapter, 'part')
  }
  /** A block that was merged into the one before it may leave its boxes empty. */
  const dropEmptyBoxes = () => {
    const chapter = host.lastElementChild
    if (chapter?.lastElementChild?.childElementCount === 0) chapter.lastElementChild.remove()
    if (chapter?.childElementCount === 0) chapter.remove()
  }

  return {
    render(text, isEnded, sliceLength) {
      const slice = Math.max(sliceLength, wanted)
      const isAll = text.length - start <= slice
      const cut = isAll ? text.length : text.lastIndexOf('\n', start + slice) + 1
      const end = cut > start ? cut : start + slice
      const isLast = isAll && isEnded
      const lines = text.slice(start, end).split('\n')
      const blocks = parseBlocks(lines)

      // The last line may still grow, and the one before it may be the head of a table.
      const sure = isLast ? Number.POSITIVE_INFINITY : lines.length - 2
      let ended = isLast ? blocks.length : 0
      blocks.forEach(({ from }, index) => {
        if (from + 1 <= sure) ended = Math.max(ended, index)
      })
      updateBlocks(partOf, open, blocks, !isLast, context)
      if (ended) {
        const from = blocks[ended]?.from ?? lines.length
        for (const line of lines.slice(0, from)) start += line.length + 1
        open.splice(0, ended)
        count += ended
      }
      dropEmptyBoxes()
      if (isAll) return true
      wanted = ended ? 0 : slice * 2
      return false
    },
  }
}
