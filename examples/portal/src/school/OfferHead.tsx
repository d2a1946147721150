import { Button } from '@chuhai/ui'
import { DepthChart, heroChart } from '@chuhai/ui/charts'
import type { ReactNode } from 'react'
import { Crumbs } from '../content/Crumbs'
import { useMessages } from '../content/messages'
import { TagLinks } from '../content/TagLinks'
import { yuan } from '../content/text'
import './offer-head.css'
import { schoolOfferWords } from './words'

interface OfferHeadProps {
  /** Shown as the current page in the breadcrumbs. */
  category: string
  name: string
  summary: string
  tags: readonly string[]
  /** Yuan; 0 for free. */
  price: number
  facts: readonly { term: string; text: ReactNode }[]
  /** Leads to the form at the foot of the page. */
  action: string
}

/** The head of a course or class: name and summary, and a card with price, facts and the next step. */
export const OfferHead = (props: OfferHeadProps) => {
  const { category, name, summary, tags, price, facts, action } = props
  const words = useMessages(schoolOfferWords)
  return (
    <section className="offer-head">
      <div className="offer-head__sea">
        <DepthChart chart={heroChart} />
      </div>
      <div className="portal-width offer-head__row">
        <div className="offer-head__text">
          <Crumbs above={[{ title: words.school, path: '/school' }]} here={category} />
          <h1>{name}</h1>
          <p>{summary}</p>
          <TagLinks tags={tags} label={words.tags} />
        </div>
        <div className="offer-head__card">
          <p className="offer-head__price" data-free={price === 0 || undefined}>
            {price === 0 ? words.free : yuan(price)}
          </p>
          <dl>
            {facts.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <Button href="#consultation" size="large" block>
            {action}
          </Button>
        </div>
      </div>
    </section>
  )
}
