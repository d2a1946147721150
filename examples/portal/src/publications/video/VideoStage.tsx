import type { Video } from '@chuhai/contract/publication'
import { usePlayer, VideoPlayer } from '@chuhai/player'
import { StyleRoot } from '@chuhai/ui'
import { useEffect } from 'react'
import { queryOf } from '../../app/query'
import type { PartProps } from '../PublicationDetail'
import { Transcript } from './Transcript'
import '@chuhai/player/cover.css'
import './video-stage.css'

/** The video, and beside it what is said in it. */
const Stage = ({ item }: { item: Video }) => {
  const { title, file, cover, seconds, subtitles, chapters } = item
  const player = usePlayer({ title, src: file, poster: cover, seconds, subtitles, chapters })

  // Search engines lead to a chapter by its second.
  useEffect(() => {
    const second = Number(queryOf(location.search).t)
    if (second > 0) player.seek(second)
  }, [player])
  return (
    <div className="video-stage">
      <StyleRoot value={undefined}>
        <VideoPlayer player={player} />
      </StyleRoot>
      <Transcript player={player} video={item} />
    </div>
  )
}

export const VideoStage = ({ item }: PartProps<Video>) => <Stage key={item.id} item={item} />
