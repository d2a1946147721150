import type { Finding } from '@chuhai/contract/embed'
import { boxTag } from '../elements'
import { found } from './found'

/** What a page's author finds an element by: `div#banner.wide`. */
const nameOf = ({ localName, id, classList }: Element): string =>
  [localName, id && `#${id}`, ...[...classList].map((name) => `.${name}`)].join('')

/** The layer of an element: of the next around it that has one. */
const zIndexOf = (element: Element | null): string => {
  if (!element) return 'auto'
  const { zIndex } = getComputedStyle(element)
  return zIndex === 'auto' || zIndex === '' ? zIndexOf(element.parentElement) : zIndex
}

const isOurs = ({ localName }: Element): boolean => localName.startsWith('chuhai-')

/** Whether the visible controls of the floating box can be pressed; a page without a box has none. */
export const checkBox = (document: Document): Finding[] => {
  const controls = document.querySelector(boxTag)?.shadowRoot?.querySelectorAll('button')
  if (!controls) return []
  const tops = [...controls]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2))
    // Null outside of the window.
    .filter((element) => element !== null)
  if (tops.length === 0) return [found('BOX_HIDDEN')]
  const covers = new Set(tops.filter((element) => !isOurs(element)))
  return [...covers].map((cover) => found('BOX_COVERED', { by: nameOf(cover), zIndex: zIndexOf(cover) }))
}
