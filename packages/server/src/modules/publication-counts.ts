import type { ActivityCard } from '@chuhai/contract/publication'
import { countSeatsLeft } from './activity/left'
import type { PublicationCounts } from './publication/routes'

/** What is counted of publications; a module that counts something of a type adds it here. */
export const publicationCounts: PublicationCounts = {
  activity: (db, cards, now) => countSeatsLeft(db, cards as readonly ActivityCard[], now),
}
