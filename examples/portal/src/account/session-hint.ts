/** What core leaves in the browser while there may be a session; it says nothing about it. */
const sessionHintKey = 'chuhai.session'

/** Whether this visitor may be signed in, as far as the browser remembers. */
export const hasSessionHint = (storage: Pick<Storage, 'getItem'>): boolean => {
  try {
    return storage.getItem(sessionHintKey) !== null
  } catch {
    return false
  }
}

/** Marks the document, so that the header keeps room for the account before anybody knows whose it is. */
export const markSession = (root: HTMLElement, isLikely: boolean): void => {
  if (isLikely) root.dataset.session = ''
  else delete root.dataset.session
}
