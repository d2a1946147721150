/** Focuses the heading of new content, and scrolls to its beginning. */
export const focusHeading = (heading: HTMLElement | null | undefined): void => {
  heading?.focus({ preventScroll: true })
  const body = heading?.closest('[data-body]')
  if (body) body.scrollTop = 0
}

/** Does the same unless something in the dialog still has the focus. */
export const focusIfLost = (heading: HTMLElement | null | undefined): void => {
  const root = heading?.getRootNode() as Document | ShadowRoot | undefined
  const dialog = heading?.closest('dialog')
  if (!dialog?.contains(root?.activeElement ?? null)) focusHeading(heading)
}
