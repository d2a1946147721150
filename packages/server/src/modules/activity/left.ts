import type { ActivityCard } from '@chuhai/contract/publication'
import type { Db } from '../../database/db'
import { countLeft } from '../place/places'
import { activityPlaceSource } from './activity-places'
import { findSessions } from './sessions'

/** Returns activities with the seats that are left at their next time. */
export const countSeatsLeft = async <Card extends Pick<ActivityCard, 'id' | 'seats'>>(
  db: Db,
  cards: readonly Card[],
  now: Date,
): Promise<(Card & Pick<ActivityCard, 'left'>)[]> => {
  const limited = cards.flatMap(({ id, seats }) => (seats === null ? [] : { id, seats }))
  const ids = limited.map(({ id }) => id)
  const sessions = await findSessions(db, ids, now)
  const products = limited.flatMap(({ id, seats }) => {
    const session = sessions.get(id)
    return session ? { id: session.id, seats } : []
  })
  const left = await countLeft(db, activityPlaceSource, products, now)
  return cards.map((card) => ({
    ...card,
    left: card.seats === null ? null : (left.get(sessions.get(card.id)?.id ?? 0) ?? card.seats),
  }))
}
