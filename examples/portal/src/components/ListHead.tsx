import { DepthChart, sectionChart } from '@chuhai/ui/charts'
import type { ReactNode } from 'react'
import type { Link } from '../app/page'
import { Crumbs } from './Crumbs'
import './list-head.css'

interface ListHeadProps {
  above: readonly Link[]
  title: string
  /** What the breadcrumbs call the page, where that is not its title. */
  here?: string
  lead: string
  /** The search of the list. */
  children?: ReactNode
}

/** The head of a list: breadcrumbs, title, lead, and its search. */
export const ListHead = ({ above, title, here = title, lead, children }: ListHeadProps) => (
  <header className="list-head">
    <div className="list-head__sea">
      <DepthChart chart={sectionChart} align="right" />
    </div>
    <div className="portal-width">
      <Crumbs above={above} here={here} />
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </div>
  </header>
)
