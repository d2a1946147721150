/** A number; 0 or nothing is the ordinary page, anything else hides the chrome. */
export const touchModeKey = 'chuhai.touchMode'

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** `?touchMode=1` in an address turns the mode on, `?touchMode=0` off; then the stored number counts. */
export const readTouchMode = (storage: Shelf, search: string): number => {
  try {
    const asked = new URLSearchParams(search).get('touchMode')
    if (asked !== null && /^\d$/.test(asked)) storage.setItem(touchModeKey, asked)
    return Number(storage.getItem(touchModeKey)) || 0
  } catch {
    return 0
  }
}

/** Marks the document, so that the chrome is hidden by style and nothing jumps. */
export const applyTouchMode = (root: HTMLElement, mode: number): void => {
  if (mode) root.dataset.touch = String(mode)
  else delete root.dataset.touch
}
