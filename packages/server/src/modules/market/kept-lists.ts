import type { MarketListRequest } from '@chuhai/contract/market'
import type { Db } from '../../database/db'
import { listServices } from './list'
import { marketRevisions } from './tables'

type List = Awaited<ReturnType<typeof listServices>>

/** How many answers are kept: those of the filters that visitors choose, and of their first pages. */
const keptMax = 300

/**
 * Lists of services, kept for as long as neither a service nor a provider of the directory changes: counting thousands of rows for each
 * visitor would take a hundred times as long as asking whether something has changed. What is searched by a word is read each time, as
 * the index of the search changes by itself.
 */
export const createKeptLists = (db: Db) => {
  const readRevision = db
    .select({ number: marketRevisions.number })
    .from(marketRevisions)
    .prepare('market_revision')
  let revision: number | undefined
  let kept = new Map<string, Promise<List>>()

  const keep = (key: string, request: MarketListRequest): Promise<List> => {
    const [oldest] = kept.keys()
    if (kept.size >= keptMax && oldest !== undefined) kept.delete(oldest)
    const list = listServices(db, request)
    const of = kept
    of.set(key, list)
    // What could not be read is asked for again.
    list.catch(() => of.delete(key))
    return list
  }

  return async (request: MarketListRequest): Promise<List> => {
    const [current] = await readRevision.execute()
    if (!current || request.word) return listServices(db, request)
    // What is read now is at least as new as the revision that was read before it.
    if (current.number !== revision) {
      revision = current.number
      kept = new Map()
    }
    const key = JSON.stringify(request)
    return kept.get(key) ?? keep(key, request)
  }
}
