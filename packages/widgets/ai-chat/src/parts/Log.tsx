import { Button, Icon, Skeleton, usePart } from '@chuhai/ui'
import { iconArrowUp } from '@chuhai/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { type Answer, withTimes } from '../conversation'
import type { ChatState } from '../talk'
import { AnswerItem } from './AnswerItem'
import type { ChatPartProps } from './props'
import { QuestionItem } from './QuestionItem'
import { useEnd } from './use-end'
import { Welcome } from './Welcome'

export interface LogProps extends ChatPartProps {
  state: ChatState
  onView(image: { src: string; alt: string }): void
  onConsult?: (() => void) | undefined
  onSignOn(): void
  onReport(answer: Answer): void
}

const loadAnswers = () => import('../answer')

/** What was said. Its growth is told by sentences, beside it: a log that speaks by itself would spell. */
export const Log = ({ state, onView, onConsult, onSignOn, onReport, ...shared }: LogProps) => {
  const { core, store, words } = shared
  const log = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { hasNew, toEnd } = useEnd(log, content)
  const [said, setSaid] = useState('')
  const isTalk = 'items' in state
  const answers = usePart(loadAnswers, isTalk)
  const items = isTalk ? state.items : []
  const last = items.at(-1)
  const asked = items.filter(({ speaker }) => speaker === 'user').at(-1)?.key
  const { phase } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: one's own question is always in sight
  useEffect(toEnd, [asked])
  useEffect(() => {
    if (phase === 'waiting') setSaid(words.waiting)
    if (phase === 'answered') setSaid((before) => before && words.ended)
    if (phase === 'stopped') setSaid(words.stopped)
    if (phase === 'offline') setSaid(words.offline)
    if (phase === 'failed') setSaid(words.broken)
    if (phase === 'quotaUsed') setSaid(words.quota.title)
  }, [phase, words])

  return (
    <div className="ch-chat__middle">
      <div
        ref={log}
        className="ch-chat__log"
        role="log"
        aria-live="off"
        aria-label={words.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
        tabIndex={0}
      >
        <div ref={content} className="ch-chat__content">
          {state.phase === 'loading' && <Skeleton lines={3} height={96} />}
          {(state.phase === 'welcome' || state.phase === 'signedOut') && (
            <Welcome {...shared} state={state} onSignOn={onSignOn} />
          )}
          {isTalk && state.older !== 'none' && (
            <div className="ch-chat__older">
              <Button variant="text" size="small" busy={state.older === 'loading'} onClick={store.loadOlder}>
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
                {...shared}
                answer={item}
                isLast={item === last}
                isOffline={phase === 'offline' && item === last}
                draw={answers}
                onView={onView}
                onSay={setSaid}
                onConsult={onConsult}
                onReport={() => onReport(item)}
              />
            )
          })}
        </div>
      </div>
      {hasNew && (
        <button type="button" className="ch-chat__newer" onClick={toEnd}>
          <Icon path={iconArrowUp} size={16} className="ch-chat__down" />
          {words.newer}
        </button>
      )}
      <p className="ch-chat__said" role="status">
        {said}
      </p>
    </div>
  )
}
