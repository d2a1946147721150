import type { AnswerSource } from '@chuhai/contract/assistant'
import { Button, Icon } from '@chuhai/ui'
import { iconClock, iconError, iconRefresh } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { type ClipboardEvent, useSyncExternalStore } from 'react'
import { addressOf, originOf } from '../address'
import { AnswerText } from '../answer/AnswerText'
import { type Answer, isRunning } from '../conversation'
import type { AiChatMessages } from '../messages'
import { formatRenewal } from '../quota'
import { AnswerActions, withMark } from './AnswerActions'
import type { ChatPartProps } from './props'

export interface AnswerItemProps extends ChatPartProps {
  answer: Answer
  isLast: boolean
  isOffline: boolean
  onView(image: { src: string; alt: string }): void
  onAnnounce(sentences: string): void
  onGrown(): void
  onConsult?: (() => void) | undefined
  onReport(): void
}

/** Returns the sentence that tells how an answer has ended. */
const endNoticeOf = ({ phase, reason }: Answer, words: AiChatMessages): string => {
  if (phase === 'complete') return words.ended
  return phase === 'stopped' ? words.stopped : (reason ?? words.broken)
}

export const AnswerItem = (props: AnswerItemProps) => {
  const { answer, isLast, isOffline, core, store, words, onConsult } = props
  const { phase, $text } = answer
  const readHasText = () => $text.get() !== ''
  // Renders once, and not with every word.
  const hasText = useSyncExternalStore($text.listen, readHasText, readHasText)
  if (phase === 'quotaUsed')
    return <QuotaUsed store={store} core={core} words={words} onConsult={onConsult} />

  const copyWithMark = (event: ClipboardEvent<HTMLElement>) => {
    const selected = event.currentTarget.ownerDocument.getSelection()?.toString()
    if (!selected) return
    event.clipboardData.setData('text/plain', withMark(selected, words.copiedMark))
    event.preventDefault()
  }
  return (
    <article
      className="ch-ai-chat__answer"
      aria-label={words.heading}
      aria-busy={isRunning(answer)}
      onCopy={copyWithMark}
    >
      {hasText && (
        <AnswerText
          $text={$text}
          isEnded={!isRunning(answer)}
          origin={originOf(core)}
          words={words}
          onView={props.onView}
          onAnnounce={props.onAnnounce}
          endNotice={endNoticeOf(answer, words)}
          onGrown={props.onGrown}
        />
      )}
      {!isRunning(answer) && <Sources sources={answer.sources} core={core} words={words} />}
      {(phase === 'broken' || phase === 'interrupted') && (
        <AnswerError
          words={words}
          text={answer.reason ?? (hasText ? words.broken : words.unsent)}
          onRetry={isLast ? () => store.retry(answer) : undefined}
        />
      )}
      <AnswerActions
        answer={answer}
        words={words}
        hasText={hasText}
        isOffline={isOffline}
        onAgain={isLast ? () => store.retry(answer) : undefined}
        onReport={props.onReport}
      />
    </article>
  )
}

interface AnswerErrorProps {
  text: string
  words: AiChatMessages
  onRetry?: (() => void) | undefined
}

const AnswerError = ({ text, words, onRetry }: AnswerErrorProps) => (
  <div className="ch-ai-chat__error">
    <Icon path={iconError} size={20} />
    <div>
      <p>{text}</p>
      {onRetry && (
        <Button variant="secondary" size="small" icon={iconRefresh} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  </div>
)

interface SourcesProps extends Pick<ChatPartProps, 'core' | 'words'> {
  sources: readonly AnswerSource[]
}

const Sources = ({ sources, core, words }: SourcesProps) =>
  sources.length > 0 && (
    <div className="ch-ai-chat__sources">
      <span>{words.sources}</span>
      <ul>
        {sources.map(({ title, address }) => (
          <li key={address}>
            <a href={addressOf(core, address)} target="_blank" rel="noopener">
              {title}
              <span className="ch-hidden">{words.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )

/** The assistant's answer when today's free questions are used up (specification, section 8). */
const QuotaUsed = ({ store, words, onConsult }: ChatPartProps & Pick<AnswerItemProps, 'onConsult'>) => {
  const { data } = useStore(store.$quota)
  const { quota } = words
  return (
    <article className="ch-ai-chat__quota-used" aria-label={words.heading}>
      <Icon path={iconClock} size={20} />
      <div>
        <p className="ch-ai-chat__quota-title">{quota.title}</p>
        <p>
          {data && quota.renews(formatRenewal(data.renewsAt, new Date(), words.tomorrow), data.limit)}
          {onConsult && quota.ask}
        </p>
        {onConsult && (
          <Button variant="secondary" size="small" onClick={onConsult}>
            {quota.consult}
          </Button>
        )}
      </div>
    </article>
  )
}
