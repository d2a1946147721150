import type { EndpointShape } from '@chuhai/contract'
import type { Hono } from 'hono'
import type { Db } from '../database/db'
import { writeRows } from '../database/write-rows'
import { answerOnce, type Effect, readKey } from '../idempotency/answer-once'
import type { Limiter } from '../limits/limits'
import { ApiError } from './api-error'
import type { AppContext, AppEnv, Call, Sessions } from './context'
import { createDeadline } from './deadline'
import { success } from './envelope'
import type { Implementation } from './implement'
import { rateLimit } from './rate-limit'
import { readJson } from './read-json'
import { requireOrganisation } from './require-organisation'
import { requireStorable } from './storable-text'
import { validate } from './validate'

export interface MountOptions {
  db: Db
  clock: () => Date
  sessions: Sessions
  limiter: Limiter
  proxies: number
  deadlineMs?: number
}

/** `/nav/detail/{id}` is `/nav/detail/:id` to Hono. */
const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const readInput = async (c: AppContext, endpoint: EndpointShape) => {
  const params = c.req.param()
  const query = c.req.query()
  requireStorable(params)
  requireStorable(query)
  return {
    params: validate(endpoint.params, params, 'params'),
    query: validate(endpoint.query, query, 'query'),
    body: endpoint.body && validate(endpoint.body, await readJson(c.req.raw), 'body'),
  }
}

const answer = async (c: AppContext, { endpoint, handler }: Implementation, options: MountOptions) => {
  const { db, sessions, clock } = options
  const deadline = createDeadline(options.deadlineMs)
  const user = await deadline.within(sessions.find(c.req.raw))
  if (endpoint.access === 'user' && !user) throw new ApiError('UNAUTHORIZED')
  const orgId = endpoint.ignoresOrganisation ? null : requireOrganisation(c, user)
  const key = endpoint.idempotent ? readKey(c) : null
  const input = await readInput(c, endpoint)
  const now = clock()
  const call: Call = { db, now, user, orgId, siteOrigin: c.req.header('Origin') ?? '' }
  const run = async () => {
    const result = await handler(input as never, call)
    if (!endpoint.idempotent) return result
    const effect = result as Effect
    if (key !== null)
      return answerOnce(db, { endpoint: endpoint.name, key, scope: user?.id ?? '', input, now }, effect)
    await writeRows(db, effect.writes)
    return effect.answer
  }
  return deadline.within(run())
}

/** Puts implementations on the API: each is limited, guarded, validated and wrapped alike. */
export const mount = (
  api: Hono<AppEnv>,
  implementations: readonly Implementation[],
  options: MountOptions,
): void => {
  const paths = new Map<string, string[]>()
  for (const implementation of implementations) {
    const { method, path, name } = implementation.endpoint
    const group = method === 'GET' ? 'read' : 'write'
    const limit = rateLimit({ ...options, group, what: group === 'write' ? name : '' })
    api.on(method, honoPath(path), limit, async (c) =>
      c.json(success(await answer(c, implementation, options))),
    )
    paths.set(path, [...(paths.get(path) ?? []), method])
  }
  for (const [path, methods] of paths) {
    api.all(honoPath(path), () => {
      throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: methods.join(', ') } })
    })
  }
}
