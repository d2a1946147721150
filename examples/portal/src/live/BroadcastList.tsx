import type { LivingInfo } from '@chuhai/contract/live'
import { timeWindow } from '@chuhai/contract/time-window'
import { broadcastTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, EmptyState, useLocale } from '@chuhai/ui'
import { Podium } from '@chuhai/ui/illustrations'
import { useMessages } from '../app/messages'
import { useServerClock, useTime } from '../app/use-server-time'
import { Crumbs } from '../components/Crumbs'
import { Heading } from '../components/Heading'
import { LazyImage } from '../components/LazyImage'
import { BroadcastCards } from './BroadcastCards'
import { liveMessages } from './messages'
import './broadcast-list.css'

/** The one on air, or else the next one. */
const First = ({ broadcast, time }: { broadcast: LivingInfo; time: number }) => {
  const words = useMessages(liveMessages)
  const inChina = useChinaClock(useLocale())
  const { videoName, videoIntro, videoImage, videoTime, videoEnd, videoUrl, speaker } = broadcast
  const isOnAir = timeWindow(time, videoTime, videoEnd) === 2
  return (
    <article className="broadcast-first">
      <LazyImage src={videoImage} alt="" width="592" height="264" />
      <div>
        <p data-on={isOnAir || undefined}>{inChina(broadcastTime(broadcast, time, words))}</p>
        <h2>{videoName}</h2>
        <p>{videoIntro}</p>
        <p>{speaker}</p>
        <Button variant={isOnAir ? 'action' : undefined} href={videoUrl}>
          {isOnAir ? words.watch : words.details}
        </Button>
      </div>
    </article>
  )
}

interface BroadcastListProps {
  coming: readonly LivingInfo[]
  ended: readonly LivingInfo[]
  now: number
}

/** All broadcasts: the one on air or next, those after it, and those to watch again. */
export const BroadcastList = ({ coming, ended, now }: BroadcastListProps) => {
  const words = useMessages(liveMessages)
  const time = useTime(useServerClock(now))
  const isOver = ({ videoEnd }: LivingInfo) => Date.parse(videoEnd) < time
  const [first, ...others] = coming.filter((broadcast) => !isOver(broadcast))
  const past = [...coming.filter(isOver), ...ended]
  return (
    <div className="broadcast-list portal-width">
      <Crumbs above={[{ title: '活动', path: '/activity' }]} here={words.live} />
      <header>
        <h1>{words.live}</h1>
        <p>{words.lead}</p>
      </header>
      {first ? (
        <First broadcast={first} time={time} />
      ) : (
        <EmptyState illustration={<Podium />} title={words.none} text={words.noneText} />
      )}
      {others.length > 0 && (
        <section>
          <Heading title={words.next} />
          <BroadcastCards broadcasts={others} time={time} />
        </section>
      )}
      {past.length > 0 && (
        <section>
          <Heading title={words.past} />
          <BroadcastCards broadcasts={past} time={time} />
        </section>
      )}
    </div>
  )
}
