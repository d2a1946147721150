import type { IllustrationProps } from '@chuhai/ui/illustrations'
import type { ComponentType, ReactNode } from 'react'
import { Picture } from './Picture'
import { useArrival } from './use-arrival'

interface ShortProps {
  picture: ComponentType<IllustrationProps>
  title: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** A small view: what is the matter, why, and what to do. */
export const Short = ({ picture, title, text, children }: ShortProps) => {
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <div className="ch-evaluation__short">
      <Picture of={picture} />
      <h3 ref={heading} tabIndex={-1} className="ch-evaluation__heading">
        {title}
      </h3>
      <p className="ch-evaluation__text">{text}</p>
      <div className="ch-evaluation__actions">{children}</div>
    </div>
  )
}
