import type { LivingInfo } from '@chuhai/contract/live'
import { timeWindow } from '@chuhai/contract/time-window'
import { broadcastTime, chinaDay, chinaTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { LazyImage } from '../components/LazyImage'
import { liveMessages } from './messages'
import './broadcast-cards.css'

/** Broadcasts as rows: picture, when, what, who. */
export const BroadcastCards = ({ broadcasts, time }: { broadcasts: readonly LivingInfo[]; time: number }) => {
  const words = useMessages(liveMessages)
  const inChina = useChinaClock(useLocale())
  const whenOf = (broadcast: LivingInfo) => {
    const { videoTime, videoEnd } = broadcast
    if (timeWindow(time, videoTime, videoEnd) === 3)
      return `${chinaDay(videoTime)} ${chinaTime(videoTime).weekday}`
    return inChina(broadcastTime(broadcast, time, { ...words, onAir: words.onAirShort }))
  }
  return (
    <ul className="broadcast-cards">
      {broadcasts.map((broadcast) => (
        <li key={broadcast.id}>
          <a href={broadcast.videoUrl}>
            <LazyImage src={broadcast.videoImage} alt="" />
            <span>
              <small data-state={timeWindow(time, broadcast.videoTime, broadcast.videoEnd)}>
                {whenOf(broadcast)}
              </small>
              <b>{broadcast.videoName}</b>
              <span>{broadcast.speaker}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
