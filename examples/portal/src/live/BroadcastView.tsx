import type { Broadcast } from '@chuhai/contract/live'
import { timeWindow } from '@chuhai/contract/time-window'
import { chinaDay, chinaTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { useServerClock, useTime } from '../app/use-server-time'
import { Crumbs } from '../components/Crumbs'
import { Agenda } from './Agenda'
import { BeforeStage } from './BeforeStage'
import { liveMessages } from './messages'
import { NextBroadcasts } from './NextBroadcasts'
import { OnAirStage } from './OnAirStage'
import { ReplayStage } from './ReplayStage'
import './broadcast-view.css'

/**
 * A broadcast by the server's clock; the state changes while the page is open.
 *
 *   1 before it                2 on air                     3 after it
 *   ┌───────────────┐ title    ┌───────────────┐ title      ┌───────────────┐ title
 *   │   02 : 14 : 07 │ agenda   │ ▶ in step      │ ● agenda    │ ▶ replay       │ agenda
 *   └───────────────┘          └───────────────┘            └───────────────┘
 *   [加入日历]                                                what was said
 *   coming next                coming next                  coming next
 */
export const BroadcastView = ({ broadcast, answered }: { broadcast: Broadcast; answered: string }) => {
  const words = useMessages(liveMessages)
  const inChina = useChinaClock(useLocale())
  const clock = useServerClock(answered)
  const time = useTime(clock)
  const { id, videoName, videoIntro, videoTime, videoEnd, speaker, summary } = broadcast
  const state = timeWindow(time, videoTime, videoEnd)
  const [from, to] = [chinaTime(videoTime), chinaTime(videoEnd)]
  return (
    <div className="broadcast portal-width">
      <Crumbs above={[{ title: words.live, path: '/activity/live' }]} here={videoName} />
      <div className="broadcast__columns">
        <div>
          {state === 1 && <BeforeStage broadcast={broadcast} time={time} />}
          {state === 2 && <OnAirStage broadcast={broadcast} clock={clock} />}
          {state === 3 && <ReplayStage broadcast={broadcast} />}
        </div>
        <div className="broadcast__facts">
          <p className="broadcast__state" data-state={state} role="status">
            {state === 1 ? words.coming : state === 2 ? words.onAir : words.ended}
          </p>
          <h1>{videoName}</h1>
          <dl>
            <div>
              <dt>{words.time}</dt>
              <dd>{inChina(`${chinaDay(videoTime)} ${from.weekday} ${from.clock}–${to.clock}`)}</dd>
            </div>
            <div>
              <dt>{words.speaker}</dt>
              <dd>{speaker}</dd>
            </div>
          </dl>
          <Agenda broadcast={broadcast} time={time} state={state} />
        </div>
      </div>
      <div className="broadcast__below">
        <div>
          <p className="broadcast__intro">{videoIntro}</p>
          {state === 3 && summary.length > 0 && (
            <section className="broadcast__summary">
              <h2>{words.summary}</h2>
              <ol>
                {summary.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ol>
            </section>
          )}
        </div>
        <NextBroadcasts key={state} except={state === 3 ? null : id} time={time} />
      </div>
    </div>
  )
}
