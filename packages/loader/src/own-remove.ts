import { options, type VNode } from 'preact'

const { unmount } = options

/** Preact removes what it has rendered by its `remove`, which some pages have replaced for all elements: ours get their own. */
options.unmount = (vnode: VNode & { __e?: ChildNode | null }) => {
  const node = vnode.__e
  if (node) node.remove = () => node.parentNode?.removeChild(node)
  unmount?.(vnode)
}
