import type { AnswerSource } from '@chuhai/contract/assistant'
import { useChinaClock } from '@chuhai/core/react'
import { Button, Icon, useLocale } from '@chuhai/ui'
import { iconClock, iconError, iconRefresh } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { type ClipboardEvent, useSyncExternalStore } from 'react'
import { addressOf, originOf } from '../address'
import { AnswerText } from '../answer/AnswerText'
import { type Answer, isRunning } from '../conversation'
import type { AiChatMessages } from '../messages'
import { formatRenewal } from '../quota'
import { AnswerActions, withMark } from './AnswerActions'
import { useChat } from './chat-context'

export interface AnswerItemProps {
  answer: Answer
  isLast: boolean
  isOffline: boolean
  onView(image: { src: string; alt: string }): void
  onAnnounce(sentences: string): void
  onGrown(): void
}

/** Returns how an answer has ended; undefined while it is running. */
const endNoticeOf = (answer: Answer, words: AiChatMessages): string | undefined => {
  const { phase, reason } = answer
  if (isRunning(answer)) return undefined
  if (phase === 'complete') return words.ended
  return phase === 'stopped' ? words.stopped : (reason ?? words.broken)
}

export const AnswerItem = ({ answer, isLast, isOffline, ...handlers }: AnswerItemProps) => {
  const { core, store, words } = useChat()
  const { phase, $text } = answer
  const readHasText = () => $text.get() !== ''
  // Renders once, and not with every word.
  const hasText = useSyncExternalStore($text.listen, readHasText, readHasText)
  if (phase === 'quotaUsed') return <QuotaUsed />

  const retry = isLast ? () => store.retry(answer) : undefined
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
          {...handlers}
          $text={$text}
          origin={originOf(core)}
          words={words}
          endNotice={endNoticeOf(answer, words)}
        />
      )}
      {!isRunning(answer) && <Sources sources={answer.sources} />}
      {(phase === 'broken' || phase === 'interrupted') && (
        <AnswerError text={answer.reason ?? (hasText ? words.broken : words.unsent)} onRetry={retry} />
      )}
      <AnswerActions answer={answer} hasText={hasText} isOffline={isOffline} onAgain={retry} />
    </article>
  )
}

const AnswerError = ({ text, onRetry }: { text: string; onRetry: (() => void) | undefined }) => {
  const { words } = useChat()
  return (
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
}

const Sources = ({ sources }: { sources: readonly AnswerSource[] }) => {
  const { core, words } = useChat()
  if (sources.length === 0) return null
  return (
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
}

/** The assistant's answer when today's free questions are used up (specification, section 8). */
const QuotaUsed = () => {
  const { core, store, words, onConsult } = useChat()
  const inChina = useChinaClock(useLocale())
  const { data } = useStore(store.$quota)
  const { quota } = words
  return (
    <article className="ch-ai-chat__quota-used" aria-label={words.heading}>
      <Icon path={iconClock} size={20} />
      <div>
        <p className="ch-ai-chat__quota-title">{quota.title}</p>
        <p>
          {data &&
            quota.renews(inChina(formatRenewal(data.renewsAt, core.clock.now(), words.tomorrow)), data.limit)}
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
