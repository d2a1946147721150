import { type Core, signOnDraft } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { importWithRetry, usePart } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { SignOnProps } from './sign-on/SignOnDialogs'

/** Returns whether the page may come back from a sign-on: a `state` in its address, and an attempt stored in this tab. */
const mayBeRedirected = (core: Core): boolean =>
  /[?&]state=/.test(location.search) && core.drafts.open(signOnDraft).read() !== null

const loadDialogs = () => import('./sign-on/SignOnDialogs')

/**
 * Shows the dialogs for every `core.signOn.request()` of a page (specification 2.16, 4), and completes a sign-on that has
 * left the page. A page needs it once. The dialogs are loaded with the first request.
 *
 * @example
 * <SignOn core={core} afterLogin="reload" />
 */
export const SignOn = (given: SignOnProps) => {
  const core = useCore('SignOn', given.core)
  const props = { ...given, core }
  const request = useStore(core.signOn.$request)
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => core.signOn.addHandler(), [core])
  useEffect(() => {
    if (request) setIsNeeded(true)
  }, [request])
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    if (!mayBeRedirected(core)) return
    importWithRetry(() => import('@chuhai/core/sign-on'))
      .then(({ completeRedirect }) => completeRedirect(core))
      .then((user) => user && latest.current.onSignedIn?.({ id: user.id }))
      .catch(core.report)
  }, [core])
  const dialogs = usePart(loadDialogs, isNeeded, (error) => {
    setIsNeeded(false)
    core.signOn.dismiss()
    core.report(error)
  })
  return dialogs && <dialogs.SignOnDialogs {...props} />
}
