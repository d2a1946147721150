import type { Locale } from '@chuhai/contract/locale'
import {
  type GenericSchema,
  type InferOutput,
  nullable,
  optional,
  pipe,
  rawCheck,
  strictObject,
} from 'valibot'
import type { ContentType } from '../content/content-type'
import { fillIn, textNaming } from '../content/placeholders'
import { tableContent } from '../content/table-content'
import { type Section, yamlSections } from '../content/yaml-files'
import type { Db } from '../database/db'
import type { MessageKind } from './kind'
import { smsParts, smsPartsMax, smsText } from './sms-text'
import { messageTemplates } from './tables'
import { samplePath, sampleValues, valuesOf, valueTexts } from './value-text'

const textWith = (known: readonly string[], longest: number) => textNaming(known, 'this message', longest)

/** The longest signature that settings allow, and as much of an address as portals have. */
const longestSignature = '签'.repeat(12)
const usualPortal = 'https://portal.example.com'

/** A short message is counted as it is sent: with sample values, signature and the page that it leads to. */
const shortText = (kind: MessageKind, known: readonly string[], locale: Locale) =>
  pipe(
    textWith(known, 300),
    rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const path = samplePath(kind)
      const filled = fillIn(dataset.value, valueTexts(kind, sampleValues(kind), locale))
      const sent = smsText(longestSignature, filled, path === null ? null : usualPortal + path)
      const parts = smsParts(sent)
      if (parts > smsPartsMax)
        addIssue({
          message: `is ${sent.length} characters with signature and address, which are ${parts} short messages: ${smsPartsMax} at most`,
        })
    }),
  )

const inOneLanguage = (kind: MessageKind, locale: Locale) => {
  const known = Object.keys(valuesOf(kind))
  return strictObject({
    /** What those who choose their ways read. */
    name: textWith([], 20),
    title: textWith(known, 80),
    text: textWith(known, 2000),
    /** The short message; null where there is none. */
    sms: optional(nullable(shortText(kind, known, locale)), null),
  })
}

const templateOf = (kind: MessageKind) =>
  strictObject({
    'zh-CN': inOneLanguage(kind, 'zh-CN'),
    en: inOneLanguage(kind, 'en'),
  } satisfies Record<Locale, GenericSchema>)

/** The texts of a kind of message in each language. */
export type MessageTemplate = InferOutput<ReturnType<typeof templateOf>>

type Templates = Record<string, ReturnType<typeof templateOf>>

/** The templates of kinds of message as content, a file for each. None may be left out. */
export const templateContent = (kinds: readonly MessageKind[]): ContentType<Section<Templates>> => {
  const templates = tableContent({
    key: 'message',
    format: yamlSections('message', Object.fromEntries(kinds.map((kind) => [kind.key, templateOf(kind)]))),
    keyOf: ({ name }) => name,
    table: messageTemplates,
    rows: (items) => items.map(({ name, content }) => ({ kind: name, content })),
    items: (rows) =>
      rows.flatMap(({ kind, content }) =>
        kinds.some(({ key }) => key === kind) ? { name: kind, content: content as MessageTemplate } : [],
      ),
    isPermanent: () => true,
    check: (items) =>
      kinds
        .filter(({ key }) => !items.some(({ name }) => name === key))
        .map(({ key }) => ({ key, message: 'is missing' })),
  })
  return {
    ...templates,
    // Another version of the server may have kinds that this one does not know.
    save: async (db, items) => {
      await templates.save(db, items)
      return async () => {}
    },
  }
}

/** Reads the templates of all kinds, by their kinds. */
export const findTemplates = async (db: Db): Promise<ReadonlyMap<string, MessageTemplate>> => {
  const rows = await db.select().from(messageTemplates)
  return new Map(rows.map(({ kind, content }) => [kind, content as MessageTemplate]))
}

/** A template with its values filled in, in one language. */
export interface FilledTemplate {
  title: string
  text: string
  sms: string | null
}

/** Writes a message in a language. */
export const fillTemplate = (
  kind: Pick<MessageKind, 'values'>,
  template: MessageTemplate,
  values: Parameters<typeof valueTexts>[1],
  locale: Locale,
): FilledTemplate => {
  const { title, text, sms } = template[locale]
  const texts = valueTexts(kind, values, locale)
  return {
    title: fillIn(title, texts),
    text: fillIn(text, texts),
    sms: sms === null ? null : fillIn(sms, texts),
  }
}

/** Shows an editor what a template will look like. */
export const previewTemplate = (
  kind: MessageKind,
  template: MessageTemplate,
): Record<Locale, FilledTemplate> => {
  const values = sampleValues(kind)
  return {
    'zh-CN': fillTemplate(kind, template, values, 'zh-CN'),
    en: fillTemplate(kind, template, values, 'en'),
  }
}
