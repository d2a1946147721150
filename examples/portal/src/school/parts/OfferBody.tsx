import type { Course } from '@chuhai/contract/school'
import { Icon } from '@chuhai/ui'
import { iconCheck } from '@chuhai/ui/icons'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/messages'
import './offer-body.css'
import { schoolMessages } from '../messages'

/** The text of a course or class, and the column beside it. */
export const OfferBody = ({ children, beside }: { children: ReactNode; beside: ReactNode }) => (
  <div className="portal-width offer-body">
    <div className="offer-body__text">{children}</div>
    <aside>{beside}</aside>
  </div>
)

/** A list of short statements. */
export const Points = ({ title, points }: { title: string; points: readonly string[] }) =>
  points.length > 0 && (
    <section className="school-points">
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon path={iconCheck} size={20} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )

/** The teacher: the first character of the name as a portrait, the name, the title. */
export const Teacher = ({ teacher: { name, title } }: { teacher: Course['teacher'] }) => {
  const words = useMessages(schoolMessages)
  return (
    <section className="school-teacher">
      <h2>{words.teacher}</h2>
      <span className="school-teacher__sign" aria-hidden="true">
        {[...name][0]}
      </span>
      <b>{name}</b>
      <p>{title}</p>
    </section>
  )
}
