import { Icon } from '@chuhai/ui'
import { iconCheck } from '@chuhai/ui/icons'
import './points.css'

/** What holds, one line each. */
export const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
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
