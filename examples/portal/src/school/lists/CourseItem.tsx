import type { CourseCard } from '@chuhai/contract/guide'
import { timeWindow } from '@chuhai/contract/time-window'
import { chinaTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { coursePath } from '../../app/paths/school'
import { Price } from '../../components/Price'
import { schoolListMessages } from './messages'
import './school-item.css'

/** A course in a list: a living one with its day, a recorded one with its number of lessons. */
export const CourseItem = ({
  course,
  now,
  heading: Title = 'h2',
}: {
  course: CourseCard
  now: number
  heading?: 'h2' | 'h3'
}) => {
  const words = useMessages(schoolListMessages)
  const inChina = useChinaClock(useLocale())
  const { id, name, summary, teacher, level, lessons, minutes, living, price } = course
  const start = living && chinaTime(living.startsAt)
  const state = living && timeWindow(now, living.startsAt, living.endsAt)
  return (
    <a className="school-item" href={coursePath(id)}>
      <span className="school-item__tile" data-living={start ? true : undefined}>
        <b>{start ? start.day : lessons}</b>
        {start ? `${start.month} ${words.month}` : words.lessons}
      </span>
      <span className="school-item__text">
        <span className="school-item__meta">
          {state && (
            <em className="school-item__state" data-state={state}>
              {words.states[state]}
            </em>
          )}
          {start && state !== 3 && <span>{inChina(`${start.weekday} ${start.clock}`)}</span>}
          <span>{level}</span>
          <span>{teacher}</span>
        </span>
        <Title>{name}</Title>
        <span>{summary}</span>
      </span>
      <span className="school-item__price">
        <b data-free={price === 0 || undefined}>
          <Price amount={price} />
        </b>
        {words.minutes(minutes)}
      </span>
    </a>
  )
}
