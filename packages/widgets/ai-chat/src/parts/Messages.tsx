import { chinaSecond } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, Icon, useLocale, usePart, useStyles } from '@chuhai/ui'
import { iconArrowUp } from '@chuhai/ui/icons'
import { type Dispatch, Fragment, type RefObject, type SetStateAction, useEffect, useState } from 'react'
import { addressOf } from '../address'
import type { ConversationState, Item, Question } from '../conversation'
import { AnswerItem } from './AnswerItem'
import { useChat } from './chat-context'
import css from './messages.css?inline'
import { useStickToEnd } from './use-stick-to-end'

export interface ViewedImage {
  src: string
  alt: string
}

export interface MessagesProps {
  state: ConversationState
  /** The element that scrolls, and the one that grows in it. */
  log: RefObject<HTMLElement | null>
  content: RefObject<HTMLElement | null>
  /** Announces text to screen readers. */
  onAnnounce: Dispatch<SetStateAction<string>>
}

/** Of this copy: a part whose first file failed is loaded with a context of its own. */
export { ChatProvider } from './chat-context'

const loadViewer = () => import('@chuhai/ui/image-viewer')
const pauseBetweenTimesMs = 600_000

/** Returns the keys of the questions with a time above: the first one, and those after a pause (specification 2.13). */
export const keysWithTime = (items: readonly Item[]): Set<string> => {
  const questions = items.filter((item) => item.speaker === 'user')
  const isDue = ({ askedAt }: Question, index: number) =>
    askedAt - (questions[index - 1]?.askedAt ?? Number.NEGATIVE_INFINITY) >= pauseBetweenTimesMs
  return new Set(questions.filter(isDue).map(({ key }) => key))
}

/** Questions and answers with their times. */
export const Messages = ({ state, log, content, onAnnounce }: MessagesProps) => {
  useStyles(css)
  const { store, words } = useChat()
  const inChina = useChinaClock(useLocale())
  const { items, older, phase } = state
  const last = items.at(-1)
  const [image, setImage] = useState<ViewedImage | null>(null)
  const viewer = usePart(loadViewer, image !== null)
  const { hasNew, scrollToEnd, settle } = useStickToEnd(log, content, phase === 'streaming')
  const isEmpty = last?.speaker === 'assistant' && last.$text.get() === ''
  const reason = last?.speaker === 'assistant' ? last.reason : null
  const lastQuestion = items.findLast(({ speaker }) => speaker === 'user')?.key
  const timed = keysWithTime(items)

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each new question
  useEffect(scrollToEnd, [lastQuestion])
  useEffect(() => {
    if (phase === 'waiting') onAnnounce(words.waiting)
    if (phase === 'offline') onAnnounce(words.offline)
    if (phase === 'quotaUsed') onAnnounce(words.quota.title)
    // An answer with text announces its own end.
    if (isEmpty && phase === 'stopped') onAnnounce(words.stopped)
    if (isEmpty && phase === 'failed') onAnnounce(reason ?? words.unsent)
  }, [phase, isEmpty, reason, words, onAnnounce])

  return (
    <>
      {older !== 'none' && (
        <div className="ch-ai-chat__older">
          <Button variant="text" size="small" busy={older === 'loading'} onClick={store.loadOlder}>
            {words.older}
          </Button>
        </div>
      )}
      {items.map((item) =>
        item.speaker === 'user' ? (
          <Fragment key={item.key}>
            {timed.has(item.key) && <p className="ch-ai-chat__time">{inChina(chinaSecond(item.askedAt))}</p>}
            <QuestionItem question={item} onView={setImage} />
          </Fragment>
        ) : (
          <AnswerItem
            key={item.key}
            answer={item}
            isLast={item === last}
            isOffline={phase === 'offline' && item === last}
            onView={setImage}
            onAnnounce={onAnnounce}
            onGrown={settle}
          />
        ),
      )}
      {viewer && (
        <viewer.ImageViewer
          open={image !== null}
          onClose={() => setImage(null)}
          images={image ? [image] : []}
        />
      )}
      {hasNew && (
        <div className="ch-ai-chat__below">
          <button type="button" className="ch-ai-chat__newer" onClick={scrollToEnd}>
            <Icon path={iconArrowUp} size={16} className="ch-ai-chat__down" />
            {words.newer}
          </button>
        </div>
      )}
    </>
  )
}

interface QuestionItemProps {
  question: Question
  onView(image: ViewedImage): void
}

const QuestionItem = ({ question, onView }: QuestionItemProps) => {
  const { core, words } = useChat()
  const { key, message, image } = question
  const src = image && addressOf(core, image)
  return (
    <div className="ch-ai-chat__question" data-key={key}>
      {src && (
        <button
          type="button"
          className="ch-ai-chat__sent-image"
          aria-label={words.image}
          onClick={() => onView({ src, alt: words.attach.label })}
        >
          <img src={src} alt="" width="120" height="90" />
        </button>
      )}
      <p>{message}</p>
    </div>
  )
}
