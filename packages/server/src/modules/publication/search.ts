import { publicationTypes } from '@chuhai/contract/publication'
import { and, eq } from 'drizzle-orm'
import { markdownText } from '../../content/markdown'
import type { SearchSource } from '../../search/entry'
import { publications } from './tables'
import { isVisibleAt } from './visibility'

/** The texts of fields, also of those that are lists of words. */
const textsOf = (fields: Record<string, unknown>): string[] =>
  Object.values(fields)
    .flat()
    .filter((value) => typeof value === 'string')

/** Every type of publication in the public search. */
export const publicationSearchSources = publicationTypes.map(
  ({ key, label, detailPath }): SearchSource => ({
    kind: key,
    label,
    async entries(db, now) {
      const rows = await db
        .select()
        .from(publications)
        .where(and(eq(publications.type, key), isVisibleAt(now)))
      return rows.map(({ id, title, summary, body, tags, publishedAt, fields }) => ({
        key: String(id),
        locale: 'zh-CN',
        title,
        lead: summary,
        text: [markdownText(body), ...textsOf(fields), ...tags].join('\n'),
        address: `${detailPath}${id}`,
        tags,
        publishedAt,
      }))
    },
  }),
)
