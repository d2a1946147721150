import type { Core } from '../core'
import { signOnDraft } from './sign-on'

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

/**
 * Returns a function that runs an action: at once for a signed-in visitor, otherwise after the sign-on that it
 * requests. A sign-on that leaves the page keeps the action, as JSON; it then runs where the same requirement is stated
 * again.
 *
 * @example
 * const subscribe = requireSignOn<number>(core, { name: 'subscribe', run: (siteId) => console.log(siteId) })
 * subscribe(7)
 */
export const requireSignOn = <T>(
  core: Pick<Core, 'drafts' | 'session' | 'signOn'>,
  { name, reason = name, returnTo, run, onDeclined, signal }: SignOnRequirement<T>,
): ((action: T) => void) => {
  const { $user } = core.session
  const { $request, request } = core.signOn
  const draft = core.drafts.open<PendingAction<T>>(`${signOnDraft}.${name}`)
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
