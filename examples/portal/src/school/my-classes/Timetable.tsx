import type { ClassApplication } from '@chuhai/contract/application'
import { chinaRange, laterDate } from '@chuhai/core/dates'
import { useMessages } from '../../app/messages'
import { myClassesMessages } from './messages'

interface TimetableProps {
  of: ClassApplication['class']
  now: number
}

/** What is taught on which days of a class; they move with its first day. */
export const Timetable = ({ of: { name, plan, startsOn }, now }: TimetableProps) => {
  const words = useMessages(myClassesMessages)
  if (plan.length === 0) return null
  const dateOf = (day: number) => laterDate(startsOn, day - 1)
  return (
    <table className="class-timetable">
      <caption>{words.timetable(name)}</caption>
      <tbody>
        {plan.map(({ title, text, day, until }) => (
          <tr key={title}>
            <th scope="row">
              {day !== undefined && chinaRange(dateOf(day), until ? dateOf(until) : null, now)}
            </th>
            <td>
              <b>{title}</b>
              {text}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
