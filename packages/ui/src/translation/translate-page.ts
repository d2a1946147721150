const skipped = 'font, script, style, textarea, title'

/**
 * A page translator for tests: puts each text below `root`, also in open shadow roots and of later nodes, into
 * `<font><font>…</font></font>`, and `[…]` around it. Returns the function that ends it.
 */
export const translatePage = (root: Element = document.body): (() => void) => {
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `[${text.data}]`
    outer.append(inner)
    text.replaceWith(outer)
  }
  const visit = (node: Node) => {
    if (node instanceof Text) return translate(node)
    if (node instanceof Element && node.shadowRoot) follow(node.shadowRoot)
    for (const child of [...node.childNodes]) visit(child)
  }
  const followed = new Set<Node>()
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) visit(node)
  })
  const follow = (node: Node) => {
    if (followed.has(node)) return
    followed.add(node)
    observer.observe(node, { childList: true, subtree: true })
    visit(node)
  }
  follow(root)
  return () => observer.disconnect()
}
