import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/** Who is signed in: undefined while that is not known yet, as it always is on a server and where a page awakes. */
export const useKnownUser = ({ session: { $user, $isKnown } }: Core): UserInfo | null | undefined => {
  const watch = useCallback(
    (changed: () => void) => {
      const stops = [$user.listen(changed), $isKnown.listen(changed)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [$user, $isKnown],
  )
  const read = () => $user.get() ?? ($isKnown.get() ? null : undefined)
  return useSyncExternalStore(watch, read, () => undefined)
}

export interface ComingAndGoing {
  onSignedIn?: ((detail: { id: string }) => void) | undefined
  onSignedOut?: (() => void) | undefined
}

/** Tells of every change after the first that is known: somebody has signed in, or out, here or in another tab. */
export const useComingAndGoing = (user: UserInfo | null | undefined, tell: ComingAndGoing): void => {
  const before = useRef<string | null | undefined>(undefined)
  const latest = useRef(tell)
  latest.current = tell
  const id = user === undefined ? undefined : (user?.id ?? null)
  useEffect(() => {
    if (before.current !== undefined && id !== before.current) {
      if (id) latest.current.onSignedIn?.({ id })
      else if (id === null) latest.current.onSignedOut?.()
    }
    before.current = id
  }, [id])
}
