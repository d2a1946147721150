/** Runs in the page: looks for things as visitors do, by role and name, through open shadow roots. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** A whole text, or a part of it by a pattern. */
export type Words = { is: string } | { like: string }

/** One step of the way to a thing. */
export interface Step {
  role?: string
  /** The name by which a screen reader calls it. */
  name?: Words
  /** The smallest elements with this text. */
  text?: Words
  selector?: string
  /** Which of several: 0 and by default the first, -1 the last. */
  at?: number
}

export interface Reading {
  text: string
  value: string
  isChecked: boolean
  isFocused: boolean
}

export interface Point {
  x: number
  y: number
  /** Whether a press at this point reaches the thing or its control, which is not disabled. */
  isReached: boolean
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

const fits = (text: string, words: Words) =>
  'is' in words ? plain(text) === words.is : new RegExp(words.like).test(plain(text))

/** What is directly in a node, that of its shadow root first; the last of them at the start. */
const childrenOf = (node: ParentNode): Element[] => {
  const shadow = node instanceof Element ? node.shadowRoot : null
  return [...(shadow?.children ?? []), ...node.children].reverse()
}

/** Elements in an element or document, with those of shadow roots, in their order. */
function* elementsIn(root: ParentNode): Generator<Element> {
  const next = childrenOf(root)
  for (let element = next.pop(); element; element = next.pop()) {
    yield element
    next.push(...childrenOf(element))
  }
}

/** An input for files is hidden, and a button stands for it; so is a film below its cover. */
const isVisible = (element: Element) =>
  element.matches('input[type=file], video') ||
  (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')

const hasText = (element: Element, words: Words) =>
  fits(element.textContent ?? '', words) &&
  ![...element.children].some((child) => fits(child.textContent ?? '', words))

/** Cheap conditions first: a name asks for the style of many elements. */
const isMeant = (element: Element, { role, name, text, selector }: Step) =>
  (selector === undefined || element.matches(selector)) &&
  (role === undefined || getRole(element) === role) &&
  (text === undefined || hasText(element, text)) &&
  isVisible(element) &&
  (name === undefined || fits(computeAccessibleName(element), name))

const within = (root: ParentNode, step: Step): Element | undefined => {
  const { at = 0 } = step
  const found: Element[] = []
  for (const element of elementsIn(root)) {
    if (isMeant(element, step)) found.push(element)
    if (at >= 0 && found.length > at) break
  }
  return found.at(at)
}

export const find = (steps: Step[]): Element | undefined => {
  let root: ParentNode | undefined = document
  for (const step of steps) root = root && within(root, step)
  return root instanceof Element ? root : undefined
}

export const frames = () =>
  [...elementsIn(document)].filter((element) => element instanceof HTMLIFrameElement)

const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled=true]')

export const read = (steps: Step[]): Reading | undefined => {
  const element = find(steps)
  if (!element) return undefined
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  return {
    text: plain(element.textContent ?? ''),
    value: isField ? element.value : '',
    isChecked: element.matches(':checked, [aria-checked=true]'),
    isFocused: element.matches(':focus'),
  }
}

/** The element at a point, inside of shadow roots. */
const elementAt = (x: number, y: number) => {
  let found = document.elementFromPoint(x, y)
  for (;;) {
    const inner = found?.shadowRoot?.elementFromPoint(x, y)
    if (!inner || inner === found) return found
    found = inner
  }
}

/** Whether an element is another, or inside of it or of its shadow. */
const isInside = (inner: Element | null, outer: Element): boolean => {
  for (let node: Node | null = inner; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    if (node === outer) return true
  return false
}

/** WebKitGTK's scrollbar lies over the page, and takes the presses there. */
const scrollbarPx = 24

const middleOf = ({ left, top, width, height }: DOMRect) => {
  const x = left + width / 2
  return { x: x > innerWidth - scrollbarPx ? left + Math.min(8, width / 2) : x, y: top + height / 2 }
}

const pointOn = (element: Element, isWords: boolean): Point => {
  const range = document.createRange()
  range.selectNodeContents(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element)
  const line = isWords ? range.getClientRects()[0] : undefined
  const at = middleOf(line ?? element.getBoundingClientRect())
  const hit = elementAt(at.x, at.y)
  const control = element.closest('label') ?? element
  const isHit = hit !== null && (isInside(hit, control) || isInside(element, hit))
  return { ...at, isReached: isHit && !isDisabled(element) }
}

/** The middle of a thing, or of the first line of its text; what is outside of the window or covered is scrolled to its middle. */
export const place = (steps: Step[], isWords: boolean): Point | undefined => {
  const element = find(steps)
  if (!element) return undefined
  const point = pointOn(element, isWords)
  if (point.isReached) return point
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return pointOn(element, isWords)
}
