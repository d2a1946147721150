import type { Path } from '../../content/check-content'

interface ItemText {
  text: string
  field: Path
}

/** Returns every text of an item, with its field. */
export const textsIn = (value: unknown, field: Path = []): ItemText[] => {
  if (typeof value === 'string') return [{ text: value, field }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, [...field, Array.isArray(value) ? Number(name) : name]),
  )
}
