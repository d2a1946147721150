import { Icon, Spinner } from '@chuhai/ui'
import { iconPlay } from '@chuhai/ui/icons'
import type { MouseEvent } from 'react'
import type { Media } from '../media'
import type { PlayerMessages } from '../messages'
import { clockText } from '../time'

interface CoverProps {
  media: Media
  words: PlayerMessages
  isLive: boolean
  isAwaited: boolean
  onPlay(): void
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** The picture before the video; without JavaScript a link to the file. */
export const Cover = ({ media, words, isLive, isAwaited, onPlay }: CoverProps) => {
  const length = isLive ? words.live : media.seconds && clockText(media.seconds)
  return (
    <a
      className="ch-player__cover"
      href={media.src}
      aria-label={[words.playTitle(media.title), length].filter(Boolean).join(' ')}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        onPlay()
      }}
    >
      <img src={media.poster} alt="" width="1280" height="720" />
      <span className="ch-player__disc">
        {isAwaited ? <Spinner size={28} label={words.waiting} /> : <Icon path={iconPlay} size={24} />}
      </span>
      {length && <span className="ch-player__length">{length}</span>}
    </a>
  )
}
