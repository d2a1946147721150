import { Icon, IconButton } from '@chuhai/ui'
import { iconCheck, iconCopy, iconFlag, iconRefresh } from '@chuhai/ui/icons'
import { useEffect, useState } from 'react'
import { type Answer, isRunning } from '../conversation'
import { copyText, markedText } from '../copying'
import type { TalkWords } from './props'

export interface AnswerActionsProps {
  answer: Answer
  words: TalkWords
  hasText: boolean
  isOffline: boolean
  onAgain?: (() => void) | undefined
  onReport(): void
}

const copiedMs = 2000

/** The mark, which stands at every answer; how it goes; and what can be done with it once it has ended. */
export const AnswerActions = ({
  answer,
  words,
  hasText,
  isOffline,
  onAgain,
  onReport,
}: AnswerActionsProps) => {
  const { phase } = answer
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => setIsCopied(await copyText(markedText(answer.$text.get(), words.copiedMark)))
  const isOver = !isRunning(answer)
  const running = phase === 'stopping' ? words.stopping : hasText ? words.generating : words.waiting
  return (
    <div className="ch-chat__actions">
      {hasText && <span className="ch-chat__mark">{words.mark}</span>}
      {!isOver && (
        <span className="ch-chat__running" data-offline={isOffline ? '' : undefined}>
          {isOffline ? words.offline : (answer.notice ?? running)}
        </span>
      )}
      {isOver && hasText && (
        <IconButton
          icon={isCopied ? iconCheck : iconCopy}
          label={isCopied ? words.copied : words.copy}
          size={16}
          onClick={copy}
        />
      )}
      {onAgain && (phase === 'complete' || phase === 'stopped') && (
        <IconButton icon={iconRefresh} label={words.again} size={16} onClick={onAgain} />
      )}
      {phase === 'stopped' && <span className="ch-chat__ended">{words.stopped}</span>}
      {isOver && answer.id !== null && hasText && (
        <span className="ch-chat__report">
          {answer.isReported ? (
            <span className="ch-chat__ended">
              <Icon path={iconFlag} size={16} />
              {words.reported}
            </span>
          ) : (
            <IconButton icon={iconFlag} label={words.report} size={16} onClick={onReport} />
          )}
        </span>
      )}
    </div>
  )
}
