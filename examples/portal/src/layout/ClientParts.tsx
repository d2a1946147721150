import { StyleRoot, usePart } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { type Client, useApp } from '../app/app'
import { plainSignOnPath, returnPath } from '../app/paths/sign-on'
import { whenIdle } from '../app/rendering'

/** The floating help box; its code is loaded when the browser is idle. */
const HelpBox = ({ client: { core, help } }: { client: Client }) => {
  const box = useStore(help.$box)
  useEffect(() => whenIdle(() => help.load().catch(core.report)), [help, core])
  if (!box) return null
  return (
    <StyleRoot value={undefined}>
      <box.HelpBox core={core} store={box.store} onSubmitted={help.handleBoxSubmitted} />
    </StyleRoot>
  )
}

/** The sign-on dialog of every request on the page. Where its code cannot be loaded, the server's pages sign on. */
const SignOn = ({ client: { core, account } }: { client: Client }) => {
  const request = useStore(core.signOn.$request)
  const login = useStore(account.login.$module)
  useEffect(() => {
    if (!request) return
    account.login
      .load()
      .catch(() => location.assign(plainSignOnPath(returnPath(request.returnTo, location.origin))))
  }, [request, account])
  if (!login) return null
  return (
    <StyleRoot value={undefined}>
      <login.SignOn core={core} afterLogin="reload" />
    </StyleRoot>
  )
}

const loadNotices = () => import('./Notices')

/** What only a browser shows over the page: help box, sign-on, notices. */
export const ClientParts = ({ helpBox }: { helpBox: boolean }) => {
  const { client } = useApp()
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const notices = usePart(loadNotices, isMounted && client)
  if (!client || !isMounted) return null
  return (
    <>
      {helpBox && <HelpBox client={client} />}
      <SignOn client={client} />
      {notices && <notices.Notices core={client.core} />}
    </>
  )
}
