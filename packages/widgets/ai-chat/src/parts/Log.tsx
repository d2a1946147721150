import { Button, Skeleton, usePart } from '@chuhai/ui'
import { useRef, useState } from 'react'
import type { Answer } from '../conversation'
import type { ChatState } from '../talk'
import type { ChatPartProps } from './props'

export interface LogProps extends ChatPartProps {
  state: ChatState
  onConsult?: (() => void) | undefined
  onSignOn(): void
  onReport(answer: Answer): void
}

const loadTalk = () => import('./Talk')
const loadWelcome = () => import('./Welcome')

/** What was said. Its growth is told by sentences, beside it: a log that speaks by itself would spell. */
export const Log = ({ state, onSignOn, ...props }: LogProps) => {
  const { words } = props
  const log = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { phase } = state
  const [said, setSaid] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const isTalk = 'items' in state
  const isWelcome = phase === 'welcome' || phase === 'signedOut'
  const welcome = usePart(loadWelcome, isWelcome)
  const talk = usePart(loadTalk, isTalk && !hasFailed, () => setHasFailed(true))

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
          {(phase === 'loading' || (isTalk && !talk && !hasFailed)) && <Skeleton lines={3} height={96} />}
          {isWelcome && welcome && <welcome.Welcome {...props} state={state} onSignOn={onSignOn} />}
          {isTalk && talk && (
            <talk.Talk {...props} state={state} log={log} content={content} onAnnounce={setSaid} />
          )}
          {isTalk && hasFailed && (
            <p className="ch-chat__quiet">
              {words.history}
              <Button variant="text" size="small" onClick={() => setHasFailed(false)}>
                {words.retry}
              </Button>
            </p>
          )}
        </div>
      </div>
      <p className="ch-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
