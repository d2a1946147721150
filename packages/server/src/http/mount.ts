import type { Hono } from 'hono'
import { brokenConstraint } from '../database/broken-constraint'
import type { Db } from '../database/db'
import { writeRows } from '../database/write-rows'
import { answerOnce, type Effect, readKey } from '../idempotency/answer-once'
import type { Limiter } from '../limits/limits'
import type { Uploads } from '../uploads/uploads'
import { ApiError } from './api-error'
import { bodyStream } from './body-stream'
import type { AppContext, AppEnv, Arrival, Call, Session, Sessions, UserCall } from './context'
import { createDeadline } from './deadline'
import { answerLocale, success } from './envelope'
import { type EventStream, eventBody, eventStreamHeaders } from './event-stream'
import { fixedAnswer } from './fixed-answer'
import type { Implementation } from './implement'
import { changeGuard } from './origin-guard'
import { admit, rateLimit } from './rate-limit'
import { readJson } from './read-json'
import { requireOrganisation } from './require-organisation'
import type { SiteRegistry } from './site-registry'
import { requireStorable } from './storable-text'
import { validate } from './validate'
import { visitorCookies } from './visitor-cookies'

export interface MountOptions {
  db: Db
  clock: () => Date
  sessions: Sessions
  sites: SiteRegistry
  limiter: Limiter
  uploads: Uploads
  proxies: number
  deadlineMs?: number
}

/** `/nav/detail/{id}` is `/nav/detail/:id` to Hono. */
const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const receive = (c: AppContext, { endpoint, reception }: Implementation, uploads: Uploads) => {
  const { name, file: field, accepts } = endpoint
  if (field === undefined) return undefined
  if (!accepts || !reception) throw new Error(`[chuhai] ${name} does not say which files it takes`)
  return uploads.receive(
    { headers: c.req.raw.headers, body: bodyStream(c) },
    { field, ...accepts, ...reception },
  )
}

const readInput = async (c: AppContext, implementation: Implementation, uploads: Uploads) => {
  const { endpoint } = implementation
  const params = c.req.param()
  const query = c.req.query()
  requireStorable(params)
  requireStorable(query)
  return {
    params: validate(endpoint.params, params, 'params'),
    query: validate(endpoint.query, query, 'query'),
    body: endpoint.body && validate(endpoint.body, await readJson(c.req.raw), 'body'),
    file: await receive(c, implementation, uploads),
  }
}

const sessionOf = async (
  c: AppContext,
  { enter }: Implementation,
  sessions: Sessions,
  arrival: Arrival,
): Promise<Session | null> => {
  const entered = await enter?.(c.req.query(), arrival)
  if (entered) return entered
  const value = arrival.cookies.read('session')
  return value === undefined ? null : sessions.find(value, arrival.now)
}

const answer = async (c: AppContext, implementation: Implementation, options: MountOptions) => {
  const { endpoint, handler } = implementation
  const { db, sessions, clock, limiter, uploads } = options
  const deadline = createDeadline(options.deadlineMs && (implementation.deadlineMs ?? options.deadlineMs))
  const arrival: Arrival = { db, now: clock(), cookies: visitorCookies(c) }
  const session = await deadline.within(sessionOf(c, implementation, sessions, arrival))
  const user = session?.user ?? null
  if (endpoint.access === 'user' && !user) throw new ApiError('UNAUTHORIZED')
  const orgId = endpoint.ignoresOrganisation ? null : requireOrganisation(c, user)
  const key = endpoint.idempotent ? readKey(c) : null
  const siteOrigin = c.req.header('Origin') ?? ''
  const userId = user && Number(user.id)
  const asked: Call = { ...arrival, session, user, userId, orgId, siteOrigin, locale: answerLocale(c) }
  if (endpoint.file !== undefined) {
    await admit(limiter, 'upload', user?.id ?? '', endpoint.name)
    await deadline.within(implementation.reception?.permit(asked as UserCall) ?? Promise.resolve())
  }
  const input = await readInput(c, implementation, uploads)
  const now = clock()
  const call: Call = { ...asked, now }
  const run = async () => {
    const result = await handler(input as never, call as never)
    if (!endpoint.idempotent) return result
    const effect = result as Effect
    try {
      if (key !== null)
        return await answerOnce(
          db,
          { endpoint: endpoint.name, key, scope: user?.id ?? '', input, now },
          effect,
        )
      await writeRows(db, effect.writes)
      return effect.answer
    } catch (error) {
      throw effect.refusals?.[brokenConstraint(error) ?? ''] ?? error
    }
  }
  try {
    // A file takes its time, and most of it no database.
    return await (input.file ? run() : deadline.within(run()))
  } finally {
    await input.file?.discard()
  }
}

/** How an answer is given: as events, or as an envelope. */
const responder = (implementation: Implementation, options: MountOptions) => {
  const { endpoint, fixed } = implementation
  if (fixed !== undefined) return fixedAnswer(fixed)
  if (endpoint.stream)
    return async (c: AppContext) => {
      // Nobody would take the events.
      if (c.req.method === 'HEAD') throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: 'GET' } })
      const events = (await answer(c, implementation, options)) as EventStream<unknown>
      for (const [name, value] of Object.entries(eventStreamHeaders)) c.header(name, value)
      if (c.env?.events === undefined) return c.body(eventBody(events))
      c.env.events = events
      return c.body(null)
    }
  return async (c: AppContext) =>
    c.json(success(await answer(c, implementation, options), endpoint.successStatus))
}

/** Puts implementations on the API: each is limited, guarded, validated and wrapped alike. */
export const mount = (
  api: Hono<AppEnv>,
  implementations: readonly Implementation[],
  options: MountOptions,
): void => {
  const paths = new Map<string, string[]>()
  for (const implementation of implementations) {
    const { method, path, name, changes, errors } = implementation.endpoint
    const group = (changes ?? method !== 'GET') ? 'write' : 'read'
    const code = errors.includes('AI_TOO_OFTEN') ? 'AI_TOO_OFTEN' : 'TOO_MANY_REQUESTS'
    const limit = rateLimit({ ...options, group, what: group === 'write' ? name : '', code })
    const guards = changes ? [changeGuard(options.sites)] : []
    api.on(method, honoPath(path), limit, ...guards, responder(implementation, options))
    paths.set(path, [...(paths.get(path) ?? []), method])
  }
  for (const [path, methods] of paths) {
    api.all(honoPath(path), () => {
      throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: methods.join(', ') } })
    })
  }
}
