import { useFormOwner, useStyles } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { PlayerMessages } from '../messages'
import type { Player } from '../store'
import { spokenTime } from '../time'
import css from './seek-bar.css?inline'

/** Where the video is, what is loaded, and where its chapters begin. */
export const SeekBar = ({ player, words }: { player: Player; words: PlayerMessages }) => {
  useStyles(css)
  const form = useFormOwner()
  const { time, duration, buffered } = useStore(player.$state)
  const length = Math.max(duration, 1)
  return (
    <div className="ch-seek">
      <svg viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" focusable="false" aria-hidden="true">
        <rect className="ch-seek__track" width={length} height="1" />
        <rect className="ch-seek__loaded" width={Math.min(buffered, length)} height="1" />
        <rect className="ch-seek__played" width={Math.min(time, length)} height="1" />
        {player.media.chapters
          ?.filter(({ at }) => at > 0)
          .map(({ at }) => (
            <rect key={at} className="ch-seek__gap" x={at - length / 400} width={length / 200} height="1" />
          ))}
      </svg>
      <input
        form={form}
        type="range"
        min={0}
        max={length}
        step="any"
        value={Math.min(time, length)}
        aria-label={words.seek}
        aria-valuetext={words.progress(spokenTime(time, words.minutes), spokenTime(duration, words.minutes))}
        onChange={({ currentTarget }) => player.seek(Number(currentTarget.value))}
      />
    </div>
  )
}
