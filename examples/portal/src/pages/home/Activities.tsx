import type { Home } from '@chuhai/contract/home'
import { chinaDay, chinaTime } from '@chuhai/core/dates'
import { Icon } from '@chuhai/ui'
import { iconCalendar, iconPin } from '@chuhai/ui/icons'
import { QuayScene } from '@chuhai/ui/illustrations'
import { Heading } from '../../content/Heading'
import './activities.css'

type Content = Home['activities']

const Featured = ({ content }: { content: Content['featured'] }) => (
  <a className="home-activities__featured" href={content.path}>
    <span className="home-activities__picture">
      <QuayScene />
    </span>
    <span className="home-activities__tag">{content.tag}</span>
    <h3>{content.title}</h3>
    <p>{content.text}</p>
    <p className="home-activities__facts">
      <span>
        <Icon path={iconCalendar} size={16} />
        {chinaDay(content.startsAt)} {chinaTime(content.startsAt).clock}–{chinaTime(content.endsAt).clock}
      </span>
      <span>
        <Icon path={iconPin} size={16} />
        {content.place}
      </span>
    </p>
  </a>
)

const Entry = ({ content }: { content: Content['list'][number] }) => {
  const { month, day, weekday, clock } = chinaTime(content.startsAt)
  return (
    <li>
      <a href={content.path}>
        <span className="home-activities__day">
          <b>{String(day).padStart(2, '0')}</b>
          {month} 月
        </span>
        <span className="home-activities__what">
          <b>{content.title}</b>
          {weekday} {content.allDay ?? clock}　{content.place}
        </span>
        <span className="home-activities__seats">
          {content.seats === null ? '报名中' : `余 ${content.seats} 席`}
        </span>
      </a>
    </li>
  )
}

export const Activities = ({ content }: { content: Content }) => (
  <section className="portal-section portal-width">
    <Heading title={content.title} lead={content.lead} more={content.more} />
    <div className="home-activities">
      <Featured content={content.featured} />
      <ul>
        {content.list.map((activity) => (
          <Entry key={activity.title} content={activity} />
        ))}
      </ul>
    </div>
  </section>
)
