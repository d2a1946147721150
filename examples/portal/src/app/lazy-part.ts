import { atom, type ReadableAtom } from 'nanostores'

/** Something whose code comes when it is first needed, and then stays; after a failure it is asked for anew. */
export interface LazyPart<T> {
  $part: ReadableAtom<T | null>
  load(): Promise<T>
}

export const createLazyPart = <T>(bring: () => Promise<T>): LazyPart<T> => {
  const $part = atom<T | null>(null)
  let loading: Promise<T> | undefined
  return {
    $part,
    load() {
      loading ??= bring().then(
        (part) => {
          $part.set(part)
          return part
        },
        (error) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}
