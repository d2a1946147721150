import { desc, sql } from 'drizzle-orm'
import { pipe, rawCheck, safeParse, unknown } from 'valibot'
import type { ContentType } from '../../content/content-type'
import { canonical, encodeBy } from '../../content/encode'
import { type Section, yamlSections } from '../../content/yaml-files'
import { categoryContent } from '../guide/content'
import { guideRegions, knownTags } from '../vocabulary'
import { validateRules } from './rule-errors'
import { ruleSet } from './rules'
import { ruleSets } from './tables'

/** Checked, but without the defaults of optional fields. */
const document = pipe(
  unknown(),
  rawCheck(({ dataset, addIssue }) => {
    for (const { message, path } of safeParse(ruleSet, dataset.value).issues ?? [])
      addIssue({ message, path })
  }),
)

const sections = { rules: document }
type Rules = Section<typeof sections>

/** The rules of the evaluation: each change adds a rule set, because earlier results belong to theirs. */
export const ruleContent: ContentType<Rules> = {
  key: 'rules',
  format: {
    ...yamlSections('evaluation', sections),
    encode: ({ name, content }) => ({ name, content: encodeBy(ruleSet, content) }),
  },
  isOrdered: false,
  keysOf: ({ name }) => [name],
  isPermanent: () => true,
  async check(items, itemsOf) {
    const seconds = (await itemsOf(categoryContent)).flatMap(({ children }) => children)
    const known = { tags: knownTags, regions: guideRegions, categoryIds: seconds.map(({ id }) => id) }
    return items.flatMap(({ name, content }) =>
      validateRules(content, known).map((message) => ({ key: name, message })),
    )
  },
  async read(db) {
    const [row] = await db.select().from(ruleSets).orderBy(desc(ruleSets.id)).limit(1)
    return row ? [{ name: 'rules', content: row.document }] : []
  },
  async seed(db, [first], known) {
    if (!first || known.has(first.name)) return []
    const text = JSON.stringify(first.content)
    await db.execute(sql`
      insert into ${ruleSets} (document, created_at)
      select ${text}::jsonb, now() where not exists (select from ${ruleSets})`)
    return [first.name]
  },
  async save(db, [wanted]) {
    const [stored] = await this.read(db)
    if (wanted && canonical(wanted) !== canonical(stored))
      await db.insert(ruleSets).values({ document: wanted.content, createdAt: new Date() })
    return async () => {}
  },
}
