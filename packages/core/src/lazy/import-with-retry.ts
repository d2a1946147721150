/** The address of the file that this is built into: set by the build of our tags, whose parts have further addresses. */
declare const chuhaiSharedFile: string | undefined

/** The browsers' message for a module that could not be fetched, with its address. */
const failedAddress = /dynamically imported module: (\S+)/
/** The file that a bundled function imports. */
const importedPart = /import\(\W(?:[^)]*\/)?([\w-]+\.js)\W\)/
let retries = 0

/**
 * Browsers remember a file that failed, also where another file imports it. The parts of our tags are taken from another
 * folder, with all that they import; elsewhere only the address of the module itself can change.
 */
const retryAddress = (load: () => unknown, error: unknown): string | undefined => {
  retries += 1
  const [, part] = typeof chuhaiSharedFile === 'string' ? (importedPart.exec(String(load)) ?? []) : []
  if (part) return new URL(`parts~c${retries}/${part}`, chuhaiSharedFile).href
  const [, address] = failedAddress.exec((error as Error | undefined)?.message ?? '') ?? []
  return address && `${address}?retry=${retries}`
}

/**
 * Imports a module, with one retry after a lost connection, under another address where one is known.
 */
export const importWithRetry = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch (error) {
    const address = retryAddress(load, error)
    return address ? import(/* @vite-ignore */ /* webpackIgnore: true */ address) : load()
  }
}
