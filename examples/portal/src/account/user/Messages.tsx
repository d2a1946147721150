import { Skeleton, StyleRoot } from '@chuhai/ui'
import { useCallback, useState } from 'react'
import type { Client } from '../../app/app'
import { useLazyModule } from '../../app/lazy'
import { useMessages } from '../../app/messages'
import { LoadFailed } from '../../components/LoadFailed'
import { userMessages } from './messages'

/** The messages with a page to themselves, and below them by which ways they arrive. */
export const Messages = ({ client: { core, account } }: { client: Client }) => {
  const words = useMessages(userMessages).messages
  const [hasFailed, setHasFailed] = useState(false)
  const fail = useCallback(() => setHasFailed(true), [])
  const part = useLazyModule(account.inbox, fail)
  const retry = () => {
    setHasFailed(false)
    account.inbox.load().catch(fail)
  }
  return (
    <div className="user-page__main">
      <section className="user-orders" aria-labelledby="messages-title">
        <h2 id="messages-title">{words.title}</h2>
        {part && (
          <StyleRoot value={undefined}>
            <part.Inbox core={core} unread={part.unread} />
          </StyleRoot>
        )}
        {!part && !hasFailed && <Skeleton lines={6} height={480} />}
        {!part && hasFailed && <LoadFailed title={words.failed} onRetry={retry} />}
      </section>
      {part && (
        <section className="user-orders user-part" aria-labelledby="choices-title">
          <h2 id="choices-title">{words.choices}</h2>
          <StyleRoot value={undefined}>
            <part.MessageChoices core={core} />
          </StyleRoot>
        </section>
      )}
    </div>
  )
}
