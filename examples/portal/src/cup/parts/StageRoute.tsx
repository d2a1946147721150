import type { ReactNode } from 'react'
import './stage-route.css'

interface StageRouteProps {
  stages: readonly { title: string; text: ReactNode }[]
  /** Place of the stage of now. Without one the last is lit: what all of it leads to. */
  current?: number
}

/** Stages as stations of one route down the page, on navy. */
export const StageRoute = ({ stages, current }: StageRouteProps) => (
  <ol className="stage-route">
    {stages.map(({ title, text }, index) => (
      <li
        key={title}
        data-lit={index === (current ?? stages.length - 1) || undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        <b>{title}</b>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
