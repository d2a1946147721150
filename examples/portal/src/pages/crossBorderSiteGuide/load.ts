import { listRowsMax } from '@chuhai/contract/constants'
import { calls } from '../../app/calls'
import { cardSiteOf } from '../../guide/card-site'
import type { Place, Read } from '../../routes/row'
import type { GuideHomeData, SiteList } from './data'
import { filterOf, type GuideFilter } from './filter'

/** What a document carries at most: the browser asks for the others when it has drawn these. */
const rowsOfDocument = { all: 72, category: 240 }

const nothing: SiteList = { list: [], total: 0 }

/** The sites that a filter asks for; none for a category that is not there. */
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

/** A list that cannot be loaded is only logged (specification, section 8). */
const logged = (what: string) => (error: unknown) => {
  console.error(`[chuhai] ${what} could not be loaded:`, error)
  return null
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
    readSites(read, filter, rows).catch(logged('the sites of the guide')),
    filter.kind === 'category' ? null : read(listHotSites, page).catch(logged('the hot recommendations')),
    read(listHotSearches, page).catch(logged('what is often looked for')),
    read(listBanners, { query: { applicationSite: 'PC端', bannerModule: '导航页' } }).catch(
      logged('the banners of the guide'),
    ),
  ])
  return {
    sites,
    hot: hot?.list.map(cardSiteOf) ?? [],
    popular: popular?.list.map(({ word }) => word) ?? [],
    banners: banners ?? [],
  }
}
