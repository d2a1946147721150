import { Button, useStyles } from '@chuhai/ui'
import type { Problem } from '../engine/engine'
import type { PlayerMessages } from '../messages'
import type { Player } from '../store'
import css from './problem-notice.css?inline'

interface ProblemNoticeProps {
  player: Player
  problem: Problem
  words: PlayerMessages
}

/** Says why the video does not play, and tries again from the same second. */
export const ProblemNotice = ({ player, problem, words }: ProblemNoticeProps) => {
  useStyles(css)
  const { title, text } = words.problems[problem]
  return (
    <div className="ch-problem" role="alert">
      <b>{title}</b>
      <p>{text}</p>
      <span>
        <Button onClick={player.retry}>{words.retry}</Button>
        <a href={player.media.src} target="_blank" rel="noopener">
          {words.download}
        </a>
      </span>
    </div>
  )
}
