import type { ReactNode } from 'react'
import './terms.css'

/** Facts below a title, each with its term. */
export const Terms = ({ terms }: { terms: readonly (readonly [term: string, text: ReactNode])[] }) => (
  <dl className="publication-terms">
    {terms.map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)
