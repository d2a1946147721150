import type { Db } from '../../database/db'
import type { SearchEntry } from '../../search/entry'
import { offers } from './tables'

/** What can be ordered, by the key of its page. */
export const offersByPage = async (db: Db): Promise<Map<string, NonNullable<SearchEntry['offer']>>> => {
  const rows = await db.select().from(offers)
  return new Map(rows.map(({ page, ...offer }) => [page, offer]))
}

/** Counts what can be ordered. */
export const countOffers = (db: Db): Promise<number> => db.$count(offers)
