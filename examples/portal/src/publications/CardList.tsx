import type { PublicationCard } from '@chuhai/contract/publication'
import type { ComponentType } from 'react'
import './cover.css'
import './card-list.css'

export interface CardProps<Card> {
  card: Card
  path: string
  now: number
}

/** How publications of a type are shown in lists. */
export interface CardView<Card> {
  /** The measure word of their number. */
  unit: string
  arrangement: 'rows' | 'grid'
  Card: ComponentType<CardProps<Card>>
  /** Lists of this type can be searched. */
  search?: { label: string; hint: string }
  /** The search follows what is typed. */
  isTyped?: boolean
  /** Below the list. */
  After?: ComponentType
}

interface CardListProps<Card> {
  view: CardView<Card>
  cards: readonly Card[]
  detailPath: string
  now: number
}

/** Publications as their type shows them. */
export const CardList = <Card extends PublicationCard>({
  view: { arrangement, Card },
  cards,
  detailPath,
  now,
}: CardListProps<Card>) => (
  <ul className={`publication-list publication-list--${arrangement}`}>
    {cards.map((card) => (
      <li key={card.id}>
        <Card card={card} path={`${detailPath}${card.id}`} now={now} />
      </li>
    ))}
  </ul>
)
