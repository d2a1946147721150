/** An element of ready-made markup: its name, its attributes, and what is in it. */
export type Tree = [name: string, attributes: Record<string, string>, ...inside: (Tree | string)[]]

const drawings = ['svg', 'path']
const namespace = (name: string) =>
  drawings.includes(name) ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml'

/** Draws a tree element by element: pages with Trusted Types take no HTML. */
export const draw = (document: Document, [name, attributes, ...inside]: Tree): Element => {
  const element = document.createElementNS(namespace(name), name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...inside.map((one) => (typeof one === 'string' ? one : draw(document, one))))
  return element
}
