import { type ClipboardEvent, useSyncExternalStore } from 'react'
import { originOf } from '../address'
import { AnswerText } from '../answer/AnswerText'
import { type Answer, isRunning } from '../conversation'
import { markedText } from '../copying'
import { AnswerActions } from './AnswerActions'
import type { TalkPartProps } from './props'
import { QuotaUsed } from './QuotaUsed'
import { Sources } from './Sources'
import { Trouble } from './Trouble'

export interface AnswerItemProps extends TalkPartProps {
  answer: Answer
  isLast: boolean
  isOffline: boolean
  onView(image: { src: string; alt: string }): void
  onAnnounce(sentences: string): void
  onGrown(): void
  onConsult?: (() => void) | undefined
  onReport(): void
}

/** How an answer has ended, in words. */
const endNoticeOf = ({ phase, reason }: Answer, words: TalkPartProps['words']): string => {
  if (phase === 'complete') return words.ended
  return phase === 'stopped' ? words.stopped : (reason ?? words.broken)
}

export const AnswerItem = (props: AnswerItemProps) => {
  const { answer, isLast, isOffline, core, store, words, onConsult } = props
  const { phase, $text } = answer
  const begun = () => $text.get() !== ''
  // Heard of once, and not with every word.
  const hasText = useSyncExternalStore($text.listen, begun, begun)
  if (phase === 'quotaUsed')
    return <QuotaUsed store={store} core={core} words={words} onConsult={onConsult} />

  /** What is copied by hand keeps the mark as well. */
  const mark = (event: ClipboardEvent<HTMLElement>) => {
    const selected = event.currentTarget.ownerDocument.getSelection()?.toString()
    if (!selected) return
    event.clipboardData.setData('text/plain', markedText(selected, words.copiedMark))
    event.preventDefault()
  }
  return (
    <article
      className="ch-chat__answer"
      aria-label={words.heading}
      aria-busy={isRunning(answer)}
      onCopy={mark}
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
      {(phase === 'broken' || phase === 'cut') && (
        <Trouble
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
