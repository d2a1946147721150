import { brand } from '@chuhai/contract/constants'
import { Mark } from '@chuhai/ui'
import { DepthChart, panelChart } from '@chuhai/ui/charts'
import { Lighthouse } from '@chuhai/ui/illustrations'

/** The night sea beside the door: what an account is good for. */
export const Sea = ({ motto, scope }: { motto: string; scope: string }) => (
  <div className="login-card__sea">
    <DepthChart chart={panelChart} tone="navy" className="login-card__chart" />
    <p className="login-card__brand">
      <Mark size={28} tone="navy" />
      {brand}
    </p>
    <Lighthouse tone="navy" size={200} className="login-card__lighthouse" />
    <p className="login-card__motto">{motto}</p>
    <p className="login-card__scope">{scope}</p>
  </div>
)
