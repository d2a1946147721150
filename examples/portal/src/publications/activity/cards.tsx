import type { ActivityCard } from '@chuhai/contract/publication'
import { timeWindow } from '@chuhai/contract/time-window'
import { chinaTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Icon } from '@chuhai/ui'
import { iconPin } from '@chuhai/ui/icons'
import { hoursOf, placeOf } from '../../components/activity-times'
import { LazyImage } from '../../components/LazyImage'
import { Price } from '../../components/Price'
import { seatsLeft } from '../../components/seats-left'
import type { CardProps, CardView } from '../CardList'
import { StateMark } from './StateMark'
import './cards.css'

const ActivityItem = ({ card, path, now }: CardProps<ActivityCard>) => {
  const inChina = useChinaClock()
  const { month, day } = chinaTime(card.startsAt)
  const isOver = timeWindow(now, card.startsAt, card.endsAt) === 3
  return (
    <a className="activity-item" href={path} data-over={isOver || card.isCancelled || undefined}>
      <span className="activity-item__day">
        <b>{String(day).padStart(2, '0')}</b>
        {month} 月
      </span>
      <LazyImage className="cover" src={card.cover} alt="" />
      <span className="publication-item__text">
        <span className="publication-item__meta">
          <StateMark card={card} now={now} />
          {card.category}
        </span>
        <h2>{card.title}</h2>
        <p>{card.summary}</p>
        <span className="activity-item__place">
          {inChina(hoursOf(card.startsAt, card.endsAt, now))}
          <span>
            <Icon path={iconPin} size={16} />
            {placeOf(card)}
          </span>
        </span>
      </span>
      <span className="activity-item__seats">
        <b>
          <Price amount={card.fee} />
        </b>
        {!isOver && !card.isCancelled && card.closesHours !== null && seatsLeft(card.left)}
      </span>
    </a>
  )
}

export const activityCards: CardView<ActivityCard> = { unit: '场', arrangement: 'rows', Card: ActivityItem }
