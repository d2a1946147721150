import { Button, Icon, useLocale, usePart, useStyles } from '@chuhai/ui'
import { iconArrowUp } from '@chuhai/ui/icons'
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useMemo, useState } from 'react'
import type { Answer } from '../conversation'
import type { ChatState } from '../talk'
import { AnswerItem } from './AnswerItem'
import type { ChatPartProps } from './props'
import { QuestionItem } from './QuestionItem'
import css from './talk.css?inline'
import { talkMessages } from './talk-messages'
import { withTimes } from './times'
import { useEnd } from './use-end'

export interface TalkProps extends ChatPartProps {
  state: Extract<ChatState, { items: unknown }>
  /** What scrolls, and what grows in it. */
  log: RefObject<HTMLElement | null>
  content: RefObject<HTMLElement | null>
  /** Tells those who listen. */
  onAnnounce: Dispatch<SetStateAction<string>>
  onConsult?: (() => void) | undefined
  onReport(answer: Answer): void
}

const loadViewer = () => import('@chuhai/ui/image-viewer')

/** Questions and answers with their times; comes with the first of them, and brings what draws Markdown. */
export const Talk = ({ state, log, content, onAnnounce, onConsult, onReport, ...props }: TalkProps) => {
  useStyles(css)
  const { core, store } = props
  const locale = useLocale()
  const words = useMemo(() => ({ ...props.words, ...talkMessages[locale] }), [props.words, locale])
  const { items, older, phase } = state
  const last = items.at(-1)
  const [image, setImage] = useState<{ src: string; alt: string } | null>(null)
  const viewer = usePart(loadViewer, image !== null)
  const { hasNew, toEnd, settle } = useEnd(log, content, phase === 'streaming')
  const isMute = last?.speaker === 'assistant' && last.$text.get() === ''
  const reason = last?.speaker === 'assistant' ? last.reason : null
  const asked = items.findLast(({ speaker }) => speaker === 'user')?.key

  // biome-ignore lint/correctness/useExhaustiveDependencies: one's own question is always in sight
  useEffect(toEnd, [asked])
  useEffect(() => {
    if (phase === 'waiting') onAnnounce(words.waiting)
    if (phase === 'offline') onAnnounce(words.offline)
    if (phase === 'quotaUsed') onAnnounce(words.quota.title)
    // Where something came, whoever reads it out says how it ended.
    if (isMute && phase === 'stopped') onAnnounce(words.stopped)
    if (isMute && phase === 'failed') onAnnounce(reason ?? words.unsent)
  }, [phase, isMute, reason, words, onAnnounce])

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
          return <QuestionItem key={item.key} question={item} core={core} words={words} onView={setImage} />
        return (
          <AnswerItem
            key={item.key}
            core={core}
            store={store}
            words={words}
            answer={item}
            isLast={item === last}
            isOffline={phase === 'offline' && item === last}
            onView={setImage}
            onAnnounce={onAnnounce}
            onGrown={settle}
            onConsult={onConsult}
            onReport={() => onReport(item)}
          />
        )
      })}
      {viewer && (
        <viewer.ImageViewer
          open={image !== null}
          onClose={() => setImage(null)}
          images={image ? [image] : []}
        />
      )}
      {hasNew && (
        <div className="ch-chat__below">
          <button type="button" className="ch-chat__newer" onClick={toEnd}>
            <Icon path={iconArrowUp} size={16} className="ch-chat__down" />
            {words.newer}
          </button>
        </div>
      )}
    </>
  )
}
