import type { Block } from '@chuhai/contract/page'
import { markdownText } from '../../content/markdown'
import type { pages } from './tables'

type Content = typeof pages.$inferSelect.content

/** Fields that say how or where something is shown. */
const unread = new Set([
  'type',
  'name',
  'path',
  'picture',
  'map',
  'formula',
  'unit',
  'repeats',
  'filter',
  'sections',
  'links',
])

const isPlain = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** What a visitor reads of a part, in its order: a line of the texts of each object, then the lines of its parts. */
const linesOf = (part: unknown): string[] => {
  if (Array.isArray(part)) {
    const plain = part.filter(isPlain)
    return [
      ...(plain.length > 0 ? [plain.join('、')] : []),
      ...part.filter((one) => !isPlain(one)).flatMap(linesOf),
    ]
  }
  if (typeof part !== 'object' || part === null) return []
  const values = Object.entries(part).flatMap(([name, value]) => (unread.has(name) ? [] : [value]))
  const line = values.filter(isPlain).join('：')
  return [...(line ? [line] : []), ...values.filter((value) => !isPlain(value)).flatMap(linesOf)]
}

const textOfBlock = (block: Block): string[] =>
  block.type === 'text' ? [markdownText(block.body)] : linesOf(block)

/** Everything a visitor reads on a page, in its order. */
export const textOfPage = ({ lead, headline, price, blocks }: Content): string =>
  [
    lead,
    ...headline,
    ...(price ? [`${price.figure} ${price.note}`] : []),
    ...blocks.flatMap(textOfBlock),
  ].join('\n')
