import { type InboxMessage, listInbox } from '@chuhai/contract/message'
import type { Core } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { Button, EmptyState, LoadFailed, Popover, Skeleton, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef } from 'react'
import { pageOf } from '../addresses'
import type { MessageLinks } from '../message-links'
import type { InboxMessages } from '../messages'
import { MessageTime } from '../parts/MessageTime'
import { type Reading, withMarks } from '../reading'
import css from './latest-messages.css?inline'

interface LatestMessagesProps extends MessageLinks {
  id: string
  anchor: RefObject<HTMLElement | null>
  core: Core
  words: InboxMessages
  reading: Reading
  messagesUrl: string
  onClose(): void
}

const rows = 5

/**
 * The last messages below the bell.
 *
 *  ┌ 消息 ───────────────────────┐
 *  │ ● 订单已支付                │
 *  │   2026-11-27 10:20          │
 *  │   培训班课表已发出          │
 *  ├─────────────────────────────┤
 *  │          全部消息           │
 *  └─────────────────────────────┘
 */
export const LatestMessages = (props: LatestMessagesProps) => {
  const { id, anchor, core, words, reading, messagesUrl, onOpened, onClose } = props
  useStyles(css)
  const panel = useRef<HTMLDivElement>(null)
  const query = core.query(listInbox, { body: { page: 1, rows } })
  const { state, retry } = useQuery(query, { refresh: true })
  const read = useStore(reading.$read)
  const isOffline = useStore(core.network.$isOffline)
  const { data, error } = state
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  useEffect(
    () =>
      core.network.$isOffline.listen((isOffline) => {
        if (!isOffline && query.$state.get().phase === 'failed') query.refresh().catch(() => undefined)
      }),
    [core, query],
  )

  const open = (message: InboxMessage) => {
    reading.open(message)
    onOpened?.({ id: message.id, kind: message.kind, path: message.path })
    // A page that changes without loading keeps its header.
    onClose()
  }
  return (
    <Popover
      open
      id={id}
      anchor={anchor}
      placement="bottom-end"
      label={words.title}
      className="ch-latest"
      onClose={onClose}
    >
      <div ref={panel} tabIndex={-1} className="ch-latest__panel">
        <p className="ch-latest__title" aria-hidden="true">
          {words.title}
        </p>
        <div className="ch-latest__content">
          {!data && !error && (
            <div className="ch-latest__wait">
              <Skeleton lines={4} />
            </div>
          )}
          {!data && error && (
            <LoadFailed
              isSmall
              title={words.failed}
              text={isOffline ? words.offline : error.message}
              onRetry={retry}
            />
          )}
          {data?.total === 0 && <EmptyState title={words.none.title} text={words.none.text} />}
          {data && data.total > 0 && (
            <ul className="ch-latest__list">
              {withMarks(data.list, read).map((message) => (
                <li key={message.id}>
                  <a
                    className="ch-latest__message"
                    data-unread={!message.isRead || undefined}
                    href={pageOf(core.base, message) ?? messagesUrl}
                    onClick={() => open(message)}
                  >
                    {!message.isRead && <span className="ch-hidden">{words.unread}</span>}
                    <span className="ch-latest__name">{message.title}</span>
                    <MessageTime className="ch-latest__time" at={message.at} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="ch-latest__all">
          <Button variant="text" size="small" block href={messagesUrl}>
            {words.all}
          </Button>
        </div>
      </div>
    </Popover>
  )
}
