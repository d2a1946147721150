import { type PublicationCard, publicationTypes } from '@chuhai/contract/publication'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { findPublication, listPublications } from './service'

/** Adds to publications of a type what its declaration calls counted, by the key of the type. */
export type PublicationCounts = Readonly<
  Record<string, (db: Db, cards: readonly PublicationCard[], now: Date) => Promise<PublicationCard[]>>
>

/** The list and the page of every type. */
export const publicationRoutes = (counts: PublicationCounts) =>
  publicationTypes.flatMap((type) => {
    const count = counts[type.key] ?? (async (_: Db, cards: readonly PublicationCard[]) => [...cards])
    return [
      implement(type.list, async ({ body }, { db, now }) => {
        const found = await listPublications(db, type, body, now)
        return { ...found, list: await count(db, found.list, now) }
      }),
      implement(type.get, async ({ params }, { db, now }) => {
        const found = await findPublication(db, type, params.id, now)
        if (!found) throw new ApiError('NOT_FOUND')
        const [item = found.item, ...related] = await count(db, [found.item, ...found.related], now)
        return { item: { ...found.item, ...item }, related }
      }),
    ]
  })
