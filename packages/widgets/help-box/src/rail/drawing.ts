const svgNamespace = 'http://www.w3.org/2000/svg'

/** Appends an element with a class to `parent`. */
export const append = <K extends keyof HTMLElementTagNameMap>(
  parent: Node,
  tag: K,
  className: string,
): HTMLElementTagNameMap[K] => {
  const element = parent.ownerDocument?.createElement(tag) as HTMLElementTagNameMap[K]
  element.className = className
  parent.appendChild(element)
  return element
}

/** Appends an icon of the 24 grid, drawn in the current colour. */
export const appendIcon = (parent: Element, path: string): void => {
  const { ownerDocument } = parent
  const svg = ownerDocument.createElementNS(svgNamespace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  // Nothing says that it is hidden: a button's name is its own, and what is in it counts for nothing.
  svg.setAttribute('class', 'ch-rail__icon')
  const line = ownerDocument.createElementNS(svgNamespace, 'path')
  line.setAttribute('d', path)
  svg.appendChild(line)
  parent.appendChild(svg)
}
