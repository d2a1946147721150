/** Gives the focus to the heading of what has come into sight, where what had it is gone; elsewhere it stays. */
export const arriveAt = (heading: HTMLElement | null | undefined): void => {
  const root = heading?.getRootNode() as Document | ShadowRoot | undefined
  const dialog = heading?.closest('dialog')
  if (!dialog?.contains(root?.activeElement ?? null)) heading?.focus()
}
