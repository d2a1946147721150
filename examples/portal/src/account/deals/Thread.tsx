import { dealWordsMax } from '@chuhai/contract/constants'
import type { DealMessage, DealSide } from '@chuhai/contract/market'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, Field, Form, Skeleton, TextArea, useLocale } from '@chuhai/ui'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useMessages } from '../../app/messages'
import { LoadFailed } from '../../components/LoadFailed'
import { Files } from './Files'
import { FilesField } from './FilesField'
import { dealMessages } from './messages'
import { useThread } from './use-thread'

interface MessageProps {
  message: DealMessage
  side: DealSide
  /** Whether the other side has read it; undefined where that is not said of it. */
  isRead: boolean | undefined
}

const Message = ({ message: { side: writer, name, text, files, at }, side, isRead }: MessageProps) => {
  const words = useMessages(dealMessages)
  const inChina = useChinaClock(useLocale())
  return (
    <li data-own={writer === side || undefined}>
      <p className="deal-thread__who">
        <b>
          {words.by[writer]} {name}
        </b>
        <time dateTime={at}>{inChina(chinaMoment(at))}</time>
      </p>
      {text !== '' && <p className="deal-thread__text">{text}</p>}
      <Files files={files} />
      {isRead !== undefined && <span>{isRead ? words.thread.read : words.thread.unread}</span>}
    </li>
  )
}

interface ThreadProps {
  core: Core
  number: string
  side: DealSide
}

/** What both sides write to each other within a deal, and files. */
export const Thread = ({ core, number, side }: ThreadProps) => {
  const words = useMessages(dealMessages).thread
  const { tooLong } = useMessages(dealMessages)
  const { reading, refresh, written, change, send, isSending } = useThread(core, number)
  const id = useId()
  const isByKey = useRef(false)
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    isByKey.current = true
    void send()
  }
  // A field that is disabled meanwhile loses the focus.
  useEffect(() => {
    if (isSending || !isByKey.current) return
    isByKey.current = false
    document.getElementById(id)?.focus()
  }, [isSending, id])
  const isLong = [...written.text].length > dealWordsMax
  if (reading.phase === 'loading') return <Skeleton lines={6} />
  if (reading.phase === 'failed')
    return <LoadFailed isSmall title={words.failed} text={reading.message} onRetry={() => void refresh()} />
  const { messages, readByOther } = reading.thread
  const lastOwn = messages.findLastIndex((message) => message.side === side)
  return (
    <section className="deal-part" aria-label={words.title}>
      <h3>{words.title}</h3>
      {messages.length === 0 ? (
        <p className="deal-note">{words.empty}</p>
      ) : (
        <ol className="deal-thread" aria-live="polite">
          {messages.map((message, index) => (
            <Message
              key={message.id}
              message={message}
              side={side}
              isRead={index === lastOwn ? readByOther !== null && readByOther >= message.at : undefined}
            />
          ))}
        </ol>
      )}
      <Form className="deal-say" onSubmit={() => void send()}>
        <Field
          id={id}
          label={words.label}
          hint={words.hint}
          disabled={isSending}
          error={isLong ? tooLong : undefined}
        >
          {(control) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: a key of the field inside.
            <div className="ch-box deal-say__box" onKeyDown={sendByKey}>
              <TextArea
                {...control}
                className="ch-box__input"
                rows={3}
                value={written.text}
                disabled={isSending}
                onChange={(text) => change({ text })}
              />
            </div>
          )}
        </Field>
        <FilesField
          core={core}
          files={written.files}
          disabled={isSending}
          onChange={(files) => change({ files })}
        />
        <Button type="submit" busy={isSending} disabled={isLong}>
          {words.send}
        </Button>
      </Form>
    </section>
  )
}
