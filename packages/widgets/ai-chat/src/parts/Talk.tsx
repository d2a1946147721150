import { Button, useLocale, useStyles } from '@chuhai/ui'
import { useMemo } from 'react'
import { type Answer, withTimes } from '../conversation'
import type { ChatState } from '../talk'
import { AnswerItem } from './AnswerItem'
import type { ChatPartProps } from './props'
import { QuestionItem } from './QuestionItem'
import css from './talk.css?inline'
import { talkMessages } from './talk-messages'

export interface TalkProps extends ChatPartProps {
  state: Extract<ChatState, { items: unknown }>
  onView(image: { src: string; alt: string }): void
  onSay(sentences: string): void
  onConsult?: (() => void) | undefined
  onReport(answer: Answer): void
}

/** Questions and answers with their times; comes with the first of them, and brings what draws Markdown. */
export const Talk = ({ state, onView, onSay, onConsult, onReport, ...props }: TalkProps) => {
  useStyles(css)
  const { core, store } = props
  const locale = useLocale()
  const words = useMemo(() => ({ ...props.words, ...talkMessages[locale] }), [props.words, locale])
  const { items, older, phase } = state
  const last = items.at(-1)
  return (
    <>
      {older !== 'none' && (
        <div className="ch-chat__older">
          <Button variant="text" size="small" busy={older === 'loading'} onClick={store.loadOlder}>
            {words.older}
          </Button>
        </div>
      )}
      {withTimes(items).map((item) => {
        if (item.speaker === 'time')
          return (
            <p key={item.key} className="ch-chat__time">
              {item.message}
            </p>
          )
        if (item.speaker === 'user')
          return <QuestionItem key={item.key} question={item} core={core} words={words} onView={onView} />
        return (
          <AnswerItem
            key={item.key}
            core={core}
            store={store}
            words={words}
            answer={item}
            isLast={item === last}
            isOffline={phase === 'offline' && item === last}
            onView={onView}
            onSay={onSay}
            onConsult={onConsult}
            onReport={() => onReport(item)}
          />
        )
      })}
    </>
  )
}
