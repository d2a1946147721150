import * as v from 'valibot'

/** The code of the first rule that `value` breaks, or undefined: the same schema the server checks with. */
export const brokenRule = (schema: v.GenericSchema, value: unknown): string | undefined =>
  v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true }).issues?.[0].message

/** Returns a value as the server stores it: cleaned by a schema whose rules it keeps. */
export const cleaned = <const S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> =>
  // `parse` would bring an error class of its own into every form.
  v.safeParse(schema, value).output as v.InferOutput<S>
