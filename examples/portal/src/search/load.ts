import { listRowsMax } from '@chuhai/contract/constants'
import type { SearchResults } from '@chuhai/contract/search'
import { calls, optional } from '../app/calls'
import { missing, questionOf } from '../app/lists'
import type { Place, Read } from '../app/page'

export const hitsPerPage = 10

export interface SearchData {
  question: string
  /** The question was longer than the search takes. */
  isCut: boolean
  kind: string | undefined
  /** Null where it could not be loaded. */
  found: SearchResults | null
  /** 热门搜索, where there is nothing else to show. */
  popular: string[]
}

const nothing: SearchResults = {
  list: [],
  total: 0,
  page: 1,
  rows: hitsPerPage,
  kinds: [],
  services: 0,
  searchedFor: null,
  suggestion: null,
}

/** What the search finds for an address; rejects with 404 behind the last page. */
export const findHits = async (read: Read, query: Place['query']): Promise<SearchResults> => {
  const { question } = questionOf(query)
  if (!question) return nothing
  const { searchSite } = await calls.search()
  const page = query.page ?? '1'
  const found = await read(searchSite, {
    query: { q: question, page, rows: String(hitsPerPage), ...(query.kind && { kind: query.kind }) },
  })
  if (page !== '1' && found.list.length === 0) throw missing
  return found
}

const loadPopular = async (read: Read): Promise<string[]> => {
  const { listHotSearches } = await calls.guide()
  const { list } = await read(listHotSearches, { body: { page: 1, rows: listRowsMax } })
  return list.map(({ word }) => word)
}

/** A failed search is a state of the page, except where there is no such page. */
const orNull = (error: unknown): null => {
  if (error === missing) throw error
  console.error('[chuhai] the search could not be loaded:', error)
  return null
}

export const loadSearch = async ({ read, query }: Place & { read: Read }): Promise<SearchData> => {
  const found = await findHits(read, query).catch(orNull)
  const popular = found?.total ? null : await optional(loadPopular(read), 'popular searches')
  return { ...questionOf(query), kind: query.kind || undefined, found, popular: popular ?? [] }
}
