import type { ChuhaiEvents } from './page-api'
import type { Setting, Settings } from './settings'

/** What the loader hands to every file it loads. */
export interface Context {
  settings: Settings
  emit<Name extends keyof ChuhaiEvents>(event: Name, detail: ChuhaiEvents[Name]): void
  /** Runs now and after every change of the settings. */
  watch(changed: (settings: Settings) => void): void
  /** Imports an entry of this build. */
  load<Module>(entry: string): Promise<Module>
  /** Aborted by `destroy`: everything is then removed from the page. */
  ended: AbortSignal
}

/** A module that defines an element. */
export interface Definition {
  define(context: Context): void
}

export type { Setting, Settings }
