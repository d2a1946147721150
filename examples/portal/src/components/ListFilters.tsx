import type { ReactNode } from 'react'
import { type Chip, Chips } from './Chips'
import './list-filters.css'

/** What a list can be narrowed down by, a row each. */
export const ListFilters = ({ children }: { children: ReactNode }) => (
  <div className="list-filters">{children}</div>
)

/** The words of a filter, one at a time; each leads to the first page. */
export const ListFilter = ({ label, chips }: { label: string; chips: readonly Chip[] }) => (
  <div className="list-filter">
    <span aria-hidden="true">{label}</span>
    <Chips label={label} chips={chips} />
  </div>
)
