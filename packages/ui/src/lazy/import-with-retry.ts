/** What browsers say of a module that could not be fetched, with its address. */
const failedAddress = /dynamically imported module: (\S+)/

/**
 * Imports a module, twice if need be: a single lost connection must not cost a list. Browsers remember the address of a
 * failed module, so the second attempt has an address of its own.
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
