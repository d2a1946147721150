import { type Block, parseBlocks } from './blocks'
import { createFrame, frameKey, renderRow, renderText } from './render-blocks'
import type { RenderContext } from './render-inlines'
import { updateNodes } from './update-nodes'

/** A block and its elements. */
interface RenderedBlock {
  block: Block
  element: HTMLElement
  /** Holds its text or its blocks. */
  content: HTMLElement
  /** Whether more of it may arrive: an unfinished mark is then rendered as finished. */
  isOpen: boolean
  inner: RenderedBlock[]
}

const renderContent = ({ block, content, isOpen, inner }: RenderedBlock, context: RenderContext): void => {
  if ('blocks' in block) {
    // Cells are rendered as finished.
    updateBlocks(() => content, inner, block.blocks, isOpen && block.kind !== 'table', context)
  } else if (block.kind === 'code' || block.kind === 'formula') {
    updateNodes(content, [context.document.createTextNode(block.text)])
  } else if (block.kind === 'row') renderRow(content, block, context)
  else if ('text' in block) renderText(content, block.text, isOpen, context)
}

/** Renders a block: into its known element if it has only grown, else into a new one. */
const renderBlock = (
  known: RenderedBlock | undefined,
  block: Block,
  isOpen: boolean,
  context: RenderContext,
): RenderedBlock => {
  if (known?.isOpen === isOpen && known.block.kind === block.kind && known.block.source === block.source)
    return { ...known, block }
  if (known && frameKey(known.block) === frameKey(block)) {
    const rendered = { ...known, block, isOpen }
    renderContent(rendered, context)
    return rendered
  }
  const [element, content = element] = createFrame(block, context)
  const rendered = { block, element, content, isOpen, inner: [] }
  renderContent(rendered, context)
  return rendered
}

/** Updates rendered blocks to `blocks`: unchanged ones stay, the last one grows, new ones are appended. */
const updateBlocks = (
  placeOf: (index: number) => HTMLElement,
  rendered: RenderedBlock[],
  blocks: readonly Block[],
  isOpen: boolean,
  context: RenderContext,
): void => {
  blocks.forEach((block, index) => {
    const before = rendered[index]
    const now = renderBlock(before, block, isOpen && index === blocks.length - 1, context)
    if (!before) placeOf(index).append(now.element)
    else if (before.element !== now.element) before.element.replaceWith(now.element)
    rendered[index] = now
  })
  for (const { element } of rendered.splice(blocks.length)) element.remove()
}

/**
 * Blocks are grouped into parts, and parts into chapters, whose content a browser skips once they are out of sight
 * (`content-visibility`). Groups keep their number small: a browser checks each of them in every frame.
 */
const blocksPerPart = 12
const partsPerChapter = 6

/** The last ones are never skipped: a box that enters the viewport while it grows would be laid out twice in a frame. */
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
