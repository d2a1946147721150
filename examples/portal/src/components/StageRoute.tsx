import type { ReactNode } from 'react'
import './stage-route.css'

interface StageRouteProps {
  stages: readonly { title: string; text: ReactNode }[]
  /** Index of the current stage; without one the last stage is highlighted. */
  current?: number
}

/** Stages as stops of a vertical route, on navy. */
export const StageRoute = ({ stages, current }: StageRouteProps) => (
  <ol className="stage-route">
    {stages.map(({ title, text }, index) => (
      <li
        key={title}
        data-highlighted={index === (current ?? stages.length - 1) || undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        <b>{title}</b>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
