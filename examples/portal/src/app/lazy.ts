import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { useEffect } from 'react'

/**
 * Loads something once. Once loaded it resolves within the same turn of the browser, where `import()` would wait for
 * the next; a failed load is tried again by the next call.
 */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** Code that is loaded when it is first needed; null until then. */
export interface LazyModule<T> {
  $module: ReadableAtom<T | null>
  load(): Promise<T>
}

export const createLazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  const $module = atom<T | null>(null)
  return {
    $module,
    load: loadOnce(async () => {
      const module = await load()
      $module.set(module)
      return module
    }),
  }
}

/** Loads the module as soon as a component shows it; null until it is loaded. */
export const useLazyModule = <T>(
  { $module, load }: LazyModule<T>,
  onFailed: (error: unknown) => void,
): T | null => {
  const module = useStore($module)
  useEffect(() => {
    load().catch(onFailed)
  }, [load, onFailed])
  return module
}
