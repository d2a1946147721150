import type { Block, ListItem } from './block'
import { type Drawn, drawBlock, drawItem, drawRow, drawText } from './draw-block'
import type { Ink } from './draw-inline'

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index])

/** Makes a row of blocks what they are now: what is the same stays, the last one grows, new ones find their place. */
export const redrawAll = (
  placeOf: (index: number) => HTMLElement,
  drawn: Drawn[],
  blocks: readonly Block[],
  isOpen: boolean,
  ink: Ink,
): void => {
  blocks.forEach((block, index) => {
    const before = drawn[index]
    const isLast = isOpen && index === blocks.length - 1
    const now = before ? redraw(before, block, isLast, ink) : drawBlock(block, isLast, ink)
    if (!before) placeOf(index).append(now.element)
    else if (before.element !== now.element) before.element.replaceWith(now.element)
    drawn[index] = now
  })
  for (const { element } of drawn.splice(blocks.length)) element.remove()
}

const redrawItems = (
  { element, inner }: Drawn,
  before: readonly ListItem[],
  items: readonly ListItem[],
  isOpen: boolean,
  ink: Ink,
): void => {
  items.forEach((item, index) => {
    const isLast = isOpen && index === items.length - 1
    const blocks = inner[index]
    if (blocks && before[index]?.isDone === item.isDone) {
      redrawAll(() => element.children[index] as HTMLElement, blocks, item.blocks, isLast, ink)
      return
    }
    const [now, drawn] = drawItem(item, isLast, ink)
    if (blocks) element.children[index]?.replaceWith(now)
    else element.append(now)
    inner[index] = drawn
  })
  inner.length = items.length
  while (element.children.length > items.length) element.lastElementChild?.remove()
}

/** The block as it is now: on the element that was there if it has only grown, else on a new one. */
const redraw = (drawn: Drawn, block: Block, isOpen: boolean, ink: Ink): Drawn => {
  const { block: before, element, inner } = drawn
  const now = { ...drawn, block, isOpen }
  if (before.source === block.source && before.kind === block.kind && drawn.isOpen === isOpen) return now

  if (block.kind === 'paragraph' && before.kind === 'paragraph') {
    drawText(element, block.text, isOpen, ink)
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
    redrawAll(() => element, inner[0] as Drawn[], block.blocks, isOpen, ink)
    return now
  }
  if (block.kind === 'list' && before.kind === 'list' && before.start === block.start) {
    redrawItems(drawn, before.items, block.items, isOpen, ink)
    return now
  }
  if (block.kind === 'table' && before.kind === 'table') {
    const body = element.querySelector('tbody') as HTMLElement
    if (same(before.head, block.head) && same(before.alignments, block.alignments)) {
      block.rows.forEach((cells, index) => {
        const known = before.rows[index]
        if (known && same(known, cells)) return
        const row = drawRow(cells, block.alignments, false, ink)
        if (known) body.children[index]?.replaceWith(row)
        else body.append(row)
      })
      while (body.children.length > block.rows.length) body.lastElementChild?.remove()
      return now
    }
  }
  return drawBlock(block, isOpen, ink)
}
