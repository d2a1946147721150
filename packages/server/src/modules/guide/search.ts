import { listRowsMax } from '@chuhai/contract/constants'
import type { FoundText, GuideSite } from '@chuhai/contract/guide'
import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { markdownText } from '../../content/markdown'
import type { Db } from '../../database/db'
import type { SearchSource } from '../../search/entry'
import { excerptOf, markedIn } from '../../search/excerpt'
import { readQuestion } from '../../search/question'
import { type Find, findByPieces } from '../../search/search'
import { categories, sites } from './tables'

/** The required share of matching pieces; the second is used where the first finds nothing. */
const shares = [0.6, 0.3]
/** Two lines of the narrowest card. */
const excerptLength = 22

/** The result of a search among the sites. */
interface Found {
  /** The best first. */
  ids: number[]
  searchedFor: string | null
  suggestion: string | null
  /** Returns the texts of a site with matches marked. */
  foundIn(site: GuideSite): NonNullable<GuideSite['found']>
}

const hitsIn = (text: FoundText): number =>
  new Set(text.flatMap((part) => (part.isHit ? part.text.toLowerCase() : []))).size

/** Returns the first line with the most matches. */
const bestExcerpt = (text: string, marks: readonly string[]): string => {
  let best = { line: '', hits: 0 }
  for (const line of text.split('\n')) {
    const hits = hitsIn(markedIn(line, marks))
    if (hits > best.hits) best = { line, hits }
  }
  return best.line
}

/** Searches names and texts of sites; misspelt words are corrected. */
export const findByKeyword = async (db: Db, keyword: string): Promise<Found> => {
  const question = await readQuestion(db, keyword)
  const { marks, searchedFor, suggestion } = question
  let finds: Find[] = []
  for (const share of shares)
    if (finds.length === 0)
      finds = await findByPieces(db, question, { kinds: [siteKind], limit: listRowsMax, share })
  const texts = new Map(finds.map(({ key, text }) => [Number(key), text]))
  return {
    ids: [...texts.keys()],
    searchedFor,
    suggestion,
    foundIn({ id, ...site }) {
      const name = markedIn(site.name, marks)
      const summary = markedIn(site.summary, marks)
      const line = hitsIn([...name, ...summary]) > 0 ? '' : bestExcerpt(texts.get(id) ?? '', marks)
      return { name, summary, ...(line && { text: excerptOf(line, marks, excerptLength) }) }
    },
  }
}

const parents = alias(categories, 'parent')

const siteKind = 'site'

/** `https://www.17track.net/zh-cn` is found by `17track.net`. */
const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''

/** Sites of the guide in the site search. */
export const siteSearchSource: SearchSource = {
  kind: siteKind,
  label: '跨境导航',
  async entries(db) {
    const { id, name, summary, body, tags, address } = sites
    const rows = await db
      .select({ id, name, summary, body, tags, address, category: categories.name, parent: parents.name })
      .from(sites)
      .innerJoin(categories, eq(categories.id, sites.categoryId))
      .innerJoin(parents, eq(parents.id, categories.parentId))
      .where(eq(sites.isShown, true))
      .orderBy(asc(sites.id))
    return rows.map((row) => ({
      key: String(row.id),
      locale: 'zh-CN',
      title: row.name,
      lead: row.summary,
      // Each line can be shown alone.
      text: [
        markdownText(row.body),
        `${row.parent}、${row.category}`,
        row.tags.join('、'),
        hostOf(row.address),
      ].join('\n'),
      address: `/crossBorderSiteGuide/detail?id=${row.id}`,
      tags: row.tags,
    }))
  },
}
