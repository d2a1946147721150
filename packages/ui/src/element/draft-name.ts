/** The number of each element among those of its tag on the page; kept when the element is removed and comes back. */
const numbers = new WeakMap<Element, number>()

/** Returns a name for the draft of an element: its id, or else the page's path and a number no other element has. */
export const draftName = (host: HTMLElement): string => {
  if (host.id) return host.id
  const { ownerDocument, localName } = host
  const others = [...ownerDocument.querySelectorAll(localName)].filter((other) => other !== host)
  const taken = others.map((other) => numbers.get(other))
  let number = numbers.get(host) ?? 0
  while (taken.includes(number)) number++
  numbers.set(host, number)
  return `${ownerDocument.location.pathname}.${number}`
}
