import type { ListedClass } from '@chuhai/contract/school'
import { chinaTime } from '@chuhai/core/dates'
import { useMessages } from '../../app/messages'
import { classPath } from '../../app/paths/school'
import { Price } from '../../components/Price'
import { startOf } from '../training-class/times'
import { schoolListMessages } from './messages'
import './school-item.css'

/** Below this many places their number is set off. */
const fewPlaces = 10

/** A training class in a list: the day it begins, and the places that are left. */
export const ClassItem = ({
  item,
  now,
  heading: Title = 'h2',
}: {
  item: ListedClass
  now: number
  heading?: 'h2' | 'h3'
}) => {
  const words = useMessages(schoolListMessages)
  const { id, name, summary, city, startsOn, weeks, teacher, price, left } = item
  const { month, day, weekday } = chinaTime(startsOn)
  const hasBegun = startOf(item) <= now
  const places = left > 0 ? words.classes.left(left) : words.classes.full
  return (
    <a className="school-item" href={classPath(id)} data-over={hasBegun || undefined}>
      <span className="school-item__tile" data-living>
        <b>{day}</b>
        {month} {words.month}
      </span>
      <span className="school-item__text">
        <span className="school-item__meta">
          <span>{city}</span>
          <span>
            {weekday} · {words.classes.weeks(weeks)}
          </span>
          <span>{words.classes.teacher(teacher)}</span>
        </span>
        <Title>{name}</Title>
        <span>{summary}</span>
      </span>
      <span className="school-item__price">
        <b data-free={price === 0 || undefined}>
          <Price amount={price} />
        </b>
        <span data-few={(!hasBegun && left > 0 && left < fewPlaces) || undefined}>
          {hasBegun ? words.classes.started : places}
        </span>
      </span>
    </a>
  )
}
