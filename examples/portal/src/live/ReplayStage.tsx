import type { Broadcast } from '@chuhai/contract/live'
import { Podium } from '@chuhai/ui/illustrations'
import { useMessages } from '../app/messages'
import { isRecording, mediaOf } from './media-of'
import { liveMessages } from './messages'
import { NoticeStage } from './NoticeStage'
import { Video } from './Video'

/** After a broadcast: its recording, or why there is none. */
export const ReplayStage = ({ broadcast }: { broadcast: Broadcast }) => {
  const words = useMessages(liveMessages)
  const { video } = broadcast
  if (!video || !isRecording(video))
    return (
      <NoticeStage
        illustration={<Podium tone="navy" size={150} />}
        title={words.over}
        text={words.noReplay}
      />
    )
  return <Video media={mediaOf(broadcast, video)} />
}
