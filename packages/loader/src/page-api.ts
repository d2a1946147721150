/** What a consultation is about: a title, also `kind:id:title`, or its parts. */
export type ChuhaiAbout = string | { kind?: string; id?: string; title: string }

/** A panel of the help box. */
export type ChuhaiPanel = 'live' | 'consultation' | 'scan' | 'phone' | 'chat'

/** The events of `Chuhai('on', …)`, with what their listeners get. */
export interface ChuhaiEvents {
  open: { panel: ChuhaiPanel }
  close: { panel: ChuhaiPanel }
  submitted: { id: string }
  'sign-on': { reason: string }
}

/** The settings that `Chuhai('set', …)` changes. */
export interface ChuhaiSettings {
  locale: 'zh-CN' | 'en'
  theme: 'light' | 'dark' | 'auto'
  side: 'left' | 'right'
  /** What follows a sign-on: the session is refreshed in place, or the page reloads. */
  afterLogin: 'refresh' | 'reload'
  /** Pixels the box keeps from the bottom on small screens, and moves up by on wide ones. */
  offset: number
}

/** What the self-check found, and which values it names; `launcherMs` counts from the beginning of the page. */
export interface ChuhaiReport {
  page: string
  base: string
  /** When it was made (ISO 8601). */
  at: string
  launcherMs: number | null
  findings: { code: string; facts: Record<string, string> }[]
}

/** The commands, as in `Chuhai('open', 'phone')`. */
export interface ChuhaiCommands {
  open(panel?: ChuhaiPanel, about?: ChuhaiAbout): void
  close(): void
  on<Name extends keyof ChuhaiEvents>(event: Name, listener: (detail: ChuhaiEvents[Name]) => void): void
  off<Name extends keyof ChuhaiEvents>(event: Name, listener: (detail: ChuhaiEvents[Name]) => void): void
  set(changes: Partial<ChuhaiSettings>): void
  /** Says in the console what keeps widgets from working on this page, and how to mend it; answers with the report. */
  check(): Promise<ChuhaiReport>
  destroy(): void
}

/** `window.Chuhai`. Until the script is there it may be a queue, which has no commands as members. */
export interface Chuhai extends Partial<ChuhaiCommands> {
  <Name extends keyof ChuhaiEvents>(
    command: 'on' | 'off',
    event: Name,
    listener: (detail: ChuhaiEvents[Name]) => void,
  ): void
  <Name extends Exclude<keyof ChuhaiCommands, 'on' | 'off'>>(
    command: Name,
    ...args: Parameters<ChuhaiCommands[Name]>
  ): void
  q?: ArrayLike<unknown>[]
  readonly version?: string
}
