import type { Broadcast } from '@chuhai/contract/live'
import { Button } from '@chuhai/ui'
import { DepthChart, panelChart } from '@chuhai/ui/charts'
import { iconCalendar } from '@chuhai/ui/icons'
import { useApp, useVisitor } from '../app/app'
import { useMessages } from '../app/messages'
import { remaining, twoDigits } from '../components/time-left'
import { liveMessages } from './messages'
import { RemindMe } from './RemindMe'
import './before-stage.css'

/** Before a broadcast: how long it takes until then, an entry for the calendar, and a reminder. */
export const BeforeStage = ({ broadcast, time }: { broadcast: Broadcast; time: number }) => {
  const words = useMessages(liveMessages)
  const { client } = useApp()
  const { phase } = useVisitor()
  const left = remaining(time, broadcast.videoTime)
  const parts = [
    ...(left.days > 0 ? [[String(left.days), words.days]] : []),
    [twoDigits(left.hours), words.hours],
    [twoDigits(left.minutes), words.minutes],
    [twoDigits(left.seconds), words.seconds],
  ]
  return (
    <div className="before-stage">
      <DepthChart chart={panelChart} tone="navy" />
      <div className="before-stage__content">
        <p>{words.countdown}</p>
        <div
          className="before-stage__clock"
          role="timer"
          aria-label={words.left(left.days, left.hours, left.minutes)}
        >
          {parts.map(([figure, unit]) => (
            <span key={unit} aria-hidden="true">
              <b>{figure}</b>
              {unit}
            </span>
          ))}
        </div>
        <Button variant="action" icon={iconCalendar} href={`/api/liveBroadcast/${broadcast.id}/calendar.ics`}>
          {words.calendar}
        </Button>
        <p className="before-stage__note">{words.calendarNote}</p>
        {client && phase === 'in' && <RemindMe core={client.core} id={broadcast.id} />}
      </div>
    </div>
  )
}
