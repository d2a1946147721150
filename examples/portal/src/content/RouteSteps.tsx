import type { ReactNode } from 'react'
import './route-steps.css'

/** Steps as ports of one route: a line, a mark for each, the first one lit. */
export const RouteSteps = ({
  steps,
}: {
  steps: readonly { title: string; text: string; note?: ReactNode }[]
}) => (
  <ol className="route-steps">
    {steps.map(({ title, text, note }) => (
      <li key={title}>
        {note && <span>{note}</span>}
        <b>{title}</b>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
