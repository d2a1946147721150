import { type GenericSchema, safeParse } from 'valibot'

/** The code of the first rule that `value` breaks, or undefined: the same schema the server checks with. */
export const brokenRule = (schema: GenericSchema, value: unknown): string | undefined =>
  safeParse(schema, value, { abortEarly: true, abortPipeEarly: true }).issues?.[0].message
