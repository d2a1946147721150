const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

const isAlike = (one: Element, other: Element): boolean =>
  one.nodeName === other.nodeName &&
  one.attributes.length === other.attributes.length &&
  [...one.attributes].every(({ name, value }) => other.getAttribute(name) === value)

/** Changes a text from where it differs: what is selected before that stays selected. */
const updateText = (text: Text, data: string): void => {
  if (data.startsWith(text.data)) {
    if (data.length > text.length) text.appendData(data.slice(text.length))
    return
  }
  let same = 0
  while (text.data[same] === data[same]) same += 1
  text.replaceData(same, text.length - same, data.slice(same))
}

/** Gives an element these children. Texts and elements that are there already stay, so that a selection survives. */
export const updateNodes = (parent: Element, wanted: readonly Node[]): void => {
  wanted.forEach((node, index) => {
    const known = parent.childNodes[index]
    if (!known) parent.append(node)
    else if (isText(known) && isText(node)) updateText(known, node.data)
    else if (known instanceof Element && node instanceof Element && isAlike(known, node))
      updateNodes(known, [...node.childNodes])
    else known.replaceWith(node)
  })
  for (const node of [...parent.childNodes].slice(wanted.length)) node.remove()
}
