import { type EndpointShape, endpoints } from '@chuhai/contract'
import { createServer, type Server } from './asking/server'
import { checks } from './checks'
import { neededFields } from './checks/answer'
import type { Run } from './checks/run'
import { exchangeToken, language, registration, session, unknownPath } from './checks/whole-server'
import { createFoundValues } from './input/found-values'
import { type CheckResult, Failure, type Outcome, skipped } from './outcome'
import { type ConformanceReport, reportOf } from './report'

/** What is checked, and with what. */
export interface ConformanceOptions {
  /** Where the server is: its calls are below `/api`. */
  base: string
  /** The origin of a registered site; that of `base` unless given. */
  origin?: string
  /** The cookies of a session, as in the header `Cookie`. */
  cookie?: string
  /** A one-time token that opens a session. */
  token?: string
  /** Whether calls that change something are made in full: it makes a lead, page views and a question to the assistant. */
  write?: boolean
  /** Values for calls that ask for one, by call and field: `{ 'getPage.key': 'about' }`. */
  values?: Readonly<Record<string, string>>
  /** The names of the calls to check; all unless given. */
  only?: readonly string[]
  /** Called with every result as it comes. */
  onResult?(result: CheckResult): void
  fetch?: typeof globalThis.fetch
  /** How it waits where a server asks to come again later. */
  wait?(ms: number): Promise<void>
}

const attempt = async (check: () => Promise<Outcome | null>): Promise<Outcome | null> => {
  try {
    return await check()
  } catch (error) {
    if (error instanceof Failure) return { verdict: 'failed', reason: error.message }
    throw error
  }
}

/** Lists before what asks for something that their rows name. */
const inOrder = (only: readonly string[] | undefined): EndpointShape[] =>
  endpoints
    .filter(({ name }) => only === undefined || only.includes(name))
    .sort((one, other) => neededFields(one).length - neededFields(other).length)

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const sessionOf = async (server: Server, { cookie, token }: ConformanceOptions) =>
  cookie ?? (token === undefined ? null : await exchangeToken(server, token))

/**
 * Checks a server against the contract: every call of visitors, with what may be sent and what has to be refused. Calls that
 * change something are sent only what has to be refused, unless `write` says otherwise.
 *
 * @example
 * const { failed, results } = await checkConformance({ base: 'https://api.example.com' })
 */
export const checkConformance = async (options: ConformanceOptions): Promise<ConformanceReport> => {
  const { onResult, only, values = {}, write = false, wait = pause, fetch = globalThis.fetch } = options
  const base = options.base.replace(/\/+$/, '')
  const origin = options.origin ?? new URL(base).origin
  const server = createServer({ base, origin, fetch, wait })
  const results: CheckResult[] = []
  const add = async (subject: string, check: string, find: () => Promise<Outcome | null>) => {
    const outcome = await attempt(find)
    if (!outcome) return
    const result = { subject, check, ...outcome }
    results.push(result)
    onResult?.(result)
    return outcome.verdict
  }

  const isThere = await add('server', 'unknown path', () => unknownPath(server))
  if (isThere === 'failed' && results[0]?.reason.startsWith('does not answer')) return reportOf(base, results)
  await add('server', 'language', () => language(server))
  const isRegistered = await add('server', 'registration', () => registration(server, origin))
  const run: Run = {
    server: isRegistered === 'passed' ? server : createServer({ base, origin: null, fetch, wait }),
    origin: isRegistered === 'passed' ? origin : null,
    cookie: null,
    writes: write,
    values,
    found: createFoundValues(),
    answered: new Map(),
  }
  await add('server', 'session', async () => {
    const cookie = await sessionOf(run.server, options)
    if (cookie === null) return skipped('no session was given')
    const outcome = await session(run.server, cookie)
    run.cookie = cookie
    return outcome
  })
  for (const endpoint of inOrder(only))
    for (const { name, run: check } of checks) await add(endpoint.name, name, () => check(endpoint, run))
  return reportOf(base, results)
}
