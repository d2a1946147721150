const freed = new WeakSet<object>()

/**
 * Frees the fields of a schema from `Object.prototype`: valibot reads them with `for…in`, which on some pages finds
 * what the page has added to every object.
 */
export const freeEntries = (schema: object): void => {
  if (freed.has(schema)) return
  freed.add(schema)
  for (const [key, part] of Object.entries(schema)) {
    if (typeof part !== 'object' || part === null) continue
    if (key === 'entries') Object.setPrototypeOf(part, null)
    freeEntries(part)
  }
}
