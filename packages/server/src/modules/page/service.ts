import type { Page } from '@chuhai/contract/page'
import type { Offer } from '@chuhai/contract/search'
import { asc, eq } from 'drizzle-orm'
import { type Figures, withFigures } from '../../content/figures'
import type { Db } from '../../database/db'
import type { SearchEntry, SearchSource } from '../../search/entry'
import { pages } from './tables'
import { textOfPage } from './text'

export const findPage = async (db: Db, key: string): Promise<Page | null> => {
  const [row] = await db.select().from(pages).where(eq(pages.key, key))
  if (!row) return null
  const { key: _, path, title, summary, content } = row
  return { key, path, title, summary, ...content }
}

/** The kinds of pages: platforms to sell on, other services, and pages without an offer. */
const kindOf = (offer: Offer | undefined) => {
  if (!offer) return 'page'
  return offer.category === '平台开店' ? 'platform' : 'service'
}

const labels = { service: '服务', platform: '平台开店', page: '栏目' }

type OffersByPage = (db: Db) => Promise<Map<string, NonNullable<SearchEntry['offer']>>>

/** The portal's pages in the public search, with what can be ordered on them. */
export const pageSearchSources = (offersByPage: OffersByPage, figures: Figures) =>
  (['service', 'platform', 'page'] as const).map(
    (kind): SearchSource => ({
      kind,
      label: labels[kind],
      async entries(db, now) {
        const [offers, rows] = await Promise.all([
          offersByPage(db),
          db.select().from(pages).where(eq(pages.isListed, true)).orderBy(asc(pages.position)),
        ])
        const known = await withFigures(rows, figures, db, now)
        return known
          .map((row) => ({ ...row, offer: offers.get(row.key) }))
          .filter(({ offer }) => kindOf(offer) === kind)
          .map(({ key, path, title, summary, content, offer }) => ({
            key,
            locale: 'zh-CN',
            title,
            lead: summary,
            text: textOfPage(content),
            address: path,
            offer,
          }))
      },
    }),
  )
