import type { Programme } from '@chuhai/contract/competition'
import './figures.css'

/** Large figures with their units and labels. */
export const Figures = ({ figures }: { figures: Programme['figures'] }) => (
  <dl className="cup-figures">
    {figures.map(({ value, unit, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <b>{value}</b>
          {unit}
        </dd>
      </div>
    ))}
  </dl>
)
