import { type Media, type PlayerOptions, usePlayer, VideoPlayer } from '@chuhai/player'
import { StyleRoot } from '@chuhai/ui'
import '@chuhai/player/cover.css'

/** A player with its own state; another `key` gives a new one. */
export const Video = ({ media, live }: { media: Media; live?: PlayerOptions['live'] }) => {
  const player = usePlayer(media, { live })
  return (
    <StyleRoot value={undefined}>
      <VideoPlayer player={player} />
    </StyleRoot>
  )
}
