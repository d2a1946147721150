import type { Drafts } from '../drafts/drafts'
import type { Session } from '../session/session'
import { type SignOnRequests, signOnDraft } from './sign-on'

/** Actions of one kind that need a user. */
export interface SignOnRequirement<T> {
  /** Names the action that is kept in the tab while sign-on may leave the page. */
  name: string
  /** The reason of the request; the name when not given. */
  reason?: string
  /** Where a sign-on that has to leave the page comes back to. */
  returnTo?: string | undefined
  run(action: T): void
  /** The visitor has closed the sign-on; the action is dropped. */
  onDeclined?(): void
  /** Stops waiting for the sign-on. */
  signal?: AbortSignal
}

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
