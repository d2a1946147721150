import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { atom, type ReadableAtom } from 'nanostores'

/** Who looks at the page: `asking` until that is known. */
export type Visitor = { phase: 'asking' } | { phase: 'out' } | { phase: 'in'; user: UserInfo }

export const asking: Visitor = { phase: 'asking' }

/**
 * The session as pages see it. Who is asked to sign in again keeps the page as it is, with all that was typed, for as
 * long as the question stands.
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
  for (const $cause of [session.$user, session.$isKnown, signOn.$request]) $cause.listen(updateSoon)
  update()
  return $visitor
}
