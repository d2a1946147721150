import { ownOptions } from './own-options'

/** The address of the file that this is built into: set by the build of our tags, whose parts have further addresses. */
declare const chuhaiSharedFile: string | undefined

/** The browsers' message for a module that could not be fetched, with its address. */
const failedAddress = /dynamically imported module: (\S+)/
/** The file that a bundled function imports, and the member of it that is the module where the file has several. */
const importedPart = /import\(\W(?:[^)]*\/)?([\w.-]+\.js)\W\)(?:\.then\(\w+=>\w+\.(\w+)\))?/
let retries = 0

/** Set while the page goes: it waits until the page is back, out of the browser's cache. */
let isBack: Promise<unknown> | undefined
globalThis.addEventListener?.('pagehide', () => {
  isBack = new Promise((resolve) => addEventListener('pageshow', resolve, ownOptions({ once: true })))
})

/**
 * Browsers remember a file that failed, also where another file imports it. The parts of our tags are taken from another
 * folder, with all that they import; elsewhere only the address of the module itself can change.
 */
const anotherAddress = (part: string | undefined, error: unknown): string | undefined => {
  retries += 1
  if (part && typeof chuhaiSharedFile === 'string')
    return new URL(`parts~r${retries}/${part}`, chuhaiSharedFile).href
  const [, address] = failedAddress.exec((error as Error | undefined)?.message ?? '') ?? []
  return address && `${address}?retry=${retries}`
}

/**
 * Imports a module, with one retry after a lost connection, under another address where one is known. What fails while the
 * page goes is fetched again once it is back.
 *
 * @param load The import itself; its text names the file that the retry takes.
 * @throws What the second import failed with.
 * @example
 * const { openStream } = await importWithRetry(() => import('@chuhai/core/stream'))
 */
export const importWithRetry = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch (error) {
    // A browser that leaves a page aborts what it was fetching, which is no failure.
    await isBack
    const [, part, member] = importedPart.exec(String(load)) ?? []
    const address = anotherAddress(part, error)
    if (!address) return load()
    const file = await import(/* @vite-ignore */ /* webpackIgnore: true */ address)
    return member ? file[member] : file
  }
}
