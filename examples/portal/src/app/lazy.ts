import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { useEffect } from 'react'

/** What a `loadOnce` brings as a store, for code that one place asks for and another shows; null until it is there. */
export interface LazyModule<T> {
  $module: ReadableAtom<T | null>
  load(): Promise<T>
}

export const createLazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  const $module = atom<T | null>(null)
  return {
    $module,
    async load() {
      const module = await load()
      $module.set(module)
      return module
    },
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
