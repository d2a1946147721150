import fc from 'fast-check'
import type { GenericSchema } from 'valibot'
import { company, lead } from './forms'
import { captain, pillar, star } from './team'

/** The properties of a valibot schema that the walk reads. */
interface Schema {
  type: string
  pipe?: Schema[]
  entries?: Record<string, Schema>
  options?: unknown[]
  wrapped?: Schema
  item?: Schema
  items?: Schema[]
  rest?: Schema
  literal?: unknown
  requirement?: unknown
}

const numbers = [
  0,
  1,
  -1,
  0.5,
  6,
  1001,
  30_401,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  9_007_199_254_740_991,
  9_007_199_254_740_992,
  2 ** 63,
  1e21,
  1.7e308,
  -1.7e308,
]
const days = [
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '-000001-01-01',
  '1582-10-10',
  '1969-12-31',
  '2026-02-30',
  '2026-11-21',
  '2026-13-01',
  '9999-12-31',
  '+010000-01-01',
  '+275760-09-13',
  '99999-01-01',
]
const times = [
  'T00:00:00.000Z',
  'T23:59:59.999Z',
  'T23:59:60Z',
  'T24:00:00Z',
  'T00:00:00+14:00',
  'T23:59:59.999999999-12:00',
]
const dates = [...days, ...days.flatMap((day) => times.map((time) => day + time))]

const texts = [company, lead, star, pillar, captain]
  .flatMap((form) => Object.values<unknown>(form))
  .filter((value) => typeof value === 'string')

const limitsOf = (steps: Schema[]): number[] =>
  steps
    .filter(({ type }) => type === 'min_value' || type === 'max_value')
    .map(({ requirement }) => Number(requirement))

/** Numbers at the limits of databases, and at those of the schema. */
const numberOf = (steps: Schema[]) => {
  const limits = limitsOf(steps)
  const valid = limits.length > 0 ? limits : [1]
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...valid) },
    fc.constantFrom(...numbers, ...limits.flatMap((limit) => [limit - 1, limit + 1])),
  )
}

const validText = (steps: Schema[]): fc.Arbitrary<string> => {
  const requirementOf = (type: string) => steps.find((step) => step.type === type)?.requirement
  const pattern = requirementOf('regex')
  if (pattern instanceof RegExp) return fc.stringMatching(pattern)
  if (steps.some(({ type }) => type.startsWith('iso_'))) return fc.constantFrom(...dates)
  const start = requirementOf('starts_with')
  return typeof start === 'string' ? fc.constant(start) : fc.constantFrom(...texts)
}

const textOf = (steps: Schema[]) =>
  fc.oneof({ weight: 4, arbitrary: validText(steps) }, fc.constantFrom('', ...dates, ...numbers.map(String)))

/** Values that a schema takes or nearly takes: numbers and dates at their limits, and beyond them. */
export const extremesOf = (schema: GenericSchema): fc.Arbitrary<unknown> => walk(schema as unknown as Schema)

const walk = (schema: Schema): fc.Arbitrary<unknown> => {
  const {
    type,
    pipe: steps = [],
    entries = {},
    options = [],
    wrapped,
    item,
    items = [],
    rest,
    literal,
  } = schema
  const [first] = steps
  if (limitsOf(steps).length > 0 && type !== 'string') return numberOf(steps)
  if (first?.pipe) return walk(first)
  switch (type) {
    case 'object':
    case 'strict_object':
      return fc.record(
        Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, walk(entry)])),
      )
    case 'object_with_rest':
      return fc
        .tuple(
          walk({ ...schema, type: 'object' }),
          fc.dictionary(fc.constantFrom('one', 'two'), walk(rest as Schema)),
        )
        .map(([own, others]) => Object.assign({}, others, own))
    case 'optional':
    case 'nullable':
      return fc.option(walk(wrapped as Schema), { nil: undefined })
    case 'variant':
    case 'union':
      return fc.oneof(...options.map((option) => walk(option as Schema)))
    case 'picklist':
      return fc.constantFrom(...options)
    case 'array':
      return fc.array(walk(item as Schema), { minLength: 1, maxLength: 3 })
    case 'tuple':
      return fc.tuple(...items.map(walk))
    case 'literal':
      return fc.constant(literal)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return numberOf(steps)
    case 'string':
      return textOf(steps)
    default:
      throw new Error(`[chuhai] extremesOf knows no schema of type ${type}: say here what its values are`)
  }
}
