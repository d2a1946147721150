type Root = (Document | ShadowRoot) & { getSelection?(): Selection | null }
type ComposedSelection = Selection & {
  getComposedRanges?(options: { shadowRoots: ShadowRoot[] }): StaticRange[]
}

/** Where the selection begins; null without one. Each browser has its own way to say so of a shadow root. */
const selectedFrom = (root: Root, page: Document): Node | null => {
  const selection: ComposedSelection | null = root.getSelection?.() ?? page.getSelection()
  if (selection && !selection.isCollapsed) return selection.anchorNode
  if (!(root instanceof ShadowRoot)) return null
  const [range] = selection?.getComposedRanges?.({ shadowRoots: [root] }) ?? []
  return range && !range.collapsed ? range.startContainer : null
}

/** Whether something inside of an element is selected. */
export const hasSelection = (element: HTMLElement): boolean =>
  element.contains(selectedFrom(element.getRootNode() as Root, element.ownerDocument))
