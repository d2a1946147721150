import * as v from 'valibot'

/** The code of the first rule that `value` breaks, or undefined: the same schema the server checks with. */
export const brokenRule = (schema: v.GenericSchema, value: unknown): string | undefined =>
  v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true }).issues?.[0].message
