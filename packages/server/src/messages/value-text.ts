import type { Locale } from '@chuhai/contract/locale'
import { type GenericSchema, getExamples } from 'valibot'
import type { MessageKind } from './kind'

interface Shape {
  type: string
  entries?: Record<string, GenericSchema>
  wrapped?: GenericSchema
  pipe?: readonly { type: string }[]
}

type ValueType = 'moment' | 'date' | 'number' | 'text'
type Value = string | number | null

/** The values of a kind by the names that its template may use, each with its schema. */
export const valuesOf = ({ values }: Pick<MessageKind, 'values'>): Record<string, GenericSchema> =>
  (values as unknown as Shape).entries ?? {}

/** A text that has to be a time or a date is shown as one. */
const typeOf = (schema: GenericSchema | undefined): ValueType => {
  const { type, wrapped, pipe = [] } = (schema ?? { type: 'string' }) as unknown as Shape
  if (wrapped) return typeOf(wrapped)
  const steps = pipe.map((step) => step.type)
  if (steps.includes('iso_timestamp')) return 'moment'
  if (steps.includes('iso_date')) return 'date'
  return type === 'number' ? 'number' : 'text'
}

const day = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const tags: Record<Locale, string> = { 'zh-CN': 'zh-CN', en: 'en-GB' }

/** Times are those of China, as everywhere on the portal. */
const timeText = (value: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tags[locale], { timeZone: 'Asia/Shanghai', ...parts }).format(new Date(value))

const textOf = (schema: GenericSchema | undefined, value: Value | undefined, locale: Locale): string => {
  if (value === null || value === undefined) return ''
  const type = typeOf(schema)
  if (type === 'moment') return timeText(String(value), locale, { ...day, ...time })
  if (type === 'date') return timeText(`${value}T00:00:00+08:00`, locale, day)
  return String(value)
}

/** Returns the values of a message as a reader of a language sees them. */
export const valueTexts = (
  kind: Pick<MessageKind, 'values'>,
  values: Readonly<Record<string, Value>>,
  locale: Locale,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(valuesOf(kind)).map(([name, schema]) => [name, textOf(schema, values[name], locale)]),
  )

const samples: Record<Exclude<ValueType, 'text'>, Value> = {
  moment: '2026-12-05T06:00:00.000Z',
  date: '2026-12-05',
  number: 3,
}

/** Returns values for a preview: the examples of a kind's schema, where it has some. */
export const sampleValues = (kind: Pick<MessageKind, 'values'>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(valuesOf(kind)).map(([name, schema]) => {
      const type = typeOf(schema)
      const [example] = getExamples(schema) as Value[]
      return [name, example ?? (type === 'text' ? `〔${name}〕` : samples[type])]
    }),
  )

/** The page that a kind leads to with such values; null where there is none. */
export const samplePath = (kind: Pick<MessageKind, 'values' | 'path'>): string | null =>
  kind.path?.(sampleValues(kind)) ?? null
