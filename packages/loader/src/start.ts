import { ownOptions } from '@chuhai/ui/element'
import type { check } from './check'
import type { Context, Definition } from './context'
import { boxTag, watchElements } from './elements'
import { type EntryFile, filesOf, findTag } from './find-tag'
import { createChunkImport } from './import-chunk'
import type { Box, mountLauncher } from './launcher'
import type { Chuhai, ChuhaiCommands, ChuhaiEvents } from './page-api'
import { changeSettings, type Settings } from './settings'
import { settingsOf, wantsBox, warn } from './tag-settings'

/**
 * The entries of this build, which are named as their tags where they are elements: the seven characters of the hash in the name of
 * the file, and for each file that it imports its place in `chuhaiImports`, to the base 36. Each page that has the tag has this list.
 */
declare const chuhaiEntries: Record<string, string>
/** The files that entries import. */
declare const chuhaiImports: readonly string[]
declare const chuhaiVersion: string

export interface Launcher {
  mountLauncher: typeof mountLauncher
}
/** The self-check, in a file of a lasting name, so that the tags need not know its hash. */
interface SelfCheck {
  check: typeof check
}

const hashLength = 7

/** The file of an entry, and all that it imports. */
const filesOfEntry = (entry: string): string[] => {
  const said = `${chuhaiEntries[entry]}`
  return [
    `parts/${entry}-${said.slice(0, hashLength)}.js`,
    ...said
      .slice(hashLength)
      .split('')
      .map((place) => `${chuhaiImports[Number.parseInt(place, 36)]}`),
  ]
}

type EventName = keyof ChuhaiEvents
type Listener<Name extends EventName> = (detail: ChuhaiEvents[Name]) => void

/** A map of events to listeners, with what each of them gets. */
interface Listeners {
  get<Name extends EventName>(event: Name): Set<Listener<Name>> | undefined
  set<Name extends EventName>(event: Name, listeners: Set<Listener<Name>>): void
  clear(): void
}

/** `window.Chuhai` with what further tags of ours use of it. */
type Api = ((command: string, ...args: never[]) => unknown) &
  Omit<Chuhai, 'q'> & {
    q?: Iterable<unknown>[]
    float?: () => void
    /** For elements that an earlier tag has defined. */
    context?: Context
  }

const refuse = (what: string, given: string, known: readonly string[]) =>
  warn(`no ${what} "${given}". Use one of: ${known.join(', ')}.`)

/** A file that did not load was logged where it was requested. */
const ignore = () => undefined

/** Settings that a page has written on `<chuhai-help-box>` itself; they win over those of the tag. */
const settingsOn = (box: Element | null): Record<string, string> => {
  const changes: Record<string, string> = {}
  for (const name of ['locale', 'theme', 'side']) {
    const value = box?.getAttribute(name)
    if (value) changes[name] = value
  }
  return changes
}

/** Whether this page may be returning from a sign-on it began: the tab's storage has what finishes it. */
const mayBeReturning = (): unknown => {
  try {
    return /[?&]state=/.test(location.search) && sessionStorage['chuhai.draft.sign-on']
  } catch {
    // Without storage nothing was kept.
  }
}

/** Sets up the page: `window.Chuhai`, the elements, and the floating box where the tag asks for it. */
export const start = (
  window: Window & { Chuhai?: Api },
  file: EntryFile,
  importLauncher: (context: Context) => Promise<Launcher>,
): void => {
  const { document } = window
  const tag = findTag(document, file, warn)
  if (!tag) return
  const running = ownOptions(window.Chuhai ?? {}) as Partial<Api>
  const isBoxWanted = wantsBox(tag, file)
  if (running.version) {
    if (isBoxWanted) running.float?.()
    return
  }

  // Named once: the build puts the whole list in place of the name.
  const end = new AbortController()
  const listeners: Listeners = new Map()
  const watchers = new Set<(settings: Settings) => void>()
  const settings = settingsOf(tag, document)
  const files = filesOf(tag, file, settings.base)
  const importChunk = createChunkImport({ files, warn, ended: end.signal })
  // What the oldest promised browsers learned last. Others read the syntax of both tags, and get links.
  if (!('adoptedStyleSheets' in document && 'findLast' in [])) {
    importChunk(['links.js']).catch(ignore)
    return
  }
  const context: Context = {
    settings,
    emit: (event, detail) => {
      for (const listener of listeners.get(event) ?? []) listener(detail)
    },
    watch: (changed) => {
      watchers.add(changed)
      changed(context.settings)
    },
    load: (entry) => importChunk(filesOfEntry(entry)),
    ended: end.signal,
  }

  let box: Promise<Box> | undefined
  const float = () => {
    if (!box) set(settingsOn(document.querySelector(boxTag)))
    box ??= importLauncher(context).then(({ mountLauncher }) => mountLauncher(document, context))
    // The next `open` tries again.
    box.catch(() => {
      box = undefined
    })
    return box
  }

  const set = (changes: Record<string, unknown>) => {
    context.settings = changeSettings(context.settings, changes, warn)
    for (const changed of watchers) changed(context.settings)
  }
  const commands: ChuhaiCommands = ownOptions({
    open: (panel = 'consultation', about) =>
      void float().then(
        ({ panels, handle }) =>
          panels.includes(panel) ? handle({ kind: 'open', panel, about }) : refuse('panel', panel, panels),
        ignore,
      ),
    close: () => void box?.then((made) => made.close(), ignore),
    on: <Name extends EventName>(event: Name, listener: Listener<Name>) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: <Name extends EventName>(event: Name, listener: Listener<Name>) => {
      listeners.get(event)?.delete(listener)
    },
    set,
    check: async () => (await importChunk<SelfCheck>(['check.js'])).check(context),
    destroy: () => {
      end.abort()
      listeners.clear()
      watchers.clear()
      window.Chuhai = undefined
      delete window.Chuhai
    },
  })
  const api: Api = (command, ...args) => {
    const run = commands[command as keyof ChuhaiCommands] as ((...args: never[]) => unknown) | undefined
    return run ? run(...args) : refuse('command', command, Object.keys(commands))
  }
  window.Chuhai = Object.assign(api, commands, {
    version: chuhaiVersion,
    float,
    context,
  })

  const begin = () => {
    if (end.signal.aborted) return
    if (isBoxWanted) float()
    const define: Record<string, () => Promise<unknown>> = { [boxTag]: float }
    for (const name of Object.keys(chuhaiEntries)) {
      if (!name.startsWith('chuhai-')) continue
      define[name] = async () => (await context.load<Definition>(name)).define(context)
    }
    watchElements(document, { context, define, warn })
    if (mayBeReturning()) define['chuhai-login']?.().catch(ignore)
    for (const call of running.q ?? []) api(...(call as unknown as [string]))
  }
  if (document.body) begin()
  else document.addEventListener('DOMContentLoaded', begin, ownOptions({ once: true }))
}
