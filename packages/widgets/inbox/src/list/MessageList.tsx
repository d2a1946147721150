import type { InboxMessage } from '@chuhai/contract/message'
import type { Core } from '@chuhai/core'
import { Button, EmptyState, hidden, LoadFailed, Segmented, Skeleton, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { MessageLinks } from '../message-links'
import type { InboxMessages } from '../messages'
import { createInboxStore, type InboxState } from '../store'
import { createUnreadStore, type UnreadStore } from '../unread'
import { MessageRow } from './MessageRow'
import css from './message-list.css?inline'
import { Turn } from './Turn'

interface MessageListProps extends MessageLinks {
  core: Core
  words: InboxMessages
  unread?: UnreadStore | undefined
}

/**
 * The messages, the newest first; one is read where it stands.
 *
 *   [ 全部 | 未读 ]                        全部标为已读
 *   ● 开课时间已确定                 2026-11-27 10:20 ⌃
 *     第 6 期培训班 12 月 5 日开课…
 *     [查看详情]  加入日历
 *     订单已支付                     2026-11-26 16:02 ⌄
 *   共 13 条，第 1 / 2 页                      ‹  ›
 */
export const MessageList = ({ core, words, unread: given, ...on }: MessageListProps) => {
  useStyles(css)
  useStyles(hidden)
  const unread = useMemo(() => given ?? createUnreadStore(core), [given, core])
  const store = useMemo(() => createInboxStore(core, unread), [core, unread])
  useEffect(() => store.connect(), [store])
  const state = useStore(store.$state)
  const isUnreadOnly = useStore(store.$isUnreadOnly)
  const isMarking = useStore(store.reading.$isMarking)
  const isOffline = useStore(core.network.$isOffline)
  const count = useStore(unread.$unread)
  const [announcement, setAnnouncement] = useState('')

  const readAll = async () => {
    if (await store.readAll()) setAnnouncement(words.allRead)
  }
  const open = (message: InboxMessage) => {
    setAnnouncement('')
    store.reading.open(message)
    on.onOpened?.({ id: message.id, kind: message.kind, path: message.path })
  }
  return (
    <>
      <div className="ch-inbox__tools">
        <Segmented
          label={words.show}
          labelHidden
          options={[
            { value: '', label: words.everything },
            { value: 'unread', label: words.unread },
          ]}
          value={isUnreadOnly ? 'unread' : ''}
          onChange={(value) => store.filter(value === 'unread')}
        />
        <Button
          variant="text"
          size="small"
          busy={isMarking}
          disabled={count === 0 || state.phase !== 'ready'}
          onClick={() => void readAll()}
        >
          {words.readAll}
        </Button>
      </div>
      <Content
        core={core}
        words={words}
        state={state}
        isUnreadOnly={isUnreadOnly}
        isOffline={isOffline}
        onOpen={open}
        onRetry={store.retry}
        onTurn={store.turn}
      />
      <span role="status" className="ch-hidden">
        {announcement}
      </span>
    </>
  )
}

interface ContentProps {
  core: Core
  words: InboxMessages
  state: InboxState
  isUnreadOnly: boolean
  isOffline: boolean
  onOpen(message: InboxMessage): void
  onRetry(): void
  onTurn(page: number): void
}

const Content = ({ core, words, state, isUnreadOnly, isOffline, onOpen, onRetry, onTurn }: ContentProps) => {
  const list = useRef<HTMLUListElement>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  if (state.phase === 'loading') return <Skeleton lines={6} height={320} />
  if (state.phase === 'failed')
    return (
      <LoadFailed
        title={words.failed}
        text={isOffline ? words.offline : state.message}
        isRetrying={state.isLoading}
        onRetry={onRetry}
      />
    )
  const { messages, total, page, pages, isLoading, problem } = state
  const none = isUnreadOnly ? words.noneUnread : words.none
  const toggle = (message: InboxMessage) => {
    if (message.id === openId) return setOpenId(null)
    setOpenId(message.id)
    onOpen(message)
  }
  const turn = (other: number) => {
    setOpenId(null)
    onTurn(other)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView?.({ block: 'nearest' })
  }
  return (
    <>
      {problem && (
        <p className="ch-inbox__stale" role="alert">
          {isOffline ? words.offline : problem} {words.stale}
          <Button variant="text" size="small" busy={isLoading} onClick={onRetry}>
            {words.retry}
          </Button>
        </p>
      )}
      {total === 0 ? (
        <EmptyState title={none.title} text={none.text} />
      ) : (
        <div className="ch-inbox__page" aria-busy={isLoading}>
          <ul ref={list} tabIndex={-1} className="ch-inbox__list" aria-label={words.title}>
            {messages.map((message) => (
              <MessageRow
                key={message.id}
                base={core.base}
                message={message}
                words={words}
                isOpen={message.id === openId}
                onToggle={() => toggle(message)}
              />
            ))}
          </ul>
          <Turn words={words} total={total} page={page} pages={pages} onTurn={turn} />
        </div>
      )}
    </>
  )
}
