import { type ReactNode, useState } from 'react'
import { useMessages } from '../../app/messages'
import { useCup } from '../context'
import { cupMessages } from '../messages'
import type { SlideName } from '../slides'
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
  slide: SlideName
  edition: string
  lead?: string
}

/** The heading of a slide. */
export const SlideHead = ({ slide, edition, lead }: SlideHeadProps) => {
  const { slides } = useMessages(cupMessages)
  return (
    <header className="cup-slide__head">
      <p className="cup-slide__edition">{edition}</p>
      <h1>{slides[slide]}</h1>
      {lead && <p className="cup-slide__lead">{lead}</p>}
    </header>
  )
}
