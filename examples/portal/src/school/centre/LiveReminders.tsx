import type { CourseCard } from '@chuhai/contract/guide'
import type { Learning, LivingTime } from '@chuhai/contract/school'
import { timeWindow } from '@chuhai/contract/time-window'
import { chinaDay, chinaTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, Tag, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { coursePath, livePath } from '../../app/paths/school'
import { useServerClock, useTime } from '../../app/use-server-time'
import { remaining } from '../../components/time-left'
import { learningMessages } from './messages'

type LivingCourse = CourseCard & { living: LivingTime }

/** The living courses among what is learned: what is on air, then what comes next, then what can be watched again. */
const livingOf = (list: readonly Learning[], time: number): LivingCourse[] => {
  const rank = ({ living }: LivingCourse) =>
    [2, 1, 3].indexOf(timeWindow(time, living.startsAt, living.endsAt))
  return list
    .flatMap(({ course }) => (course.living ? [{ ...course, living: course.living }] : []))
    .sort((a, b) => rank(a) - rank(b) || Date.parse(a.living.startsAt) - Date.parse(b.living.startsAt))
}

const Reminder = ({ course, time }: { course: LivingCourse; time: number }) => {
  const words = useMessages(learningMessages).live
  const inChina = useChinaClock(useLocale())
  const { startsAt, endsAt } = course.living
  const state = timeWindow(time, startsAt, endsAt)
  const { days, hours, minutes } = remaining(time, startsAt)
  const [from, to] = [chinaTime(startsAt), chinaTime(endsAt)]
  return (
    <li className="learning-entry" data-live={state}>
      <div>
        <h3>
          <a href={coursePath(course.id)}>{course.name}</a>
        </h3>
        <p>{inChina(`${chinaDay(startsAt)} ${from.weekday} ${from.clock}–${to.clock}`)}</p>
        {state === 1 && <p>{words.left(days, hours, minutes)}</p>}
        {/* Only the change is read out, not every minute before it. */}
        <p role="status">
          {state === 2 && <Tag tone="accent">{words.onAir}</Tag>}
          {state === 3 && words.ended}
        </p>
      </div>
      <Button href={livePath(course.id)} variant={state === 2 ? 'action' : 'secondary'}>
        {state === 1 ? words.wait : state === 2 ? words.enter : words.replay}
      </Button>
    </li>
  )
}

/** When the living courses of a student are on air; it moves on while the page is open. */
export const LiveReminders = ({ list, now }: { list: readonly Learning[]; now: number }) => {
  const words = useMessages(learningMessages).live
  const time = useTime(useServerClock(now))
  const courses = livingOf(list, time)
  if (courses.length === 0) return null
  return (
    <section className="live-reminders" aria-labelledby="live-reminders">
      <h2 id="live-reminders">{words.title}</h2>
      <ol>
        {courses.map((course) => (
          <Reminder key={course.id} course={course} time={time} />
        ))}
      </ol>
    </section>
  )
}
