import { Button } from '@chuhai/ui'
import { Buoy, Lighthouse } from '@chuhai/ui/illustrations'
import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { returnPath } from '../../app/paths/sign-on'
import { MessagePage } from '../../components/MessagePage'
import { SignOnButton } from '../../components/SignOnButton'
import { loginSuccessMessages } from './messages'

/** The landing page of a sign-on on another site (specification 2.1 and 4, Auth at start); redirects to `service`. */
export default function LoginSuccessPage({ query }: PageProps) {
  const words = useMessages(loginSuccessMessages)
  const { phase } = useVisitor()
  const service = returnPath(query.service)
  const isIn = phase === 'in'
  useEffect(() => {
    if (isIn) navigate(service, { replace: true })
  }, [isIn, service])

  return (
    <MessagePage
      isWhole
      isBusy={phase === 'asking'}
      illustration={phase === 'out' ? <Buoy size={150} /> : <Lighthouse size={150} />}
      {...words[phase]}
      actions={
        <>
          {isIn && <Button href={service}>{words.goOn}</Button>}
          {phase === 'out' && (
            <>
              <SignOnButton service={service} reason="page">
                {words.again}
              </SignOnButton>
              <Button variant="secondary" href="/">
                {words.home}
              </Button>
            </>
          )}
        </>
      }
    >
      <noscript>
        <p>
          <a href={service}>{words.noScript}</a>
        </p>
      </noscript>
    </MessagePage>
  )
}
