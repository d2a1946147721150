import type { KindCount, SearchHit, SearchResults } from '@chuhai/contract/search'
import type { Db } from '../../database/db'
import type { PageRequest } from '../../database/read-page'
import { type ExcerptPart, markedIn } from '../../search/excerpt'
import { readQuestion } from '../../search/question'
import { countByKind, type Find, findByPieces } from '../../search/search'
import { searchSources } from '../search-sources'

const labels = new Map(searchSources.map(({ kind, label }) => [kind, label]))

/** The counts of kinds in their declared order, without those that have none. */
export const inOrder = (counts: readonly { kind: string; total: number }[]): KindCount[] =>
  searchSources.flatMap(({ kind, label }) => {
    const total = counts.find((count) => count.kind === kind)?.total
    return total ? [{ kind, label, total }] : []
  })

const isFoundIn = (parts: readonly ExcerptPart[]): boolean => parts.some(({ isHit }) => isHit)

/** A lead that says what was looked for, or the part of the text that does. */
const excerptOf = ({ text, excerpt }: Find, marks: readonly string[]): ExcerptPart[] => {
  const lead = markedIn(text.split('\n')[0] ?? '', marks)
  if (isFoundIn(lead) || !isFoundIn(excerpt)) return lead
  return excerpt.map((part) => ({ ...part, text: part.text.replaceAll('\n', ' ') }))
}

const presentHit = (find: Find, marks: readonly string[]): SearchHit => ({
  kind: find.kind,
  label: labels.get(find.kind) ?? '',
  path: find.address,
  title: markedIn(find.title, marks),
  excerpt: excerptOf(find, marks),
  publishedAt: find.publishedAt,
})

interface SearchRequest extends PageRequest {
  q: string
  kind?: string
}

/** A page of everything that holds at least half of the question's pieces, the best first, with counts by kind. */
export const searchSite = async (db: Db, { q, kind, page, rows }: SearchRequest): Promise<SearchResults> => {
  const question = await readQuestion(db, q)
  const { searchedFor, suggestion, marks } = question
  const [counts, finds] = await Promise.all([
    countByKind(db, question),
    findByPieces(db, question, {
      kinds: kind === undefined ? undefined : [kind],
      limit: rows,
      offset: (page - 1) * rows,
    }),
  ])
  const asked = kind === undefined ? counts : counts.filter((count) => count.kind === kind)
  return {
    list: finds.map((find) => presentHit(find, marks)),
    total: asked.reduce((sum, { total }) => sum + total, 0),
    page,
    rows,
    kinds: inOrder(counts),
    services: counts.reduce((sum, { services }) => sum + services, 0),
    searchedFor,
    suggestion,
  }
}
