import { brand } from '@chuhai/contract/constants'
import { Icon } from '@chuhai/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import './outcome.css'

interface OutcomeProps {
  icon: string
  tone: 'success' | 'warning' | 'error' | 'brand'
  title: string
  text: string
  /** Facts of the order, below. */
  facts?: readonly { term: string; text: ReactNode }[]
  actions: ReactNode
  children?: ReactNode
}

/**
 * What has become of an order, on a card, and in the title of the document.
 *
 *   (icon)
 *   title
 *   text
 *   term   fact
 *   (action) (action)
 */
export const Outcome = ({ icon, tone, title, text, facts = [], actions, children }: OutcomeProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(title)
  // The name of the page is known by now.
  useEffect(() => {
    document.title = `${title} - ${brand}`
  }, [title])
  // What has changed while the page is shown is read out.
  useEffect(() => {
    if (first.current !== title) heading.current?.focus()
    first.current = title
  }, [title])
  return (
    <section className="outcome">
      <span className="outcome__sign" data-tone={tone}>
        <Icon path={icon} size={32} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="outcome__text">{text}</p>
      {children}
      {facts.length > 0 && (
        <dl className="outcome__facts">
          {facts.map(({ term, text: fact }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="outcome__actions">{actions}</div>
    </section>
  )
}
