import type { Broadcast } from '@chuhai/contract/live'
import type { WindowPhase } from '@chuhai/contract/time-window'
import { chinaTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { liveMessages } from './messages'
import './agenda.css'

const minuteMs = 60_000

interface AgendaProps {
  broadcast: Broadcast
  time: number
  state: WindowPhase
}

/** What is spoken of, as a route: orange as far as it has come. */
export const Agenda = ({ broadcast: { agenda, videoTime }, time, state }: AgendaProps) => {
  const words = useMessages(liveMessages)
  const inChina = useChinaClock(useLocale())
  if (agenda.length === 0) return null
  const passed = (time - Date.parse(videoTime)) / minuteMs
  const current = state === 2 ? agenda.findLastIndex(({ minutes }) => minutes <= passed) : -1
  return (
    <section className="agenda">
      <h2>{words.agenda}</h2>
      <ol>
        {agenda.map(({ minutes, title }, index) => (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            data-passed={index < current || undefined}
          >
            <span>{inChina(chinaTime(Date.parse(videoTime) + minutes * minuteMs).clock)}</span>
            {title}
          </li>
        ))}
      </ol>
    </section>
  )
}
