import { type ReactNode, useState } from 'react'
import { useCup } from '../context'
import './slide.css'

interface SlideProps {
  /** Class of what is particular to this slide. */
  name: string
  children: ReactNode
}

/** One slide: it comes from where the visitor is going, and stays where it is afterwards. */
export const Slide = ({ name, children }: SlideProps) => {
  const { way } = useCup()
  const [came] = useState(way)
  return (
    <section className={`cup-slide ${name}`} data-way={came ?? undefined}>
      {children}
    </section>
  )
}

interface SlideHeadProps {
  edition: string
  title: string
  lead?: string
}

/** What most slides begin with. */
export const SlideHead = ({ edition, title, lead }: SlideHeadProps) => (
  <header className="cup-slide__head">
    <p className="cup-slide__edition">{edition}</p>
    <h1>{title}</h1>
    {lead && <p className="cup-slide__lead">{lead}</p>}
  </header>
)
