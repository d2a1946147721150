import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

/** The visitor; `asking` while the session is not known. */
export type Visitor = { phase: 'asking' } | { phase: 'out' } | { phase: 'in'; user: UserInfo }

export const asking: Visitor = { phase: 'asking' }

/**
 * The session as pages see it. A visitor whose session has ended stays signed in here while sign-on is asked for, so that
 * the page keeps what was typed.
 */
export const createVisitor = ({
  session,
  signOn,
}: Pick<Core, 'session' | 'signOn'>): ReadableAtom<Visitor> => {
  const $visitor = atom<Visitor>(asking)
  const update = () => {
    const user = session.$user.get()
    const { phase } = $visitor.get()
    if (user) $visitor.set({ phase: 'in', user })
    else if (phase === 'in' && signOn.$request.get()) return
    else if (phase !== 'out' && session.$isKnown.get()) $visitor.set({ phase: 'out' })
  }
  // A 401 ends the session first and then asks: both belong together.
  const updateSoon = () => queueMicrotask(update)
  for (const $source of [session.$user, session.$isKnown, signOn.$request]) $source.listen(updateSoon)
  update()
  return $visitor
}
