import { DepthChart, heroChart } from '@chuhai/ui/charts'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/messages'
import { Crumbs } from '../../components/Crumbs'
import { Price } from '../../components/Price'
import { TagLinks } from '../../components/TagLinks'
import './offer-head.css'
import type { Link } from '../../app/page'
import { schoolPath } from '../../app/paths/school'
import { schoolMessages } from '../messages'

interface OfferHeadProps {
  /** Shown as the current page in the breadcrumbs. */
  category: string
  /** The list that it is in. */
  list: Link
  name: string
  summary: string
  tags: readonly string[]
  /** Fen; 0 for free. */
  price: number
  facts: readonly { term: string; text: ReactNode }[]
  /** What a visitor can do next. */
  actions: ReactNode
}

/** The head of a course or class: name and summary, and a card with price, facts and the next step. */
export const OfferHead = (props: OfferHeadProps) => {
  const { category, list, name, summary, tags, price, facts, actions } = props
  const words = useMessages(schoolMessages)
  return (
    <section className="offer-head">
      <div className="offer-head__sea">
        <DepthChart chart={heroChart} />
      </div>
      <div className="portal-width offer-head__row">
        <div className="offer-head__text">
          <Crumbs above={[{ title: words.school, path: schoolPath }, list]} here={category} />
          <h1>{name}</h1>
          <p>{summary}</p>
          <TagLinks tags={tags} label={words.tags} />
        </div>
        <div className="offer-head__card">
          <p className="offer-head__price" data-free={price === 0 || undefined}>
            <Price amount={price} />
          </p>
          <dl>
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="offer-head__actions">{actions}</div>
        </div>
      </div>
    </section>
  )
}
