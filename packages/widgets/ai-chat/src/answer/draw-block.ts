import type { Alignment, Block, ListItem } from './block'
import { fill, type Ink } from './draw-inline'
import { parseInline } from './parse-inline'

/** A block that stands on the page. */
export interface Drawn {
  block: Block
  element: HTMLElement
  /** Whether more of it may come: what had begun then was shown as if it had ended. */
  isOpen: boolean
  /** What is inside: the blocks of a quote, the items of a list. */
  inner: Drawn[][]
}

type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>

const make = <T extends keyof HTMLElementTagNameMap>(ink: Ink, tag: T, name = '') => {
  const element = ink.document.createElement(tag)
  if (name) element.className = `ch-answer__${name}`
  return element
}

/** The last lines of an open paragraph may become a table; until they do, bars would come and go. */
const withoutBars = (text: string) => {
  const from = text.search(/^ *\|/m)
  return from >= 0 && text.slice(from).split('\n').length < 3 ? text.slice(0, from) : text
}

export const drawText = (element: HTMLElement, text: string, isOpen: boolean, ink: Ink): void => {
  fill(element, parseInline(isOpen ? withoutBars(text) : text, isOpen), ink)
}

const drawCode = ({ language, text }: Kind<'code'>, ink: Ink): HTMLElement => {
  const figure = make(ink, 'figure', 'code')
  const head = make(ink, 'figcaption')
  const name = make(ink, 'span')
  name.textContent = language
  const copy = make(ink, 'button')
  copy.type = 'button'
  copy.dataset.act = 'copy'
  copy.textContent = ink.words.copy
  head.append(name, copy)
  const box = make(ink, 'pre')
  box.tabIndex = 0
  const code = make(ink, 'code')
  code.append(text)
  box.append(code)
  figure.append(head, box)
  return figure
}

export const drawRow = (
  cells: readonly string[],
  alignments: readonly Alignment[],
  isHead: boolean,
  ink: Ink,
) => {
  const row = make(ink, 'tr')
  cells.forEach((text, column) => {
    // The corner of a table that compares heads nothing.
    const isHeader = isHead && text !== ''
    const cell = make(ink, isHeader ? 'th' : 'td')
    if (isHeader) cell.setAttribute('scope', 'col')
    cell.style.textAlign = alignments[column] ?? ''
    drawText(cell, text, false, ink)
    row.append(cell)
  })
  return row
}

const drawTable = ({ alignments, head, rows }: Kind<'table'>, ink: Ink): HTMLElement => {
  const box = make(ink, 'div', 'table')
  box.tabIndex = 0
  box.setAttribute('role', 'group')
  box.setAttribute('aria-label', ink.words.table)
  const table = make(ink, 'table')
  table.createTHead().append(drawRow(head, alignments, true, ink))
  table.createTBody().append(...rows.map((cells) => drawRow(cells, alignments, false, ink)))
  box.append(table)
  return box
}

export const drawItem = ({ isDone, blocks }: ListItem, isOpen: boolean, ink: Ink): [HTMLElement, Drawn[]] => {
  const item = make(ink, 'li')
  if (isDone !== undefined) item.dataset.done = String(isDone)
  return [item, drawInto(item, blocks, isOpen, ink)]
}

export const drawInto = (
  parent: HTMLElement,
  blocks: readonly Block[],
  isOpen: boolean,
  ink: Ink,
): Drawn[] => {
  const drawn = blocks.map((block, index) => drawBlock(block, isOpen && index === blocks.length - 1, ink))
  parent.append(...drawn.map(({ element }) => element))
  return drawn
}

/** Draws a block, with elements and text only. */
export const drawBlock = (block: Block, isOpen: boolean, ink: Ink): Drawn => {
  const drawn = (element: HTMLElement, inner: Drawn[][] = []): Drawn => ({ block, element, isOpen, inner })
  switch (block.kind) {
    case 'paragraph': {
      const element = make(ink, 'p')
      drawText(element, block.text, isOpen, ink)
      return drawn(element)
    }
    case 'heading': {
      // The page's own headings stand above those of an answer.
      const element = make(ink, block.level < 3 ? 'h3' : block.level === 3 ? 'h4' : 'h5')
      drawText(element, block.text, isOpen, ink)
      return drawn(element)
    }
    case 'code':
      return drawn(drawCode(block, ink))
    case 'table':
      return drawn(drawTable(block, ink))
    case 'rule':
      return drawn(make(ink, 'hr'))
    case 'quote': {
      const element = make(ink, 'blockquote')
      return drawn(element, [drawInto(element, block.blocks, isOpen, ink)])
    }
    case 'list': {
      const element = make(ink, block.start === null ? 'ul' : 'ol')
      if (block.start !== null && block.start !== 1) element.setAttribute('start', String(block.start))
      const items = block.items.map((item, index) =>
        drawItem(item, isOpen && index === block.items.length - 1, ink),
      )
      element.append(...items.map(([item]) => item))
      return drawn(
        element,
        items.map(([, blocks]) => blocks),
      )
    }
  }
}
