import type { EndpointShape } from '@chuhai/contract'
import type { GenericSchema } from 'valibot'
import { entriesOf, fits, isSchema, itemOf, literalOf, optionsOf } from './schema'

type Values = Record<string, unknown>

/** Most fields take one of these. */
const usual = [
  1,
  '1',
  '',
  'a',
  '2026-11-20T01:00:00.000Z',
  'C00000000',
  'CY0000000000000000',
  'Q00000000',
  'abc',
  'CH-0000-0000-0000-0000',
  'x'.repeat(43),
  '1-us',
  '00000000-0000-0000-0000-000000000000',
  0,
  true,
  [],
  null,
]

const fittingValue = (schema: GenericSchema): unknown => {
  const item = itemOf(schema)
  return [
    literalOf(schema),
    ...optionsOf(schema).map((option) => (isSchema(option) ? sampleOf(option) : option)),
    ...(Object.keys(entriesOf(schema)).length > 0 ? [sampleOf(schema)] : []),
    ...usual,
    ...(item ? [[sampleOf(item)]] : []),
  ].find((value) => value !== undefined && fits(schema, value))
}

/** A value that a schema takes, made of what is given and of as little as it asks for; undefined where none is known. */
export const sampleOf = (schema: GenericSchema, given: Values = {}): unknown => {
  const entries = Object.entries(entriesOf(schema))
  if (entries.length === 0) return fittingValue(schema)
  const made: Values = {}
  for (const [name, entry] of entries) {
    if (name in given) made[name] = given[name]
    else if (!fits(entry, undefined)) made[name] = fittingValue(entry)
  }
  return fits(schema, made) ? made : undefined
}

/** Well-formed parameters for the path of a call. */
export const sampleParams = ({ params }: EndpointShape): Values | undefined =>
  params && (sampleOf(params) as Values | undefined)

/** Such that nothing has them as its id, key or number. */
const unused = [
  '2147483647',
  'nothing-here',
  'C99999999999999999999',
  'CY9999999999999999',
  'Q99999999999999999999',
  'CH-ZZZZ-ZZZZ-ZZZZ-ZZZZ',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
]

/** Parameters of a path that are well formed and name nothing. */
export const unusedParams = (schema: GenericSchema): Values | undefined => {
  const names = Object.entries(entriesOf(schema)).map(([name, entry]) => [
    name,
    unused.find((value) => fits(entry, value)),
  ])
  return names.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(names)
}
