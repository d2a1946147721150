import type { Route } from '@chuhai/contract/page'
import './steps.css'

/** The days after the first call, as one route on sand. */
export const Steps = ({ route: { title, steps } }: { route: Route }) => (
  <section className="portal-section portal-section--sand service-steps">
    <div className="portal-width">
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <span>{step.when}</span>
            <b>{step.title}</b>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
