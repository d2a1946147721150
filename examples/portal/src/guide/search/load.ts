import { guideKeywordMax, listRowsMax } from '@chuhai/contract/constants'
import type { GuideSite } from '@chuhai/contract/guide'
import { calls, optional } from '../../app/calls'
import type { Place, Read } from '../../app/page'

export interface GuideSearchData {
  /** The search word; empty without a question. */
  word: string
  /** Of every region; null when they could not be loaded. */
  sites: GuideSite[] | null
  /** The corrected word, and a suggestion. */
  searchedFor: string | null
  suggestion: string | null
  /** 大家在找 */
  popular: string[]
}

type FoundSites = Pick<GuideSearchData, 'sites' | 'searchedFor' | 'suggestion'>

const notFound: FoundSites = { sites: null, searchedFor: null, suggestion: null }

/** Own forms send `q`; links from other sites may use `keyword`. */
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

/** What a search in the guide shows (specification 2.2, 7.3). */
export const loadGuideSearch = async ({ read, query }: Place & { read: Read }): Promise<GuideSearchData> => {
  const word = wordOf(query)
  const { listHotSearches } = await calls.guide()
  const [found, popular] = await Promise.all([
    optional(findSites(read, word), 'the sites of the search'),
    optional(read(listHotSearches, { body: { page: 1, rows: listRowsMax } }), 'popular searches'),
  ])
  return { word, ...(found ?? notFound), popular: popular?.list.map((each) => each.word) ?? [] }
}
