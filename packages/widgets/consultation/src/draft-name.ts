/** Which form of its page each element is: its own number again where it comes back, and one that no other holds. */
const numbers = new WeakMap<Element, number>()

/** Forms keep their drafts apart: by their id, which pages may share, or else by their page and their number on it. */
export const draftName = (host: HTMLElement): string => {
  if (host.id) return host.id
  const { ownerDocument, localName } = host
  const others = [...ownerDocument.querySelectorAll(localName)].filter((other) => other !== host)
  const held = others.map((other) => numbers.get(other))
  let number = numbers.get(host) ?? 0
  while (held.includes(number)) number++
  numbers.set(host, number)
  return `${ownerDocument.location.pathname}.${number}`
}
