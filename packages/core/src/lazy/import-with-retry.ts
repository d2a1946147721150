/** The browsers' message for a module that could not be fetched, with its address. */
const failedAddress = /dynamically imported module: (\S+)/

/**
 * Imports a module, with one retry after a lost connection. Browsers remember the address of a
 * failed module, so the retry uses another one.
 */
export const importWithRetry = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch (error) {
    const [, address] = failedAddress.exec((error as Error | undefined)?.message ?? '') ?? []
    if (!address) return load()
    return import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?retry=${Date.now()}`)
  }
}
