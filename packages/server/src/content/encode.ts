import { type GenericSchema, is } from 'valibot'
import { isoInShanghai } from '../time/shanghai'

interface Shape {
  type: string
  entries?: Record<string, GenericSchema>
  item?: GenericSchema
  wrapped?: GenericSchema
  options?: readonly GenericSchema[]
  default?: unknown
}

/** Returns JSON that is the same for equal values, whatever the order of their keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'null'

/**
 * Returns a value as an author would write it: keys in the order of the schema, which jsonb does not keep, times as texts, and
 * nothing that the schema adds by itself.
 */
export const encodeBy = (schema: GenericSchema | undefined, value: unknown): unknown => {
  // The time that editors know.
  if (value instanceof Date) return isoInShanghai(value)
  const { type, entries, item, wrapped, options } = (schema ?? {}) as Shape
  if (wrapped) return encodeBy(wrapped, value)
  if (type === 'variant' || type === 'union')
    return encodeBy(
      options?.find((option) => is(option, value)),
      value,
    )
  if (Array.isArray(value)) return value.map((one) => encodeBy(item, one))
  if (typeof value !== 'object' || value === null) return value
  const given = value as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(entries ?? given).flatMap((name) => {
      const own = entries?.[name] as Shape | undefined
      const part = given[name]
      const isUsual = own?.type === 'optional' && canonical(part) === canonical(own.default)
      return part === undefined || isUsual ? [] : [[name, encodeBy(own as GenericSchema, part)]]
    }),
  )
}
