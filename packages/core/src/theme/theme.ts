import { atom, type ReadableAtom } from 'nanostores'

export type Theme = 'light' | 'dark' | 'auto'

/** The theme of all elements of the page that have none of their own; `auto` follows the device. */
export interface ThemeStore {
  $theme: ReadableAtom<Theme>
  set(theme: Theme): void
}

/** The theme of all elements of the page that have none of their own. */
export const createTheme = (): ThemeStore => {
  const $theme = atom<Theme>('light')
  return { $theme, set: (theme) => $theme.set(theme) }
}
