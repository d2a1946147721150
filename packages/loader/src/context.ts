import type { Setting, Settings } from './settings'

/** Events a page can listen to with `Chuhai('on', name, listener)`. */
export type PageEvent = 'open' | 'close' | 'submitted' | 'sign-on'

/** What the loader hands to every file it loads. */
export interface Context {
  settings: Settings
  emit(event: PageEvent, detail?: unknown): void
  /** Runs now and after every change of the settings. */
  watch(changed: (settings: Settings) => void): void
  /** Imports an entry of this build. */
  load<Module>(entry: string): Promise<Module>
  /** Aborted by `destroy`: everything is then removed from the page. */
  ended: AbortSignal
}

export type { Setting, Settings }
