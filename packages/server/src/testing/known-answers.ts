import { adminEndpoints, type EndpointShape, type Envelope, endpoints } from '@chuhai/contract'
import { type GenericSchema, getDotPath, is, safeParse } from 'valibot'

/** The properties of a valibot schema that the walk reads. */
interface Schema {
  type: string
  entries?: Record<string, Schema>
  options?: readonly Schema[]
  wrapped?: Schema
  item?: Schema
  rest?: Schema
  value?: Schema
  getter?: (value: unknown) => Schema
}

const partsOf = (value: unknown, at: string): [key: string, part: unknown, at: string][] =>
  Object.entries(value as object).map(([key, part]) => [key, part, `${at}.${key}`])

const walk = (schema: Schema, value: unknown, at: string): string[] => {
  if (value === null || value === undefined) return []
  const { type, entries = {}, options = [], wrapped, item, rest, value: part, getter } = schema
  switch (type) {
    case 'object':
    case 'strict_object':
      return partsOf(value, at).flatMap(([key, one, path]) =>
        Object.hasOwn(entries, key) ? walk(entries[key] as Schema, one, path) : [path],
      )
    case 'object_with_rest':
      return partsOf(value, at).flatMap(([key, one, path]) =>
        walk(entries[key] ?? (rest as Schema), one, path),
      )
    case 'record':
      return partsOf(value, at).flatMap(([, one, path]) => walk(part as Schema, one, path))
    case 'array':
      return (value as unknown[]).flatMap((one, index) => walk(item as Schema, one, `${at}[${index}]`))
    case 'optional':
    case 'nullable':
      return walk(wrapped as Schema, value, at)
    case 'lazy':
      return getter ? walk(getter(value), value, at) : []
    case 'variant':
    case 'union': {
      const fitting = options.filter((option) => is(option as unknown as GenericSchema, value))
      const unknown = fitting.map((option) => walk(option, value, at))
      return unknown.toSorted((one, other) => one.length - other.length)[0] ?? []
    }
    default:
      return []
  }
}

/** Returns the paths of keys that a schema does not know; valibot's objects let them pass. */
export const unknownKeys = (schema: GenericSchema, value: unknown): string[] =>
  walk(schema as unknown as Schema, value, 'data')

const placeholders = /\{\w+\}/g

/** Fixed paths before those with parameters, which match them too. */
const known = [...endpoints, ...adminEndpoints]
  .map((endpoint) => ({
    endpoint,
    parameters: endpoint.path.match(placeholders)?.length ?? 0,
    pattern: new RegExp(`^/api${endpoint.path.replace(placeholders, '[^/]+')}$`),
  }))
  .sort((one, other) => one.parameters - other.parameters)

const endpointOf = (method: string, path: string): EndpointShape | undefined =>
  known.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint

const problemsOf = ({ answer }: EndpointShape, data: unknown): string[] => {
  const { issues = [] } = safeParse(answer, data)
  return [
    ...issues.map((issue) => `data.${getDotPath(issue) ?? ''} is wrong: ${issue.message}`),
    ...unknownKeys(answer, data).map((path) => `${path} is not in the contract`),
  ]
}

/** Throws where the answer of a successful call differs from the contract, also by a key that it does not know. */
export const requireKnown = async (method: string, path: string, response: Response): Promise<void> => {
  const endpoint = endpointOf(method, path)
  if (!endpoint || endpoint.stream || !response.ok || response.headers.has('Content-Encoding')) return
  const { data } = (await response.clone().json()) as Envelope
  const problems = problemsOf(endpoint, data)
  if (problems.length > 0) throw new Error(`The answer of ${endpoint.name}: ${problems.join('; ')}`)
}
