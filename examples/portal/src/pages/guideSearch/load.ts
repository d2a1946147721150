import { guideKeywordMax, listRowsMax } from '@chuhai/contract/constants'
import type { GuideSite } from '@chuhai/contract/guide'
import { calls } from '../../app/calls'
import { optional } from '../../app/optional'
import type { Place, Read } from '../../routes/row'

export interface GuideSearchData {
  /** What is looked for; empty when nothing is asked. */
  word: string
  /** Of every region; null when they could not be loaded. */
  sites: GuideSite[] | null
  /** What was looked for in place of the word, and what else may have been meant. */
  searchedFor: string | null
  suggestion: string | null
  /** 大家在找 */
  popular: string[]
}

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
