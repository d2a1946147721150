import { StyleRoot } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Client } from '../app/app'
import { plainSignOnPath, returnPath } from './sign-on-paths'

/** Answers every sign-on request of the page. Where its code cannot be had, the server signs on without it. */
export const SignOnSlot = ({ client: { core, account } }: { client: Client }) => {
  const request = useStore(core.signOn.$request)
  const login = useStore(account.login.$module)
  useEffect(() => core.signOn.addHandler(), [core])
  useEffect(() => {
    if (!request) return
    account.login
      .load()
      .catch(() => location.assign(plainSignOnPath(returnPath(request.returnTo, location.origin))))
  }, [request, account])
  if (!login) return null
  return (
    <StyleRoot value={undefined}>
      <login.SignOn core={core} after="reload" />
    </StyleRoot>
  )
}
