import type { ReactNode } from 'react'
import { useStyles } from '../styling/use-styles'
import css from './empty-state.css?inline'

/** What `EmptyState` takes. */
export interface EmptyStateProps {
  /** An illustration of 120 × 96. */
  illustration?: ReactNode
  /** What is not there. */
  title: ReactNode
  /** One reason. */
  text?: ReactNode
  /** One way on. */
  action?: ReactNode
}

/**
 * Nothing here, nothing found, or not loaded: what, why, and what to do.
 *
 * @example
 * <EmptyState title="还没有订阅" text="订阅的站点会出现在这里" action={<Button href="/crossBorderSiteGuide">去看看</Button>} />
 */
export const EmptyState = ({ illustration, title, text, action }: EmptyStateProps) => {
  useStyles(css)
  return (
    <div className="ch-empty">
      {illustration && <div className="ch-empty__picture">{illustration}</div>}
      <p className="ch-empty__title">{title}</p>
      {text && <p className="ch-empty__text">{text}</p>}
      {action && <div className="ch-empty__action">{action}</div>}
    </div>
  )
}
