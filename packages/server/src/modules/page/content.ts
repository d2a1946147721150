import { block, type Page, page } from '@chuhai/contract/page'
import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  number,
  object,
  optional,
  pipe,
  rawTransform,
  strictObject,
  string,
  variant,
} from 'valibot'
import type { ItemProblem } from '../../content/content-type'
import { encodeBy } from '../../content/encode'
import { unknownFigures } from '../../content/figures'
import { markdownFiles } from '../../content/markdown-files'
import { strict } from '../../content/strict'
import { tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { storeRequirementContent } from '../store/content'
import { pages } from './tables'

/** The body of a text may be that of the file. */
const written = block.options.map((option) =>
  option.entries.type.literal === 'text'
    ? object({ ...option.entries, body: optional(string(), '') })
    : option,
)

const { parent, tabs, tone, picture, price } = page.entries

/** A page as its author writes it: what is left out is not on the page. */
const pageFields = strictObject({
  ...page.entries,
  parent: optional(strict(parent), null),
  tabs: optional(strict(tabs), []),
  tone: optional(tone, 'light'),
  picture: optional(picture, null),
  price: optional(strict(price), null),
  blocks: array(variant('type', written.map(strict)) as GenericSchema as typeof block),
  position: number(),
  isListed: optional(boolean(), true),
  body: string(),
})

type PageFields = InferOutput<typeof pageFields>

const at = (input: object, key: string, value: unknown) =>
  ({ type: 'object', origin: 'value', input: input as Record<string, unknown>, key, value }) as const

/** The body of the file is that of the block of text which has none of its own. */
const writtenPage = pipe(
  pageFields,
  rawTransform<PageFields, Omit<PageFields, 'body'>>(({ dataset, addIssue, NEVER }) => {
    const { body, ...rest } = dataset.value
    const empty = rest.blocks.filter((one) => one.type === 'text' && one.body === '')
    if (empty.length === (body === '' ? 0 : 1))
      return { ...rest, blocks: rest.blocks.map((one) => (one === empty[0] ? { ...one, body } : one)) }
    const message =
      body === '' ? 'is the text of a block, and must not be empty' : 'must be the text of exactly one block'
    addIssue({ message, path: [at(dataset.value, 'body', body)] })
    return NEVER
  }),
)

/** The reverse: the longest text is the body of the file. */
const withBody = (item: Pick<Page, 'blocks'>): object => {
  const texts = item.blocks.filter((one) => one.type === 'text')
  const longest = texts.reduce(
    (found, one) => (one.body.length > (found?.body.length ?? 0) ? one : found),
    texts[0],
  )
  const blocks = item.blocks.map((one) => (one === longest ? { ...one, body: '' } : one))
  return { ...item, blocks, body: longest?.body.trim() ?? '' }
}

/** Blocks of a platform of which no site is known. */
const unknownPlatforms = (
  { key, blocks }: Pick<Page, 'key' | 'blocks'>,
  known: ReadonlySet<number>,
): ItemProblem[] =>
  blocks.flatMap((one, index) =>
    one.type === 'storeSites' && !known.has(one.platform)
      ? [
          {
            key,
            path: ['blocks', index, 'platform'],
            message: `no file of storeRequirement has the platform ${one.platform}`,
          },
        ]
      : [],
  )

/** The portal's pages. */
export const pageContent = tableContent({
  key: 'page',
  format: { ...markdownFiles('page', writtenPage), encode: (item) => encodeBy(pageFields, withBody(item)) },
  keyOf: ({ key }) => key,
  table: pages,
  rows: (items) =>
    items.map(({ key, path, title, summary, position, isListed, ...rest }) => ({
      key,
      path,
      title: typeset(title),
      summary: typeset(summary),
      position,
      isListed,
      content: typeset(rest),
    })),
  items: (rows) => rows.map(({ content, ...columns }) => ({ ...columns, ...content })),
  async check(items, itemsOf) {
    const platforms = new Set((await itemsOf(storeRequirementContent)).map(({ platformId }) => platformId))
    return [
      ...unknownFigures(items, ({ key }) => key),
      ...items.flatMap((item) => unknownPlatforms(item, platforms)),
    ]
  },
})
