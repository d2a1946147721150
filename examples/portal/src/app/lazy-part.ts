import { atom, type ReadableAtom } from 'nanostores'
import { kept } from './kept'

/** Something whose code comes when it is first needed, and then stays; after a failure it is asked for anew. */
export interface LazyPart<T> {
  $part: ReadableAtom<T | null>
  load(): Promise<T>
}

export const createLazyPart = <T>(bring: () => Promise<T>): LazyPart<T> => {
  const $part = atom<T | null>(null)
  const load = kept(async () => {
    const part = await bring()
    $part.set(part)
    return part
  })
  return { $part, load }
}
