import type { Broadcast } from '@chuhai/contract/live'
import type { WindowPhase } from '@chuhai/contract/time-window'
import { chinaTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { clockText } from '@chuhai/player'
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
export const Agenda = ({ broadcast, time, state }: AgendaProps) => {
  const words = useMessages(liveMessages)
  const inChina = useChinaClock(useLocale())
  const { agenda, video, videoTime } = broadcast
  const clockOf = (minutes: number) => inChina(chinaTime(Date.parse(videoTime) + minutes * minuteMs).clock)
  // A recording has chapters of its own, by its own clock.
  const parts = video?.chapters?.length
    ? video.chapters.map(({ at, title }) => ({ at, title, begins: clockText(at) }))
    : agenda.map(({ minutes, title }) => ({ at: minutes * 60, title, begins: clockOf(minutes) }))
  if (parts.length === 0) return null
  const passed = (time - Date.parse(videoTime)) / 1000
  const current = state === 2 ? parts.findLastIndex(({ at }) => at <= passed) : -1
  return (
    <section className="agenda">
      <h2>{words.agenda}</h2>
      <ol>
        {parts.map(({ title, begins }, index) => (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            data-passed={index < current || undefined}
          >
            <span>{begins}</span>
            {title}
          </li>
        ))}
      </ol>
    </section>
  )
}
