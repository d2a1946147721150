/** Gives the focus to the heading of what has come into sight, and shows that from its beginning. */
export const showFromTop = (heading: HTMLElement | null | undefined): void => {
  heading?.focus({ preventScroll: true })
  const body = heading?.closest('[data-body]')
  if (body) body.scrollTop = 0
}

/** The same where what had the focus is gone; elsewhere it stays. */
export const arriveAt = (heading: HTMLElement | null | undefined): void => {
  const root = heading?.getRootNode() as Document | ShadowRoot | undefined
  const dialog = heading?.closest('dialog')
  if (!dialog?.contains(root?.activeElement ?? null)) showFromTop(heading)
}
