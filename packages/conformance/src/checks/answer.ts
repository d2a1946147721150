import { type EndpointShape, type ErrorCode, errorTable, isRead } from '@chuhai/contract'
import type { Answer } from '../asking/answer'
import type { Input } from '../asking/server'
import { sampleOf } from '../input/sample'
import { entriesOf, fits } from '../input/schema'
import { passed, skipped } from '../outcome'
import { requireEvents } from './events'
import { requireFit, requireSuccess, unknownCodes } from './expect'
import { barrierOf, type Check, type Run, sessionFor } from './run'

type Values = Record<string, unknown>

/** The fields that have to be given: all parameters, and what the query cannot leave out. */
export const neededFields = ({ params, query }: EndpointShape): string[] => [
  ...Object.keys(entriesOf(params)),
  ...Object.entries(entriesOf(query)).flatMap(([name, schema]) => (fits(schema, undefined) ? [] : [name])),
]

const inputWith = (endpoint: EndpointShape, values: Values): Input | null => {
  const { params, query, body } = endpoint
  const written = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
  const known = Object.entries(entriesOf(query)).filter(([name]) => name in written)
  const queried = Object.fromEntries(known.map(([name]) => [name, written[name]]))
  const input = {
    params: params && (sampleOf(params, written) as Values | undefined),
    query: query && (sampleOf(query, queried) as Values | undefined),
    body: body && sampleOf(body),
  }
  const isWhole = (['params', 'query', 'body'] as const).every((part) => !endpoint[part] || input[part])
  return isWhole ? input : null
}

/** Inputs to try, the likeliest first: what the caller of the checks says, what other answers have named, a guess. */
export const inputsFor = (endpoint: EndpointShape, { values, found }: Run): Input[] => {
  const { name, path } = endpoint
  const given = Object.entries(values)
    .filter(([key]) => key.startsWith(`${name}.`))
    .map(([key, value]) => [key.slice(name.length + 1), value])
  const needed = neededFields(endpoint)
  const tries = given.length > 0 ? [Object.fromEntries(given)] : [...found.candidates(path, needed), {}]
  return tries.flatMap((one) => inputWith(endpoint, one) ?? [])
}

/** The codes that say nothing against a server: that a guess names nothing, or that a body which was made up does not suit it now. */
const guessedCodes = (endpoint: EndpointShape): ErrorCode[] => {
  const { body, errors = [] } = endpoint
  return body ? errors.filter((code) => [404, 409].includes(errorTable[code].status)) : unknownCodes(endpoint)
}

const isUnknown = ({ http, envelope }: Answer, endpoint: EndpointShape): boolean =>
  guessedCodes(endpoint).some((code) => code === envelope?.status && http === errorTable[code].status)

/** Every reading call is made, and what it answers compared with the contract, as strictly as the client does. */
export const answerCheck: Check = {
  name: 'answer',
  async run(endpoint, run) {
    if (!isRead(endpoint)) return null
    const barrier = barrierOf(endpoint, run)
    if (barrier) return skipped(barrier)
    for (const input of inputsFor(endpoint, run)) {
      const answer = await run.server.ask(endpoint, input, { cookie: sessionFor(endpoint, run) })
      if (isUnknown(answer, endpoint)) continue
      if (endpoint.stream) requireEvents(endpoint, answer)
      else {
        const data = requireSuccess(answer)
        requireFit(endpoint.answer, data)
        run.found.learn(endpoint.path, data)
      }
      run.answered.set(endpoint.name, { input, answer })
      return passed('fits the contract')
    }
    const [field] = neededFields(endpoint)
    if (field === undefined) return skipped('refuses the body that was made up for it')
    return skipped(`no ${field} is known that it answers: give one with --value ${endpoint.name}.${field}=…`)
  },
}
