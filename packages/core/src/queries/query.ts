import { atom, type ReadableAtom } from 'nanostores'
import { type CallError, isCallError } from '../calls/call-error'

/** How far a query is. It starts `idle`; a failed one keeps the last data, if there was any. */
export type QueryState<T> =
  | { phase: 'idle'; data?: undefined; error?: undefined }
  /** `data` is that of the last response while a newer one is loading. */
  | { phase: 'loading'; data?: T; error?: undefined }
  | { phase: 'ready'; data: T; error?: undefined }
  | { phase: 'failed'; data?: T; error: CallError }

/** One read, shared by all its callers. */
export interface QueryStore<T> {
  $state: ReadableAtom<QueryState<T>>
  /** Resolves with the loaded or loading data; requests it only when there is none. */
  load(): Promise<T>
  /** Requests the data again, unless that is running already; the last data stays available meanwhile. */
  refresh(): Promise<T>
}

/** A query as its keeper sees it. */
export interface CachedQuery<T> extends QueryStore<T> {
  /** Back to the initial state; a response that is still loading is ignored. */
  forget(): void
}

export const createQuery = <T>(ask: () => Promise<T>): CachedQuery<T> => {
  const $state = atom<QueryState<T>>({ phase: 'idle' })
  let asking: Promise<T> | undefined

  const refresh = (): Promise<T> => {
    if (asking) return asking
    const { data: last } = $state.get()
    const settle = (state: QueryState<T>) => {
      if (asking !== mine) return
      asking = undefined
      $state.set(state)
    }
    const mine = ask().then(
      (data) => {
        settle({ phase: 'ready', data })
        return data
      },
      (error: unknown) => {
        settle(isCallError(error) ? { phase: 'failed', data: last, error } : { phase: 'idle' })
        throw error
      },
    )
    asking = mine
    $state.set({ phase: 'loading', data: last })
    return mine
  }

  return {
    $state,
    async load() {
      const state = $state.get()
      return state.phase === 'ready' ? state.data : refresh()
    },
    refresh,
    forget() {
      asking = undefined
      $state.set({ phase: 'idle' })
    },
  }
}
