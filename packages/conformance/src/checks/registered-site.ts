import type { Answer } from '../asking/answer'
import { askedHeaders } from '../asking/server'
import { harmlessInput } from '../input/refused'
import { fail, passed, skipped } from '../outcome'
import { type Check, needsOrigin } from './run'

/** What the client reads of every answer: its clock, and how long to wait. */
const readHeaders = ['Date', 'Retry-After']

const listOf = ({ headers }: Answer, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase())

const requireAll = (answer: Answer, header: string, names: readonly string[]): void => {
  const listed = listOf(answer, header)
  const missing = names.filter((name) => !listed.includes(name.toLowerCase()))
  if (missing.length > 0) fail(`${header} does not name ${missing.join(', ')}`)
}

const requireReadable = (answer: Answer, origin: string, what: string): void => {
  const allowed = answer.headers.get('Access-Control-Allow-Origin')
  if (allowed === '*') fail(`${what} has Access-Control-Allow-Origin: *, by which every page reads it`)
  if (allowed !== origin)
    fail(`${what} has Access-Control-Allow-Origin ${allowed ?? 'missing'} for ${origin}`)
  if (answer.headers.has('Access-Control-Allow-Credentials'))
    fail(`${what} has Access-Control-Allow-Credentials, although a session of another site is no cookie`)
}

/** Pages of a registered site may call, with their session, and read what they need. */
export const registeredSiteCheck: Check = {
  name: 'registered site',
  async run(endpoint, run) {
    const { origin, server } = run
    if (endpoint.readableByAll) return null
    if (origin === null) return skipped(needsOrigin)
    const names = askedHeaders(endpoint)
    const preflight = await server.preflight(endpoint, origin)
    if (preflight.http < 200 || preflight.http > 299) fail(`answers the preflight with ${preflight.http}`)
    requireReadable(preflight, origin, 'the preflight')
    if (endpoint.method !== 'GET' && endpoint.method !== 'POST')
      requireAll(preflight, 'Access-Control-Allow-Methods', [endpoint.method])
    requireAll(preflight, 'Access-Control-Allow-Headers', names)
    const known = run.answered.get(endpoint.name)?.answer
    const answer = known ?? (await server.ask(endpoint, harmlessInput(endpoint)))
    requireReadable(answer, origin, 'the answer')
    requireAll(answer, 'Access-Control-Expose-Headers', readHeaders)
    return passed(`may call from ${origin} and read the answer`)
  },
}
