import { type GenericSchema, getDotPath, safeParse } from 'valibot'

/** What is read of a schema of valibot beside what it accepts. */
interface Parts {
  entries?: Record<string, GenericSchema>
  options?: readonly unknown[]
  item?: GenericSchema
  literal?: unknown
}

const partsOf = (schema: GenericSchema | undefined): Parts => (schema ?? {}) as Parts

/** The fields of an object, none of anything else. */
export const entriesOf = (schema: GenericSchema | undefined): Record<string, GenericSchema> =>
  partsOf(schema).entries ?? {}

/** The values or the schemas one of which is asked for. */
export const optionsOf = (schema: GenericSchema): readonly unknown[] => partsOf(schema).options ?? []

export const literalOf = (schema: GenericSchema): unknown => partsOf(schema).literal

/** What each item of a list is; undefined for what is no list. */
export const itemOf = (schema: GenericSchema): GenericSchema | undefined => partsOf(schema).item

export const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && '~standard' in value

export const fits = (schema: GenericSchema, value: unknown): boolean =>
  safeParse(schema, value, { abortEarly: true }).success

/** What a schema has against a value: the path of the field, `''` for the whole, and its words, which may be an error code. */
export const issuesOf = (schema: GenericSchema, value: unknown): { path: string; message: string }[] =>
  (safeParse(schema, value, { abortPipeEarly: true }).issues ?? []).map((issue) => ({
    path: getDotPath(issue) ?? '',
    message: issue.message,
  }))
