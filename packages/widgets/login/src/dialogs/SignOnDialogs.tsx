import { hidden, LocaleProvider, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { createSignOnFlow, type SignOnFlow } from '../flow/flow'
import type { SignOnProps } from '../sign-on-props'
import { followSignOn } from './follow-sign-on'
import { signOnMessages } from './messages'
import { SignOnDialog } from './SignOnDialog'
import { sandboxFor } from './sandbox'
import css from './sign-on.css?inline'

/** The ladder of sign-on, its hidden frame and its dialog. */
export const SignOnDialogs = (props: SignOnProps) => {
  const { core, locale } = props
  useStyles(css)
  useStyles(hidden)
  const [flow, setFlow] = useState<SignOnFlow | null>(null)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    const made = createSignOnFlow(core, {
      onSignedIn({ id }, request) {
        const { after = 'refresh', onSignedIn } = latest.current
        onSignedIn?.({ id })
        followSignOn(request, after, location)
      },
    })
    setFlow(made)
    return made.destroy
  }, [core])
  const pageLocale = useStore(core.locale.$locale)
  return (
    <LocaleProvider locale={locale ?? pageLocale}>
      {flow && (
        <>
          <HiddenFrame flow={flow} title={signOnMessages[locale ?? pageLocale].connecting} />
          <SignOnDialog core={core} flow={flow} locale={locale ?? pageLocale} />
        </>
      )}
    </LocaleProvider>
  )
}

/** Asks the provider without anything to be seen; it leaves the page with its answer. */
const HiddenFrame = ({ flow, title }: { flow: SignOnFlow; title: string }) => {
  const state = useStore(flow.$state)
  return state.phase === 'silent' ? (
    <iframe
      ref={flow.frame}
      className="ch-sign-on__hidden"
      src={state.address}
      title={title}
      sandbox={sandboxFor(state.address)}
      aria-hidden
      tabIndex={-1}
    />
  ) : null
}
