import { Button } from '@chuhai/ui'
import { Buoy, Lighthouse } from '@chuhai/ui/illustrations'
import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { SignOnButton } from '../../account/SignOnButton'
import { returnPath } from '../../account/sign-on-paths'
import { useVisitor } from '../../app/app'
import { useMessages } from '../../content/messages'
import type { PageProps } from '../../routes/row'
import { loginSuccessMessages } from './messages'
import '../locked/locked.css'

/** Where a sign-on from elsewhere arrives (specification 2.1 and 4, Auth at start); leads on to `service`. */
export default function LoginSuccessPage({ query }: PageProps) {
  const words = useMessages(loginSuccessMessages)
  const { phase } = useVisitor()
  const service = returnPath(query.service)
  const isIn = phase === 'in'
  useEffect(() => {
    if (isIn) navigate(service, { replace: true })
  }, [isIn, service])

  return (
    <section className="locked-page portal-width" aria-busy={phase === 'asking'}>
      {phase === 'out' ? <Buoy size={150} /> : <Lighthouse size={150} />}
      <h1>{words[phase].title}</h1>
      <p role="status">{words[phase].text}</p>
      <div className="locked-page__actions">
        {phase === 'in' && <Button href={service}>{words.goOn}</Button>}
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
      </div>
      <noscript>
        <p>
          <a href={service}>{words.noScript}</a>
        </p>
      </noscript>
    </section>
  )
}
