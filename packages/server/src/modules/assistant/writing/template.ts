import type { Locale } from '@chuhai/contract/locale'
import {
  array,
  type GenericSchema,
  type InferOutput,
  integer,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  pipe,
  strictObject,
} from 'valibot'
import { text } from '../../../content/fields'
import { textNaming } from '../../../content/placeholders'
import { tableContent } from '../../../content/table-content'
import { yamlSections } from '../../../content/yaml-files'
import type { Db } from '../../../database/db'
import { writingTemplates } from '../tables'

/** What templates may name, all of it in the visitor's words. */
export const wishValues = [
  'product',
  'market',
  /** Selling points, between commas; the first half of them; on a line each. */
  'points',
  'half',
  'list',
  /** Product and points of a title, between commas; between spaces; with the first half of the points. */
  'parts',
  'words',
  'short',
  /** What they wrote, and the sentences of the mail. */
  'said',
  'replies',
] as const

const owner = 'a template'

const draft = strictObject({
  name: textNaming([], owner, 60),
  /** Left out where the wish does not have what it names; what is in square brackets is left out alone. */
  text: textNaming(wishValues, owner, 2000),
})

const phrase = strictObject({
  begins: pipe(array(text), minLength(1)),
  /** The sentence that a mail has for it; `{begin}` is the beginning, `{rest}` what follows it. */
  text: textNaming(['begin', 'rest'], owner, 200),
})

const inOneLanguage = strictObject({
  /** A question that has one of these asks for it. */
  asks: pipe(array(text), minLength(1)),
  lead: textNaming(['market'], owner, 300),
  drafts: pipe(array(draft), minLength(1)),
  phrases: optional(array(phrase), []),
  /** What to add, where a wish says too little. */
  missing: textNaming([], owner, 300),
  /** The longest draft, in characters; null for any length. */
  max: optional(nullable(pipe(number(), integer(), minValue(1))), null),
})

const template = strictObject({ 'zh-CN': inOneLanguage, en: inOneLanguage } satisfies Record<
  Locale,
  GenericSchema
>)

export type WritingTemplate = InferOutput<typeof inOneLanguage>

/** The uses of the specification (section 1), which are written without a model as well. */
const schemas = { copy: template, title: template, mail: template }

/** The templates, a file for each use. None may be left out. */
export const writingContent = tableContent({
  key: 'writing',
  format: yamlSections('assistant/writing', schemas),
  keyOf: ({ name }) => name,
  table: writingTemplates,
  rows: (items) => items.map(({ name, content }) => ({ use: name, content })),
  items: (rows) =>
    rows.flatMap(({ use, content }) =>
      use in schemas
        ? { name: use as keyof typeof schemas, content: content as InferOutput<typeof template> }
        : [],
    ),
  isPermanent: () => true,
  check: (items) =>
    Object.keys(schemas)
      .filter((use) => !items.some(({ name }) => name === use))
      .map((key) => ({ key, message: 'is missing' })),
})

/** Reads the templates of all uses in a language. */
export const findWritingTemplates = async (db: Db, locale: Locale): Promise<WritingTemplate[]> => {
  const items = await writingContent.read(db)
  return items.map(({ content }) => content[locale])
}
