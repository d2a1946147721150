/** The address of the file that this is built into: set by the build of our tags, whose parts have further addresses. */
declare const chuhaiSharedFile: string | undefined

/** The browsers' message for a module that could not be fetched, with its address. */
const failedAddress = /dynamically imported module: (\S+)/
/** The file that a bundled function imports, and the member of it that is the module where the file has several. */
const importedPart = /import\(\W(?:[^)]*\/)?([\w.-]+\.js)\W\)(?:\.then\(\w+=>\w+\.(\w+)\))?/
let retries = 0

/**
 * Browsers remember a file that failed, also where another file imports it. The parts of our tags are taken from another
 * folder, with all that they import; elsewhere only the address of the module itself can change.
 */
const loadAgain = async <Module>(load: () => Promise<Module>, error: unknown): Promise<Module> => {
  retries += 1
  if (typeof chuhaiSharedFile === 'string') {
    const [, part, member] = importedPart.exec(String(load)) ?? []
    if (part) {
      const { href } = new URL(`parts~c${retries}/${part}`, chuhaiSharedFile)
      const file = await import(/* @vite-ignore */ /* webpackIgnore: true */ href)
      return member ? file[member] : file
    }
  }
  const [, address] = failedAddress.exec((error as Error | undefined)?.message ?? '') ?? []
  return address ? import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?retry=${retries}`) : load()
}

/**
 * Imports a module, with one retry after a lost connection, under another address where one is known.
 *
 * @throws The error of the retry.
 * @example
 * const { openStream } = await importWithRetry(() => import('@chuhai/core/stream'))
 */
export const importWithRetry = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch (error) {
    return loadAgain(load, error)
  }
}
