import { DepthChart, shelfChart } from '@chuhai/ui/charts'
import type { BlockProps } from './block'
import './figure-band.css'

/** Large figures on a navy sea, with their source below. */
export const FigureBand = ({ block: { title, lead, list, source }, id }: BlockProps<'figures'>) => (
  <section className="figure-band" id={id}>
    <div className="figure-band__sea">
      <DepthChart chart={shelfChart} tone="navy" align="right" />
    </div>
    <div className="portal-width">
      <h2>{title}</h2>
      {lead && <p className="figure-band__lead">{lead}</p>}
      <dl>
        {list.map(({ figure, unit, label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{figure}</b>
              {unit}
            </dd>
            {note && <dd className="figure-band__note">{note}</dd>}
          </div>
        ))}
      </dl>
      {source && <p className="figure-band__source">{source}</p>}
    </div>
  </section>
)
