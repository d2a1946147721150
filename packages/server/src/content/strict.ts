import { type GenericSchema, pipe, strictObject } from 'valibot'

interface Parts {
  type: string
  entries?: Record<string, GenericSchema>
  item?: GenericSchema
  wrapped?: GenericSchema
  pipe?: readonly [GenericSchema, ...never[]]
}

/**
 * The same schema, with every object in it strict: a misspelt field, or a comma that ended a text of YAML too early, is an
 * error where a file is read, and left out where an answer is.
 */
export const strict = <S extends GenericSchema>(schema: S): S => {
  const { type, entries, item, wrapped, pipe: steps } = schema as unknown as Parts
  if (steps) return pipe(strict({ ...steps[0] }), ...steps.slice(1)) as GenericSchema as S
  if (type === 'object' && entries)
    return strictObject(
      Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, strict(entry)])),
    ) as GenericSchema as S
  if (item) return { ...schema, item: strict(item) }
  return wrapped ? { ...schema, wrapped: strict(wrapped) } : schema
}
