import type { Block } from './blocks'
import { parseInline } from './inlines'
import type { Alignment } from './lines'
import { type RenderContext, renderInlines } from './render-inlines'
import { updateNodes } from './update-nodes'

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

/** A block's element, and the one in it that holds its text or its blocks. */
type Frame = [element: HTMLElement, content?: HTMLElement]

const createCode = ({ language }: Kind<'code'>, context: RenderContext): Frame => {
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
  box.append(code)
  figure.append(head, box)
  return [figure, code]
}

const createFormula = (context: RenderContext): Frame => {
  const box = make(context, 'pre', 'formula')
  box.tabIndex = 0
  const code = make(context, 'code')
  box.append(code)
  return [box, code]
}

const createCells = (
  cells: readonly string[],
  alignments: readonly Alignment[],
  isHead: boolean,
  context: RenderContext,
): HTMLElement[] =>
  cells.map((text, column) => {
    // The empty corner of a comparison is no header.
    const isHeader = isHead && text !== ''
    const cell = make(context, isHeader ? 'th' : 'td')
    if (isHeader) cell.setAttribute('scope', 'col')
    cell.style.textAlign = alignments[column] ?? ''
    renderText(cell, text, false, context)
    return cell
  })

export const renderRow = (row: Element, { cells, alignments }: Kind<'row'>, context: RenderContext): void =>
  updateNodes(row, createCells(cells, alignments, false, context))

const createTable = ({ alignments, head }: Kind<'table'>, context: RenderContext): Frame => {
  const box = make(context, 'div', 'table')
  box.tabIndex = 0
  box.setAttribute('role', 'group')
  box.setAttribute('aria-label', context.words.table)
  const table = make(context, 'table')
  table
    .createTHead()
    .insertRow()
    .append(...createCells(head, alignments, true, context))
  const body = table.createTBody()
  box.append(table)
  return [box, body]
}

const createList = ({ start }: Kind<'list'>, context: RenderContext): Frame => {
  const list = make(context, start === null ? 'ul' : 'ol')
  if (start !== null && start !== 1) list.setAttribute('start', String(start))
  return [list]
}

const createItem = ({ isDone }: Kind<'item'>, context: RenderContext): Frame => {
  const item = make(context, 'li')
  if (isDone !== undefined) item.dataset.done = String(isDone)
  return [item]
}

/** Creates the element of a block without its text and blocks. */
export const createFrame = (block: Block, context: RenderContext): Frame => {
  switch (block.kind) {
    case 'paragraph':
      return [make(context, 'p')]
    case 'heading':
      // The chat's own headings are h1 and h2.
      return [make(context, block.level < 3 ? 'h3' : block.level === 3 ? 'h4' : 'h5')]
    case 'code':
      return createCode(block, context)
    case 'formula':
      return createFormula(context)
    case 'quote':
      return [make(context, 'blockquote')]
    case 'list':
      return createList(block, context)
    case 'item':
      return createItem(block, context)
    case 'table':
      return createTable(block, context)
    case 'row':
      return [make(context, 'tr')]
    case 'rule':
      return [make(context, 'hr')]
  }
}

/** Returns what `createFrame` depends on: blocks with the same frame can be rendered into the same element. */
export const frameKey = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return `heading ${block.level}`
    case 'code':
      return `code ${block.language}`
    case 'list':
      return `list ${block.start}`
    case 'item':
      return `item ${block.isDone}`
    case 'table':
      return `table ${block.source.split('\n', 2).join('\n')}`
    default:
      return block.kind
  }
}
