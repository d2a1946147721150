import type { Banner } from '@chuhai/contract/banner'
import { listRowsMax } from '@chuhai/contract/constants'
import type { GuideSite } from '@chuhai/contract/guide'
import { calls, optional } from '../../app/calls'
import type { Place, Read } from '../../app/page'
import { hotTypeId } from '../../app/paths/guide'
import type { CardSite } from '../parts/SiteCard'

/** The sites loaded so far; `total` counts all of them. */
export interface SiteList {
  list: CardSite[]
  total: number
}

export interface GuideHomeData {
  /** All sites, or those of the category of the address; null when they could not be loaded. */
  sites: SiteList | null
  hot: CardSite[]
  /** 大家在找 */
  popular: string[]
  banners: Banner[]
}

/** What an address asks the guide's home for. */
export type GuideFilter =
  | { kind: 'all' }
  | { kind: 'hot' }
  | { kind: 'category'; firstTypeId: number; secondTypeId?: number }
  /** Ids that no category can have. */
  | { kind: 'unknown' }

const idOf = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN)

export const filterOf = ({ firstTypeId, secondTypeId }: Place['query']): GuideFilter => {
  if (!firstTypeId && !secondTypeId) return { kind: 'all' }
  if (firstTypeId === hotTypeId) return { kind: 'hot' }
  const first = idOf(firstTypeId ?? '')
  const second = secondTypeId ? idOf(secondTypeId) : undefined
  if (Number.isNaN(first) || Number.isNaN(second)) return { kind: 'unknown' }
  return { kind: 'category', firstTypeId: first, secondTypeId: second }
}

/** How many sites the server renders at most; the browser loads the others when idle. */
const rowsOfDocument = { all: 72, category: 240 }

const cardSiteOf = ({ region, tags, isSubscribed, ...site }: GuideSite): CardSite => site

const nothing: SiteList = { list: [], total: 0 }

/** Resolves to the sites of a filter; none for a category that does not exist. */
export const readSites = async (read: Read, filter: GuideFilter, rows = listRowsMax): Promise<SiteList> => {
  if (filter.kind === 'unknown' || filter.kind === 'hot') return nothing
  const { listGuideSites } = await calls.guide()
  const { firstTypeId, secondTypeId } = filter.kind === 'category' ? filter : {}
  try {
    const { list, total } = await read(listGuideSites, { body: { page: 1, rows, firstTypeId, secondTypeId } })
    return { list: list.map(cardSiteOf), total }
  } catch (error) {
    if ((error as { httpStatus?: number }).httpStatus === 422) return nothing
    throw error
  }
}

/** What the guide's home shows (specification 7.3). */
export const loadGuideHome = async ({ read, query }: Place & { read: Read }): Promise<GuideHomeData> => {
  const [{ listHotSearches, listHotSites }, { listBanners }] = await Promise.all([
    calls.guide(),
    calls.banner(),
  ])
  const filter = filterOf(query)
  const page = { body: { page: 1, rows: listRowsMax } }
  const rows = import.meta.env.SSR ? rowsOfDocument[filter.kind === 'all' ? 'all' : 'category'] : listRowsMax
  const [sites, hot, popular, banners] = await Promise.all([
    optional(readSites(read, filter, rows), 'the sites of the guide'),
    filter.kind === 'category' ? null : optional(read(listHotSites, page), 'the hot recommendations'),
    optional(read(listHotSearches, page), 'popular searches'),
    optional(
      read(listBanners, { query: { applicationSite: 'PC端', bannerModule: '导航页' } }),
      'the banners of the guide',
    ),
  ])
  return {
    sites,
    hot: hot?.list.map(cardSiteOf) ?? [],
    popular: popular?.list.map(({ word }) => word) ?? [],
    banners: banners ?? [],
  }
}
