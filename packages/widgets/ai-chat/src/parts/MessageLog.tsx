import { Skeleton, usePart } from '@chuhai/ui'
import { useRef, useState } from 'react'
import type { ChatState } from '../conversation'
import { useChat } from './chat-context'
import { NotLoaded, Welcome } from './Welcome'

const loadMessages = () => import('./Messages')

/** The scrolling part: welcome or messages. Growing answers are announced by whole sentences in a status beside it. */
export const MessageLog = ({ state }: { state: ChatState }) => {
  const chat = useChat()
  const { words } = chat
  const log = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const hasMessages = 'items' in state
  // Contains the renderer of Markdown; imported with the first message.
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
          {(state.phase === 'welcome' || state.phase === 'signedOut') && <Welcome state={state} />}
          {hasMessages && messages && (
            <messages.ChatProvider value={chat}>
              <messages.Messages state={state} log={log} content={content} onAnnounce={setAnnouncement} />
            </messages.ChatProvider>
          )}
          {hasMessages && hasFailed && <NotLoaded text={words.history} onRetry={() => setHasFailed(false)} />}
        </div>
      </div>
      <p className="ch-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}
