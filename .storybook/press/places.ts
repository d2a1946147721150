/** A point of the story's own window. */
export interface Point {
  x: number
  y: number
}

/** Every element below, those in open shadow roots included. */
export const elementsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element],
  )

/** Whether an element lies inside another, through shadow roots too. */
export const isInside = (inner: Node | null, outer: Node): boolean => {
  for (let node = inner; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
    if (node === outer) return true
  return false
}

export const elementAt = ({ x, y }: Point): Element | null => {
  let found = document.elementFromPoint(x, y)
  for (let inner = found; inner; ) {
    found = inner
    inner = inner.shadowRoot?.elementFromPoint(x, y) ?? null
    if (inner === found) break
  }
  return found
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
})

/** The longest of its lines: the middle of a link that wraps may be beside both. */
const lineOf = (element: HTMLElement): DOMRect =>
  [...element.getClientRects()].sort((one, other) => other.width - one.width)[0] ??
  element.getBoundingClientRect()

/** The labels of a control that people see. */
export const labelsOf = (control: HTMLElement): HTMLElement[] =>
  [...((control as HTMLInputElement).labels ?? [])].filter((label) => !isClipped(label))

const isChoice = (control: HTMLElement) => control.matches('input[type="checkbox"], input[type="radio"]')

const isClipped = (element: Element): boolean =>
  getComputedStyle(element).clipPath !== 'none' ||
  Boolean(element.parentElement && isClipped(element.parentElement))

/** The middle of the first line of text in an element; texts for screen readers alone are none. */
const textIn = (element: HTMLElement): Point | undefined => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.trim()) continue
    range.selectNodeContents(walker.currentNode)
    const [line] = range.getClientRects()
    // A long line ends where its control does.
    const width = line ? Math.min(line.right, element.getBoundingClientRect().right) - line.left : 0
    const isLarge = line && width > 4 && line.height > 4
    const point = isLarge && { x: line.left + width / 2, y: line.top + line.height / 2 }
    const parent = walker.currentNode.parentElement as HTMLElement
    const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (point && isSeen && !isClipped(parent)) return point
  }
  return undefined
}

/** Where people press a control: its words, or the middle of what looks like it. */
export const placesOf = (control: HTMLElement): { text: Point | undefined; middle: Point } => {
  const labels = labelsOf(control)
  const row = isChoice(control) ? (labels[0] ?? control) : control
  const words = [control, ...labels].map(textIn).find((point) => point)
  return { text: words, middle: middleOf(lineOf(row)) }
}
