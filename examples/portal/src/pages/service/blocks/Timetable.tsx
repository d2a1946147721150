import { chinaDate, chinaTime, daysBetween } from '@chuhai/core/dates'
import { Heading } from '../../../components/Heading'
import type { BlockProps } from './block'
import { type Appointment, appointments } from './dates'

const monthOf = ({ date }: Appointment) => date.slice(0, 7)

/** Appointments of a month, in their order. */
const byMonth = (list: readonly Appointment[]): [month: string, list: Appointment[]][] => {
  const months = [...new Set(list.map(monthOf))]
  return months.map((month) => [month, list.filter((one) => monthOf(one) === month)])
}

const distance = (today: string, { date }: Appointment): string => {
  const days = daysBetween(today, date)
  if (days <= 0) return days === 0 ? '今天' : '进行中'
  return days === 1 ? '明天' : `${days}\u00a0天后`
}

const repeatNames = { weekly: '每周', monthly: '每月', quarterly: '每季度', yearly: '每年' }

/** Dates to come by month; the next one is lit, and says how far off it is. */
export default function Timetable({ block: { title, lead, list, note }, id, now }: BlockProps<'timetable'>) {
  const today = chinaDate(now)
  const found = appointments(list, today)
  return (
    <section className="portal-section portal-width timetable" id={id}>
      <Heading title={title} lead={lead} />
      {found.length === 0 && <p className="timetable__none">这一轮已经结束，下一轮确定后公布在这里。</p>}
      {byMonth(found).map(([month, entries]) => {
        const [year, number] = month.split('-').map(Number)
        return (
          <div className="timetable__month" key={month}>
            <h3>
              {number} 月<small>{year}</small>
            </h3>
            <ol>
              {entries.map((appointment) => {
                const { entry, date, until } = appointment
                const isNext = appointment === found[0]
                const { day, weekday } = chinaTime(date)
                return (
                  <li key={`${entry.title} ${date}`} data-next={isNext || undefined}>
                    <time dateTime={date}>
                      <b>{day}</b>
                      {until
                        ? `至 ${chinaTime(until).month}\u00a0月 ${chinaTime(until).day}\u00a0日`
                        : weekday}
                    </time>
                    <div>
                      <h4>
                        {entry.title}
                        {entry.tag && <em>{entry.tag}</em>}
                        {entry.repeats && <span>{repeatNames[entry.repeats]}</span>}
                      </h4>
                      <p>{entry.text}</p>
                    </div>
                    <span className="timetable__distance">{distance(today, appointment)}</span>
                  </li>
                )
              })}
            </ol>
          </div>
        )
      })}
      {note && <p className="block-note">{note}</p>}
    </section>
  )
}
