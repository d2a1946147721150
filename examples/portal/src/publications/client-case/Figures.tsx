import type { ClientCaseCard } from '@chuhai/contract/publication'
import './figures.css'

/** What a client has reached, in figures. */
export const Figures = ({ figures }: Pick<ClientCaseCard, 'figures'>) => (
  <span className="case-figures">
    {figures.map(({ figure, unit, label }) => (
      <span key={label}>
        <b>
          {figure}
          <small>{unit}</small>
        </b>
        {label}
      </span>
    ))}
  </span>
)
