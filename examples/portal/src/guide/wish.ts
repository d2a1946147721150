import type { Core } from '@chuhai/core'
import type { ReadableAtom } from 'nanostores'
import type { Visitor } from '../account/visitor'

/** What somebody wanted who had to sign on first. */
export interface Wish<T> {
  /** Asks for sign-on, and keeps what was wanted until then. */
  keep(wanted: T): void
  /** Keeps it for a sign-on that has been asked for already. */
  keepFor(wanted: T): void
  /** Hears of nothing any more, and forgets it. */
  destroy(): void
}

interface WishOptions<T> {
  core: Core
  $visitor: ReadableAtom<Visitor>
  /** Of the draft, which survives a sign-on that leaves the page; of the sign-on's reason too. */
  name: string
  fulfil: (wanted: T) => void
}

/** Fulfils a wish after the sign-on, where the visitor is; forgets it when the sign-on is given up. */
export const createWish = <T>({ core, $visitor, name, fulfil }: WishOptions<T>): Wish<T> => {
  const draft = core.drafts.open<T>(name)
  const stops = [
    $visitor.subscribe(({ phase }) => {
      if (phase === 'asking') return
      const wanted = draft.read()
      draft.clear()
      if (phase === 'in' && wanted !== null) fulfil(wanted)
    }),
    core.signOn.$request.listen((request) => {
      if (!request && !core.session.$user.get()) draft.clear()
    }),
  ]
  return {
    keep(wanted) {
      draft.write(wanted)
      core.signOn.request({ reason: name, after: 'refresh' })
    },
    keepFor: draft.write,
    destroy() {
      for (const stop of stops) stop()
      draft.clear()
    },
  }
}
