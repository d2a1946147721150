import { type ReactNode, useState } from 'react'
import { useCup } from '../context'
import './slide.css'

interface SlideProps {
  /** The slide's own class. */
  name: string
  children: ReactNode
}

/** One slide, which enters in the direction that the visitor goes. */
export const Slide = ({ name, children }: SlideProps) => {
  const { direction } = useCup()
  const [entered] = useState(direction)
  return (
    <section className={`cup-slide ${name}`} data-direction={entered ?? undefined}>
      {children}
    </section>
  )
}

interface SlideHeadProps {
  edition: string
  title: string
  lead?: string
}

/** The heading of a slide. */
export const SlideHead = ({ edition, title, lead }: SlideHeadProps) => (
  <header className="cup-slide__head">
    <p className="cup-slide__edition">{edition}</p>
    <h1>{title}</h1>
    {lead && <p className="cup-slide__lead">{lead}</p>}
  </header>
)
