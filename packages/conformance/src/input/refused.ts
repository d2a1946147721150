import { type EndpointShape, isErrorCode } from '@chuhai/contract'
import type { GenericSchema } from 'valibot'
import type { Input } from '../asking/server'
import { sampleOf } from './sample'
import { entriesOf, fits, issuesOf } from './schema'

/** An input that a schema of its endpoint refuses, the fields that are wrong, and the codes that say so. */
export interface Refused {
  input: Input
  fields: string[]
  codes: string[]
}

type PartName = 'params' | 'query' | 'body'
const partNames = ['params', 'query', 'body'] as const

const written = ['-1', '~', '', 'x'.repeat(5000)]
const wrong: Record<PartName, readonly unknown[]> = {
  // An empty parameter would be another path.
  params: ['-1', '~', 'x'.repeat(300)],
  query: written,
  body: [null, {}, [], -1, ''],
}

/** A part of the input that has to be valid for another part to be looked at. */
const valid = (schema: GenericSchema | undefined): Record<string, unknown> =>
  (schema && (sampleOf(schema) as Record<string, unknown> | undefined)) ?? {}

const refusedAs = (schema: GenericSchema, input: Input, value: unknown): Refused => {
  const issues = issuesOf(schema, value)
  const codes = issues.map(({ message }) => message).filter(isErrorCode)
  return {
    input,
    fields: [...new Set(issues.map(({ path }) => path).filter(Boolean))],
    codes: codes.length > 0 ? [...new Set(codes)] : ['REQUEST_INVALID'],
  }
}

const partsOf = (endpoint: EndpointShape): Input => ({
  params: valid(endpoint.params),
  query: valid(endpoint.query),
  ...(endpoint.body && { body: valid(endpoint.body) }),
})

const refusedIn = (endpoint: EndpointShape, part: PartName): Refused[] => {
  const schema = endpoint[part]
  if (!schema) return []
  const rest = partsOf(endpoint)
  const values = Object.entries(entriesOf(schema)).flatMap(([name, entry]) => {
    const value = wrong[part].find((one) => !fits(entry, one))
    return value === undefined ? [] : [{ ...(rest[part] as object), [name]: value }]
  })
  // Without its parameters a path is another one.
  const all = part === 'params' ? values : [{}, ...values]
  return all
    .filter((value) => !fits(schema, value))
    .map((value) => refusedAs(schema, { ...rest, [part]: value }, value))
}

/** What the schemas of an endpoint refuse: nothing at all, and one wrong field after the other. */
export const refusedInputs = (endpoint: EndpointShape): Refused[] =>
  partNames.flatMap((part) => refusedIn(endpoint, part))

/** An input that cannot have an effect, whatever else a server lets pass; undefined where there is none. */
export const harmlessInput = (endpoint: EndpointShape): Input | undefined => {
  if (endpoint.body && !fits(endpoint.body, null)) return { ...partsOf(endpoint), body: null }
  return refusedInputs(endpoint)[0]?.input
}
