import type { ReactNode } from 'react'
import './part.css'

/** A part of a page below its text: a table, a route. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="publication-part">
    <h2>{title}</h2>
    {children}
  </section>
)
