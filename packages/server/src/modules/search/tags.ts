import type { TagGroups, Tagged } from '@chuhai/contract/search'
import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { PageRequest } from '../../database/read-page'
import { searchEntries } from '../../search/tables'
import { guideTagNames, guideTags, knownTags } from '../vocabulary'
import { inOrder } from './service'

const { kind, key, title, body, address, tags, publishedAt } = searchEntries

/** Each kind shows so many before its own list is asked for. */
const firstOfKind = 4
const nearMax = 8

const tag = sql<string>`unnest(${tags})`

const countTags = async (db: Db, condition?: SQL): Promise<Map<string, number>> => {
  const rows = await db
    .select({ tag, total: sql<number>`count(*)::int` })
    .from(searchEntries)
    .where(condition)
    .groupBy(tag)
  return new Map(rows.map((row) => [row.tag, row.total]))
}

/** The topics of the vocabulary that something is about. */
export const listTags = async (db: Db): Promise<TagGroups> => {
  const totals = await countTags(db)
  return Object.entries(guideTags).map(([group, tags]) => ({
    name: guideTagNames[group as keyof typeof guideTags],
    tags: tags.flatMap((tag) => {
      const total = totals.get(tag) ?? 0
      return total > 0 ? [{ name: tag, total }] : []
    }),
  }))
}

const listOfKind = (db: Db, name: string, of: string, { page, rows }: PageRequest) =>
  db
    .select({ kind, path: address, title, summary: sql<string>`split_part(${body}, E'\\n', 1)`, publishedAt })
    .from(searchEntries)
    .where(and(eq(kind, of), arrayContains(tags, [name])))
    .orderBy(sql`${publishedAt} desc nulls last`, sql`length(${key})`, key)
    .limit(rows)
    .offset((page - 1) * rows)

interface TaggedRequest extends PageRequest {
  name: string
  kind?: string
}

/** What is about a topic, by kind; null for an unknown topic. */
export const listTagged = async (
  db: Db,
  { name, kind: asked, page, rows }: TaggedRequest,
): Promise<Tagged | null> => {
  if (!knownTags.includes(name)) return null
  const isTagged = arrayContains(tags, [name])
  const counts = await db
    .select({ kind, total: sql<number>`count(*)::int` })
    .from(searchEntries)
    .where(isTagged)
    .groupBy(kind)
  const kinds = inOrder(counts)
  const lists = kinds.map((each) => {
    if (asked === undefined) return listOfKind(db, name, each.kind, { page: 1, rows: firstOfKind })
    return each.kind === asked ? listOfKind(db, name, each.kind, { page, rows }) : []
  })
  const found = await Promise.all(lists)
  const together = await countTags(db, isTagged)
  together.delete(name)
  return {
    name,
    total: kinds.reduce(
      (sum, each) => sum + (asked === undefined || each.kind === asked ? each.total : 0),
      0,
    ),
    kinds: kinds.map((each, index) => ({ ...each, list: found[index] ?? [] })),
    page,
    rows,
    near: [...together]
      .sort(([a, many], [b, few]) => few - many || knownTags.indexOf(a) - knownTags.indexOf(b))
      .slice(0, nearMax)
      .map(([near, total]) => ({ name: near, total })),
  }
}
