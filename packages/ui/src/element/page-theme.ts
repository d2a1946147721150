export type Theme = 'light' | 'dark' | 'auto'

let pageTheme: Theme = 'light'
const listeners = new Set<() => void>()

/** The theme of all elements that have no attribute `theme`. */
export const getPageTheme = (): Theme => pageTheme

export const setPageTheme = (theme: Theme): void => {
  pageTheme = theme
  for (const listener of listeners) listener()
}

/** Calls the listener after every change; returns what ends it. */
export const onPageTheme = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
