import { Heading } from '../../../components/Heading'
import { RouteSteps } from '../../../components/RouteSteps'
import type { BlockProps } from './block'
import './step-route.css'

/** What happens one after the other, as one route on sand. */
export const StepRoute = ({ block: { title, lead, list }, id }: BlockProps<'steps'>) => (
  <section className="portal-section portal-section--sand step-route" id={id}>
    <div className="portal-width">
      <Heading title={title} lead={lead} />
      <RouteSteps isOnSand steps={list.map(({ when, ...step }) => ({ ...step, note: when }))} />
    </div>
  </section>
)
