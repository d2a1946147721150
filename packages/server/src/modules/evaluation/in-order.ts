import type { GenericSchema } from 'valibot'

interface Shape {
  entries?: Record<string, GenericSchema>
  item?: GenericSchema
  wrapped?: GenericSchema
}

/** A value with the keys of its objects in the order of their schema, to be read by people; a database keeps no order. */
export const inOrder = (schema: GenericSchema | undefined, value: unknown): unknown => {
  const { entries, item, wrapped } = (schema ?? {}) as Shape
  if (wrapped) return inOrder(wrapped, value)
  if (item && Array.isArray(value)) return value.map((one) => inOrder(item, one))
  if (!entries || typeof value !== 'object' || value === null) return value
  const given = new Map(Object.entries(value))
  const names = new Set([...Object.keys(entries).filter((name) => given.has(name)), ...given.keys()])
  return Object.fromEntries([...names].map((name) => [name, inOrder(entries[name], given.get(name))]))
}
