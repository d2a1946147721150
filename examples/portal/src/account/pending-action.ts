import type { Core } from '@chuhai/core'
import type { ReadableAtom } from 'nanostores'
import type { Visitor } from './visitor'

/** An action that needs a signed-in visitor. */
export interface PendingAction<T> {
  /** Asks for sign-on, and keeps the action until then. */
  requestSignOn(action: T): void
  /** Keeps the action for a sign-on that has been requested already. */
  save(action: T): void
  destroy(): void
}

interface PendingActionOptions<T> {
  core: Core
  $visitor: ReadableAtom<Visitor>
  /** Names the draft, which survives a sign-on that leaves the page, and the reason of the sign-on. */
  name: string
  run: (action: T) => void
}

/** Runs an action after sign-on; drops it when the visitor gives sign-on up. */
export const createPendingAction = <T>({
  core,
  $visitor,
  name,
  run,
}: PendingActionOptions<T>): PendingAction<T> => {
  const draft = core.drafts.open<T>(name)
  const stops = [
    $visitor.subscribe(({ phase }) => {
      if (phase === 'asking') return
      const action = draft.read()
      draft.clear()
      if (phase === 'in' && action !== null) run(action)
    }),
    core.signOn.$request.listen((request) => {
      if (!request && !core.session.$user.get()) draft.clear()
    }),
  ]
  return {
    requestSignOn(action) {
      draft.write(action)
      core.signOn.request({ reason: name, after: 'refresh' })
    },
    save: draft.write,
    destroy() {
      for (const stop of stops) stop()
      draft.clear()
    },
  }
}
