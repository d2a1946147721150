import * as v from 'valibot'

const detached = new WeakSet<object>()

/**
 * Detaches the fields of a schema from `Object.prototype`: valibot reads them with `for…in`, which on some pages finds
 * what the page has added to every object.
 */
export const detachEntries = (schema: object): void => {
  if (detached.has(schema)) return
  detached.add(schema)
  for (const [key, part] of Object.entries(schema)) {
    if (typeof part !== 'object' || part === null) continue
    if (key === 'entries') Object.setPrototypeOf(part, null)
    detachEntries(part)
  }
}

/**
 * Returns the code of the first rule that a value breaks, or undefined. The server checks with the same schema.
 *
 * @example
 * brokenRule(consultationFields.contactsPhone, '138') // 'CONSULTATION_PHONE_INVALID'
 */
export const brokenRule = (schema: v.GenericSchema, value: unknown): string | undefined => {
  detachEntries(schema)
  return v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true }).issues?.[0].message
}

/**
 * Returns a value as the server stores it: cleaned by a schema whose rules it keeps.
 *
 * @example
 * cleaned(consultationFields.contactsPhone, '+86 138-0013-8000') // '13800138000'
 */
export const cleaned = <const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> => {
  detachEntries(schema)
  // `parse` would bring an error class of its own into every form.
  return v.safeParse(schema, value).output as v.InferOutput<S>
}
