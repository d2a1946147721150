import type { Drafts } from '../drafts/drafts'
import type { Session } from '../session/session'
import { type SignOnRequests, type SignOnRequirement, signOnDraft } from './sign-on'

interface PendingAction<T> {
  action: T
  /** The last user before the sign-on: another user does not get the action. */
  userId?: string | undefined
}

interface RequirementParts {
  drafts: Drafts
  session: Pick<Session, '$user'>
  signOn: Pick<SignOnRequests, '$request' | 'request'>
}

/** See `SignOn.require`. */
export const requireSignOn = <T>(
  { drafts, session: { $user }, signOn: { $request, request } }: RequirementParts,
  { name, reason = name, returnTo, run, onDeclined, signal }: SignOnRequirement<T>,
): ((action: T) => void) => {
  const draft = drafts.open<PendingAction<T>>(`${signOnDraft}.${name}`)
  /** At the start: whether sign-on has left the page for such an action. */
  let isWaiting = draft.read() !== null
  let userId: string | undefined
  const take = () => {
    const pending = isWaiting ? draft.read() : null
    if (isWaiting) draft.clear()
    isWaiting = false
    return pending
  }

  const stops = [
    $user.subscribe((user) => {
      if (!user) return
      userId = user.id
      const pending = take()
      if (pending && (pending.userId ?? userId) === userId) run(pending.action)
    }),
    $request.listen((requested) => {
      if (!requested && !$user.get() && take()) onDeclined?.()
    }),
  ]
  signal?.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })

  return (action: T) => {
    if ($user.get()) return run(action)
    isWaiting = true
    draft.write({ action, userId })
    // The request of a 401 will do, unless it reloads the page.
    if ($request.get()?.after !== 'refresh') request({ reason, returnTo, after: 'refresh' })
  }
}
