import { Button, Spinner } from '@chuhai/ui'
import { Lighthouse } from '@chuhai/ui/illustrations'
import { useLocation, useSearch } from 'wouter'
import { SignOnButton } from '../../account/SignOnButton'
import { loginPath } from '../../account/sign-on-paths'
import { useVisitor } from '../../app/app'
import { useMessages } from '../../content/messages'
import type { LockedProps } from '../../router/view'
import { lockedMessages } from './messages'
import './locked.css'

/** Replaces a page for signed-in visitors while the session is not known; contains nothing of that page. */
export default function LockedPage({ title }: LockedProps) {
  const words = useMessages(lockedMessages)
  const { phase } = useVisitor()
  const [path] = useLocation()
  const search = useSearch()
  const here = search ? `${path}?${search}` : path
  const isOut = phase === 'out'
  return (
    <section className="locked-page portal-width" aria-busy={!isOut}>
      <Lighthouse size={150} />
      <h1>{title}</h1>
      <p role="status">{isOut ? words.out : words.asking}</p>
      <div className="locked-page__actions">
        {isOut ? (
          <>
            <SignOnButton service={here} reason="page">
              {words.login}
            </SignOnButton>
            <Button variant="secondary" href="/">
              {words.home}
            </Button>
          </>
        ) : (
          <span className="locked-page__spinner">
            <Spinner size={24} label="" />
          </span>
        )}
      </div>
      <noscript>
        <a className="portal-more" href={loginPath(here)}>
          {words.login}
        </a>
      </noscript>
    </section>
  )
}
