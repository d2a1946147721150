import type { ReactNode } from 'react'
import './route-steps.css'

interface RouteStepsProps {
  steps: readonly { title: string; text: string; note?: ReactNode }[]
  /** Colours for a sand ground. */
  isOnSand?: boolean
  /** One below the other on wide windows too. */
  isVertical?: boolean
}

/** Steps as ports of one route: a line, a mark for each, the first one lit. */
export const RouteSteps = ({ steps, isOnSand, isVertical }: RouteStepsProps) => (
  <ol className="route-steps" data-sand={isOnSand || undefined} data-vertical={isVertical || undefined}>
    {steps.map(({ title, text, note }) => (
      <li key={title}>
        {note && <span>{note}</span>}
        <b>{title}</b>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
