import { importWithRetry } from './import-with-retry'

/**
 * Code that is fetched when it is first needed: once for all callers, with one retry. Where that fails as well, the next call
 * fetches again. Once it has come it resolves within the same turn of the browser, where `import()` would wait for the next.
 *
 * @param load The import itself.
 * @param make Runs once with the module; what it returns is what callers get. Without it they get the module.
 * @example
 * const loadStream = loadOnce(() => import('@chuhai/core/stream'))
 * const { openStream } = await loadStream()
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module>
export function loadOnce<Module, Made>(
  load: () => Promise<Module>,
  make: (module: Module) => Made,
): () => Promise<Made>
export function loadOnce(load: () => Promise<unknown>, make = (module: unknown): unknown => module) {
  let loading: Promise<unknown> | undefined
  return () => {
    loading ??= importWithRetry(load)
      .then(make)
      .catch((error) => {
        loading = undefined
        throw error
      })
    return loading
  }
}
