import { Button, Spinner } from '@chuhai/ui'
import { Lighthouse } from '@chuhai/ui/illustrations'
import { useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import { loginPath } from '../../app/paths/sign-on'
import type { LockedProps } from '../../app/view'
import { MessagePage } from '../../components/MessagePage'
import { SignOnButton } from '../../components/SignOnButton'
import { useAddress } from '../../router/match'
import { lockedMessages } from './messages'
import './locked.css'

/** Replaces a page for signed-in visitors while the session is not known; contains nothing of that page. */
export default function LockedPage({ title }: LockedProps) {
  const words = useMessages(lockedMessages)
  const { phase } = useVisitor()
  const address = useAddress()
  const isOut = phase === 'out'
  return (
    <MessagePage
      isWhole
      isBusy={!isOut}
      illustration={<Lighthouse size={150} />}
      title={title}
      text={isOut ? words.out : words.asking}
      actions={
        isOut ? (
          <>
            <SignOnButton service={address} reason="page">
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
        )
      }
    >
      <noscript>
        <a className="portal-more" href={loginPath(address)}>
          {words.login}
        </a>
      </noscript>
    </MessagePage>
  )
}
