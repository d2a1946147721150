import type { Block, ListItem } from './blocks'
import { parseInline } from './inlines'
import type { Alignment } from './lines'
import { type RenderContext, renderInlines } from './render-inlines'

/** A block and the element that shows it. */
export interface RenderedBlock {
  block: Block
  element: HTMLElement
  /** Whether more of it may come: an unfinished mark is then shown as if it had ended. */
  isOpen: boolean
  /** The blocks of a quote, or of each item of a list. */
  inner: RenderedBlock[][]
}

type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>

const make = <T extends keyof HTMLElementTagNameMap>(context: RenderContext, tag: T, name = '') => {
  const element = context.document.createElement(tag)
  if (name) element.className = `ch-answer__${name}`
  return element
}

/** The last lines of an open paragraph may become a table; until then their bars are hidden, or they would flicker. */
const withoutBars = (text: string) => {
  const from = text.search(/^ *\|/m)
  return from >= 0 && text.slice(from).split('\n').length < 3 ? text.slice(0, from) : text
}

export const renderText = (
  element: HTMLElement,
  text: string,
  isOpen: boolean,
  context: RenderContext,
): void => {
  renderInlines(element, parseInline(isOpen ? withoutBars(text) : text, isOpen), context)
}

const renderCode = ({ language, text }: Kind<'code'>, context: RenderContext): HTMLElement => {
  const figure = make(context, 'figure', 'code')
  const head = make(context, 'figcaption')
  const name = make(context, 'span')
  name.textContent = language
  const copy = make(context, 'button')
  copy.type = 'button'
  copy.dataset.act = 'copy'
  copy.textContent = context.words.copy
  head.append(name, copy)
  const box = make(context, 'pre')
  box.tabIndex = 0
  const code = make(context, 'code')
  code.append(text)
  box.append(code)
  figure.append(head, box)
  return figure
}

export const renderRow = (
  cells: readonly string[],
  alignments: readonly Alignment[],
  isHead: boolean,
  context: RenderContext,
) => {
  const row = make(context, 'tr')
  cells.forEach((text, column) => {
    // The empty corner of a comparison is no header.
    const isHeader = isHead && text !== ''
    const cell = make(context, isHeader ? 'th' : 'td')
    if (isHeader) cell.setAttribute('scope', 'col')
    cell.style.textAlign = alignments[column] ?? ''
    renderText(cell, text, false, context)
    row.append(cell)
  })
  return row
}

const renderTable = ({ alignments, head, rows }: Kind<'table'>, context: RenderContext): HTMLElement => {
  const box = make(context, 'div', 'table')
  box.tabIndex = 0
  box.setAttribute('role', 'group')
  box.setAttribute('aria-label', context.words.table)
  const table = make(context, 'table')
  table.createTHead().append(renderRow(head, alignments, true, context))
  table.createTBody().append(...rows.map((cells) => renderRow(cells, alignments, false, context)))
  box.append(table)
  return box
}

export const renderItem = (
  { isDone, blocks }: ListItem,
  isOpen: boolean,
  context: RenderContext,
): [HTMLElement, RenderedBlock[]] => {
  const item = make(context, 'li')
  if (isDone !== undefined) item.dataset.done = String(isDone)
  return [item, renderInto(item, blocks, isOpen, context)]
}

export const renderInto = (
  parent: HTMLElement,
  blocks: readonly Block[],
  isOpen: boolean,
  context: RenderContext,
): RenderedBlock[] => {
  const rendered = blocks.map((block, index) =>
    renderBlock(block, isOpen && index === blocks.length - 1, context),
  )
  parent.append(...rendered.map(({ element }) => element))
  return rendered
}

/** Renders a block, with elements and text nodes only. */
export const renderBlock = (block: Block, isOpen: boolean, context: RenderContext): RenderedBlock => {
  const rendered = (element: HTMLElement, inner: RenderedBlock[][] = []): RenderedBlock => ({
    block,
    element,
    isOpen,
    inner,
  })
  switch (block.kind) {
    case 'paragraph': {
      const element = make(context, 'p')
      renderText(element, block.text, isOpen, context)
      return rendered(element)
    }
    case 'heading': {
      // The chat's own headings are h1 and h2.
      const element = make(context, block.level < 3 ? 'h3' : block.level === 3 ? 'h4' : 'h5')
      renderText(element, block.text, isOpen, context)
      return rendered(element)
    }
    case 'code':
      return rendered(renderCode(block, context))
    case 'table':
      return rendered(renderTable(block, context))
    case 'rule':
      return rendered(make(context, 'hr'))
    case 'quote': {
      const element = make(context, 'blockquote')
      return rendered(element, [renderInto(element, block.blocks, isOpen, context)])
    }
    case 'list': {
      const element = make(context, block.start === null ? 'ul' : 'ol')
      if (block.start !== null && block.start !== 1) element.setAttribute('start', String(block.start))
      const items = block.items.map((item, index) =>
        renderItem(item, isOpen && index === block.items.length - 1, context),
      )
      element.append(...items.map(([item]) => item))
      return rendered(
        element,
        items.map(([, blocks]) => blocks),
      )
    }
  }
}
