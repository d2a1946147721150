import type { Core } from '@chuhai/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

/** Whether somebody is signed in. A page that has not asked yet asks now; without a hint of a session nothing is sent. */
export const useIsSignedIn = ({ session }: Core): boolean => {
  useEffect(() => {
    void session.load()
  }, [session])
  return useStore(session.$user) !== null
}
