import { Button, Skeleton, usePart } from '@chuhai/ui'
import { useRef, useState } from 'react'
import type { Answer, ChatState } from '../conversation'
import type { ChatPartProps } from './props'
import { Welcome } from './Welcome'

export interface MessageLogProps extends ChatPartProps {
  state: ChatState
  onConsult?: (() => void) | undefined
  onSignOn(): void
  onReport(answer: Answer): void
}

const loadMessages = () => import('./Messages')

/** The scrolling part: welcome or messages. Growing answers are announced by whole sentences in a status beside it. */
export const MessageLog = ({ state, onSignOn, ...props }: MessageLogProps) => {
  const { words } = props
  const log = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const hasMessages = 'items' in state
  // Brings what renders Markdown, with the first message.
  const messages = usePart(loadMessages, hasMessages && !hasFailed, () => setHasFailed(true))

  return (
    <div className="ch-ai-chat__middle">
      <div
        ref={log}
        className="ch-ai-chat__log"
        role="log"
        aria-live="off"
        aria-label={words.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
        tabIndex={0}
      >
        <div ref={content} className="ch-ai-chat__content">
          {(state.phase === 'loading' || (hasMessages && !messages && !hasFailed)) && (
            <Skeleton lines={3} height={96} />
          )}
          {(state.phase === 'welcome' || state.phase === 'signedOut') && (
            <Welcome {...props} state={state} onSignOn={onSignOn} />
          )}
          {hasMessages && messages && (
            <messages.Messages
              {...props}
              state={state}
              log={log}
              content={content}
              onAnnounce={setAnnouncement}
            />
          )}
          {hasMessages && hasFailed && (
            <p className="ch-ai-chat__quiet">
              {words.history}
              <Button variant="text" size="small" onClick={() => setHasFailed(false)}>
                {words.retry}
              </Button>
            </p>
          )}
        </div>
      </div>
      <p className="ch-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}
