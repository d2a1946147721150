import type { Warn } from './settings'

const attempts = 3
const pauseMs = 400
/** The folder of what is not shared by all entries, among the files of the build. */
const parts = 'parts/'

export interface ChunkImportOptions {
  /** The address of the build's files. */
  files: string
  warn: Warn
  ended: AbortSignal
  load?: (address: string) => Promise<unknown>
}

/**
 * Returns a function that imports an entry of the build with all that it imports. A failure is retried twice, then logged
 * and thrown. Browsers remember a file that failed, also where another file imports it, so each retry takes the folder
 * under another name, `~2/` or `parts~2/`. What all entries share is taken again only while it has not loaded: a second
 * copy of it would not work with the first.
 */
export const createChunkImport = ({
  files,
  warn,
  ended,
  load = (address) => import(/* @vite-ignore */ address),
}: ChunkImportOptions) => {
  let shared = files
  let own = parts
  let tries = 1

  return async <Module>(names: readonly string[]): Promise<Module> => {
    for (let attempt = 1; ; attempt++) {
      const [root, folder] = [shared, own]
      const importAll = (all: readonly string[]) =>
        Promise.all(all.map((name) => load(root + name.replace(parts, folder))))
      try {
        // Imported side by side: the browser would ask for them only after it has read the entry.
        return (await importAll(names))[0] as Module
      } catch (error) {
        const isShared = await importAll(names.filter((name) => !/^parts/.test(name))).then(
          () => true,
          () => false,
        )
        // Another entry may have moved on meanwhile.
        if (shared === root && own === folder) {
          tries += 1
          if (isShared) own = `parts~${tries}/`
          else shared = `${files}~${tries}/`
        }
        if (attempt === attempts || ended.aborted) {
          warn(`${files}${names[0]} did not load. Check the network, and script-src of the page's CSP.`)
          throw error
        }
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt))
    }
  }
}
