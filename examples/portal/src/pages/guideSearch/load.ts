import { guideKeywordMax, listRowsMax } from '@chuhai/contract/constants'
import { calls } from '../../app/calls'
import type { Place, Read } from '../../routes/row'
import type { GuideSearchData } from './data'

type FoundSites = Pick<GuideSearchData, 'sites' | 'searchedFor' | 'suggestion'>

const notFound: FoundSites = { sites: null, searchedFor: null, suggestion: null }

/** Both names lead here: forms of ours send `q`, links from elsewhere may say `keyword`. */
export const wordOf = ({ q, keyword }: Place['query']): string =>
  [...(q ?? keyword ?? '').trim()].slice(0, guideKeywordMax).join('').trim()

export const findSites = async (read: Read, word: string): Promise<FoundSites> => {
  if (!word) return { sites: [], searchedFor: null, suggestion: null }
  const { listGuideSites } = await calls.guide()
  const {
    list,
    searchedFor = null,
    suggestion = null,
  } = await read(listGuideSites, { body: { page: 1, rows: listRowsMax, keyword: word } })
  return { sites: list, searchedFor, suggestion }
}

/** A list that cannot be loaded is only logged (specification, section 8). */
const logged = (what: string) => (error: unknown) => {
  console.error(`[chuhai] ${what} could not be loaded:`, error)
  return null
}

/** What a search in the guide shows (specification 2.2, 7.3). */
export const loadGuideSearch = async ({ read, query }: Place & { read: Read }): Promise<GuideSearchData> => {
  const word = wordOf(query)
  const { listHotSearches } = await calls.guide()
  const [found, popular] = await Promise.all([
    findSites(read, word).catch(logged('the sites that were looked for')),
    read(listHotSearches, { body: { page: 1, rows: listRowsMax } }).catch(logged('what is often looked for')),
  ])
  return { word, ...(found ?? notFound), popular: popular?.list.map((each) => each.word) ?? [] }
}
