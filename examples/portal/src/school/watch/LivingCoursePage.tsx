import type { CourseCard } from '@chuhai/contract/guide'
import type { LessonAccess, LessonStream, LivingTime } from '@chuhai/contract/school'
import { timeWindow } from '@chuhai/contract/time-window'
import { chinaDay, chinaTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, useLocale } from '@chuhai/ui'
import { iconRefresh } from '@chuhai/ui/icons'
import { Buoy, Podium } from '@chuhai/ui/illustrations'
import { useEffect } from 'react'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { useServerClock, useTime } from '../../app/use-server-time'
import { Crumbs } from '../../components/Crumbs'
import { remaining, twoDigits } from '../../components/time-left'
import { positionAt } from '../../live/media-of'
import { NoticeStage } from '../../live/NoticeStage'
import { schoolMessages } from '../messages'
import { LivingVideo } from './LivingVideo'
import { watchMessages } from './messages'
import './watch.css'

export interface LivingData {
  course: CourseCard
  access: LessonAccess
  stream: LessonStream | null
  seconds: number | null
  isExample: boolean
  now: string
}

const clockDifferenceMs = 1000

interface RoomProps extends LivingData {
  living: LivingTime
}

/** The waiting room, the broadcast in step with the clock, or its recording. */
const Room = ({ course, access, stream, seconds, isExample, now, living }: RoomProps) => {
  const words = useMessages(watchMessages)
  const { navigator } = useApp()
  const inChina = useChinaClock(useLocale())
  const clock = useServerClock(now)
  const time = useTime(clock)
  const { startsAt, endsAt } = living
  const state = timeWindow(time, startsAt, endsAt)
  const address = `/school/videoplay/live?id=${course.id}`
  const isPlayed = seconds !== null && time >= Date.parse(startsAt) + seconds * 1000
  const isDue = state > 1 && access === 'granted' && timeWindow(now, startsAt, endsAt) === 1

  // The film is handed out from the start on; the server's clock and what is known of it may differ by a second.
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => void navigator.go(address), clockDifferenceMs)
    return () => clearTimeout(timer)
  }, [isDue, navigator, address])

  const refresh = (
    <Button variant="secondary" icon={iconRefresh} onClick={() => void navigator.go(address)}>
      {words.refresh}
    </Button>
  )
  const left = remaining(time, startsAt)
  const stage = () => {
    if (access === 'purchase')
      return (
        <NoticeStage
          illustration={<Podium tone="navy" size={150} />}
          title={words.needsPurchase}
          text={words.needsPurchaseText}
        >
          <Button variant="action" href={`/pay/school/orderConfirm?kind=course&id=${course.id}`}>
            {words.buy}
          </Button>
        </NoticeStage>
      )
    if (state === 1 || isDue)
      return (
        <NoticeStage
          illustration={<Podium tone="navy" size={150} />}
          title={words.countdown}
          text={`${left.days > 0 ? words.days(left.days) : ''}${twoDigits(left.hours)}:${twoDigits(left.minutes)}:${twoDigits(left.seconds)}`}
        />
      )
    if (!stream)
      return (
        <NoticeStage
          illustration={<Buoy tone="navy" size={150} />}
          title={state === 2 ? words.noFilm : words.noReplay}
          text={state === 2 ? words.noFilmText : ''}
        >
          {state === 2 && refresh}
        </NoticeStage>
      )
    const shown = { course, stream, clock }
    const isReplay = state === 3 || isPlayed
    return (
      <>
        <LivingVideo
          key={isReplay ? 'replay' : 'live'}
          {...shown}
          {...(!isReplay && { live: { position: (duration) => positionAt(clock(), startsAt, duration) } })}
        />
        {state === 2 && <p className="watch__note">{isPlayed ? words.played : words.inStep}</p>}
      </>
    )
  }
  const [from, to] = [chinaTime(startsAt), chinaTime(endsAt)]
  return (
    <div className="watch__room">
      <div className="watch__stage">{stage()}</div>
      <div>
        <p className="watch__state" data-state={state} role="status">
          {state === 1 ? words.coming : state === 2 ? words.onAir : words.ended}
        </p>
        <h1>{course.name}</h1>
        {isExample && <p className="watch__note">{words.example}</p>}
        <p>{course.summary}</p>
        <dl>
          <dt>{words.time}</dt>
          <dd>{inChina(`${chinaDay(startsAt)} ${from.weekday} ${from.clock}–${to.clock}`)}</dd>
          <dt>{words.teacher}</dt>
          <dd>{course.teacher}</dd>
        </dl>
        <a className="watch__link" href={`/school/detail?id=${course.id}`}>
          {words.course}
        </a>
      </div>
    </div>
  )
}

/** `/school/videoplay/live?id=`: a living course in its three states (specification 2.5, 4). */
export default function LivingCoursePage({ data }: PageProps<LivingData>) {
  const { school } = useMessages(schoolMessages)
  const { course } = data
  return (
    <div className="watch portal-width">
      <Crumbs above={[{ title: school, path: '/school' }]} here={course.name} />
      {course.living && <Room key={`${course.id} ${data.now}`} {...data} living={course.living} />}
    </div>
  )
}
