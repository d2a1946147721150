import type { Broadcast } from '@chuhai/contract/live'
import { withProtocol } from '@chuhai/contract/web-address'
import { Button } from '@chuhai/ui'
import { iconExternal, iconRefresh } from '@chuhai/ui/icons'
import { Buoy, Podium } from '@chuhai/ui/illustrations'
import { useApp } from '../app/app'
import { useMessages } from '../app/messages'
import { isRecording, mediaOf, positionAt } from './media-of'
import { liveMessages } from './messages'
import { NoticeStage } from './NoticeStage'
import { Video } from './Video'

/** During a broadcast: the stream, a recording in step with the clock, or the way to where it is. */
export const OnAirStage = ({ broadcast, clock }: { broadcast: Broadcast; clock: () => number }) => {
  const words = useMessages(liveMessages)
  const { navigator } = useApp()
  const { video, address, videoTime, videoUrl } = broadcast
  if (address)
    return (
      <NoticeStage
        illustration={<Podium tone="navy" size={150} />}
        title={words.onAir}
        text={words.elsewhere}
      >
        <Button variant="action" icon={iconExternal} href={withProtocol(address)} target="_blank">
          {words.watchElsewhere}
        </Button>
      </NoticeStage>
    )
  if (!video)
    return (
      <NoticeStage
        illustration={<Buoy tone="navy" size={150} />}
        title={words.notConnected}
        text={words.notConnectedText}
      >
        <Button variant="secondary" icon={iconRefresh} onClick={() => void navigator.go(videoUrl)}>
          {words.refresh}
        </Button>
      </NoticeStage>
    )
  const live = isRecording(video)
    ? { position: (duration: number) => positionAt(clock(), videoTime, duration) }
    : {}
  return (
    <>
      <Video media={mediaOf(broadcast, video)} live={live} />
      <p className="notice-stage__note">{isRecording(video) ? words.inStep : words.stream}</p>
    </>
  )
}
