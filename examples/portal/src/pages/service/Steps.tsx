import type { Route } from '@chuhai/contract/page'
import { RouteSteps } from '../../content/RouteSteps'
import './steps.css'

/** The days after the first call, as one route on sand. */
export const Steps = ({ route: { title, steps } }: { route: Route }) => (
  <section className="portal-section portal-section--sand service-steps">
    <div className="portal-width">
      <h2>{title}</h2>
      <RouteSteps steps={steps.map(({ when, ...step }) => ({ ...step, note: when }))} />
    </div>
  </section>
)
