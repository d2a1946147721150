import { type Core, signOnDraft } from '@chuhai/core'
import { usePart } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { SignOnProps } from './sign-on-props'

/** A page with a `state` in its address, and in this tab a try of its own to go with it. */
const mayBeReturning = (core: Core): boolean =>
  /[?&]state=/.test(location.search) && core.drafts.open(signOnDraft).read() !== null

const load = () => import('./dialogs/SignOnDialogs')

/**
 * Answers every `core.signOn.request()` of a page with the ladder of sign-on and its dialogs (specification 2.16, 4);
 * put it into a page once. It also finishes a sign-on that left the page and has just come back. What it shows is fetched
 * with the first request.
 */
export const SignOn = (props: SignOnProps) => {
  const { core } = props
  const request = useStore(core.signOn.$request)
  const [isWanted, want] = useState(false)
  useEffect(() => core.signOn.addHandler(), [core])
  useEffect(() => {
    if (request) want(true)
  }, [request])
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    if (!mayBeReturning(core)) return
    import('./returning')
      .then(({ completeRedirect }) => completeRedirect(core))
      .then((user) => user && latest.current.onSignedIn?.({ id: user.id }))
      .catch(core.report)
  }, [core])
  const part = usePart(load, isWanted, (error) => {
    want(false)
    core.signOn.dismiss()
    core.report(error)
  })
  return part && <part.SignOnDialogs {...props} />
}
