import type { Store, StoreValue } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** `useStore` of `@nanostores/react` for whole stores: watching single keys, which no widget does, is left out of embeds. */
export const useStore = <S extends Store>(store: S): StoreValue<S> =>
  useSyncExternalStore(store.listen, store.get, store.get)
