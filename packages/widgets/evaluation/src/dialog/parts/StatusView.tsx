import { type IllustrationProps, ThemedIllustration } from '@chuhai/ui/illustrations'
import { type ComponentType, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves the focus to the heading of a new view, because the view that had it is gone. */
export const useInitialFocus = <T extends HTMLElement>(): RefObject<T | null> => {
  const heading = useRef<T>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return heading
}

interface StatusViewProps {
  picture: ComponentType<IllustrationProps>
  title: string
  text: string
  /** Buttons. */
  children: ReactNode
}

/** A small view: what happened, why, and what to do. */
export const StatusView = ({ picture, title, text, children }: StatusViewProps) => {
  const heading = useInitialFocus<HTMLHeadingElement>()
  return (
    <div className="ch-evaluation-dialog__short">
      <ThemedIllustration of={picture} />
      <h3 ref={heading} tabIndex={-1} className="ch-evaluation-dialog__heading">
        {title}
      </h3>
      <p className="ch-evaluation-dialog__text">{text}</p>
      <div className="ch-evaluation-dialog__actions">{children}</div>
    </div>
  )
}
