import type { Setting, Settings } from './settings'

/** Events a page can listen to with `Chuhai('on', name, listener)`. */
export type PageEvent = 'open' | 'close' | 'submitted' | 'sign-on'

/** What the loader hands to every file it loads. */
export interface Context {
  settings: Settings
  emit(event: PageEvent, detail?: unknown): void
  /** Runs now and after every change of the settings. */
  watch(changed: (settings: Settings) => void): void
  /** Aborted by `destroy`: whoever put something on the page takes it down then. */
  ended: AbortSignal
}

export type { Setting, Settings }
