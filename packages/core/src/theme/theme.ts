import { atom, type ReadableAtom } from 'nanostores'

export type Theme = 'light' | 'dark' | 'auto'

/** The theme of all elements of the page that have none of their own; `auto` follows the device. */
export interface ThemeStore {
  $theme: ReadableAtom<Theme>
  /** Without a theme: light again. */
  set(theme?: Theme | undefined): void
}

/** The theme of all elements of the page that have none of their own. */
export const createTheme = (): ThemeStore => {
  const $theme = atom<Theme>('light')
  return { $theme, set: (theme = 'light') => $theme.set(theme) }
}
