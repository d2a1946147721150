import { organisationHeader } from '@chuhai/contract/constants'
import { checksOrganisation, type EndpointShape, isRead } from '@chuhai/contract/endpoint'
import { scopesOf } from '@chuhai/contract/site-scope'
import type { UserInfo } from '@chuhai/contract/user'
import type { Hono } from 'hono'
import type { Db } from '../database/db'
import type { Limiter } from '../limits/create-limiter'
import { ApiError } from './api-error'
import { bodyStream } from './body-stream'
import { type Capacities, createGauge, type Gauge } from './capacity'
import type {
  AppContext,
  AppEnv,
  Call,
  Drafts,
  EnterContext,
  Sessions,
  SiteRegistry,
  UserCall,
  VisitorSession,
} from './context'
import { readableByAll } from './cors'
import { createDeadline } from './deadline'
import { deviceOf } from './device'
import { answerLocale, success } from './envelope'
import { type EventStream, eventBody, eventStreamHeaders } from './event-stream'
import type { Implementation } from './implement'
import { createOpenStreams, type OpenStreams } from './open-streams'
import { changeGuard } from './origin-guard'
import { admit, rateLimit, senderOf } from './rate-limit'
import { readInput } from './read-input'
import type { FileReceiver } from './received-file'
import { requireShownUser } from './shown-user'
import { staticHandler } from './static-answer'
import { applyOnce, type Effect, readKey } from './submission'
import { visitorCookies } from './visitor-cookies'
import type { VisitorSessions } from './visitor-sessions'

/** Returns the organisation that the request acts for; visitors have none. Throws where the user is no member of it. */
const requireOrganisation = (c: AppContext, user: UserInfo | null): string | null => {
  const orgId = c.req.header(organisationHeader)
  if (!user || !orgId) return null
  if (!user.userOrgInfoList.some((organisation) => organisation.orgId === orgId))
    throw new ApiError('ORG_FORBIDDEN')
  return orgId
}

/** Refuses a call for a signed-in visitor from a page of another site whose scopes include none that it belongs to. */
const requireScope = async (
  site: string | null,
  endpoint: EndpointShape,
  sites: SiteRegistry,
): Promise<void> => {
  const scopes = site === null ? [] : scopesOf(endpoint)
  if (site === null || scopes.length === 0) return
  const allowed = await Promise.all(scopes.map((scope) => sites.allows(site, scope)))
  if (!allowed.includes(true)) throw new ApiError('SITE_SCOPE_MISSING')
}

export interface MountOptions {
  db: Db
  clock: () => Date
  sessions: Sessions
  visitorSessions: VisitorSessions
  sites: SiteRegistry
  drafts: Drafts
  limiter: Limiter
  uploads: FileReceiver
  proxies: number
  deadlineMs?: number
  /** How much runs at the same time in this process. */
  capacity: Capacities
}

interface SharedOptions extends MountOptions {
  streams: OpenStreams
  receiving: Gauge
}

/** `/nav/detail/{id}` is `/nav/detail/:id` to Hono. */
export const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const receive = (c: AppContext, { endpoint, uploadPolicy }: Implementation, uploads: FileReceiver) => {
  const { name, file: field, accepts } = endpoint
  if (field === undefined) return undefined
  if (!accepts || !uploadPolicy) throw new Error(`[chuhai] ${name} does not say which files it takes`)
  return uploads.receive(
    { headers: c.req.raw.headers, body: bodyStream(c) },
    { field, ...accepts, ...uploadPolicy },
  )
}

/** The user whose rate limit a request counts against; null, which counts the address, also for a rejected token. */
const findUser = async (c: AppContext, { visitorSessions, clock, deadlineMs }: MountOptions) => {
  const session = visitorSessions.of(c, clock()).catch((error) => {
    if (error instanceof ApiError) return null
    throw error
  })
  return (await createDeadline(deadlineMs).within(session))?.user ?? null
}

const sessionOf = async (
  c: AppContext,
  { enter }: Implementation,
  visitorSessions: VisitorSessions,
  context: EnterContext,
): Promise<VisitorSession | null> =>
  (await enter?.(c.req.query(), context)) ?? visitorSessions.of(c, context.now)

const answer = async (c: AppContext, implementation: Implementation, options: SharedOptions) => {
  const { endpoint, handler } = implementation
  const { db, visitorSessions, clock, limiter, uploads } = options
  const deadline = createDeadline(options.deadlineMs && (implementation.deadlineMs ?? options.deadlineMs))
  const at = clock()
  const context: EnterContext = {
    db,
    now: at,
    cookies: visitorCookies(c),
    device: deviceOf(c.req.header('User-Agent') ?? ''),
    provenKey: () => visitorSessions.beginning(c, at),
    renewedSession: () => visitorSessions.ofOldToken(c, at),
  }
  const site = visitorSessions.siteOf(c)
  await deadline.within(requireScope(site, endpoint, options.sites))
  const session = await deadline.within(sessionOf(c, implementation, visitorSessions, context))
  const user = session?.user ?? null
  if (endpoint.access === 'user' && !user) throw new ApiError('UNAUTHORIZED')
  requireShownUser(c, endpoint, user)
  const orgId = checksOrganisation(endpoint) ? requireOrganisation(c, user) : null
  const key = endpoint.idempotent ? readKey(c) : null
  const siteOrigin = c.req.header('Origin') ?? ''
  const userId = user && Number(user.id)
  const sender = senderOf(c, user, options.proxies)
  const asked: Call = {
    ...context,
    session,
    user,
    userId,
    orgId,
    siteOrigin,
    site,
    sender,
    locale: answerLocale(c),
  }
  const respond = async () => {
    const input = { ...(await readInput(c, endpoint)), file: await receive(c, implementation, uploads) }
    const now = clock()
    const call: Call = { ...asked, now }
    const secret = implementation.showsDrafts ? context.cookies.read('draft') : undefined
    const handle = async () =>
      secret === undefined
        ? handler(input, call)
        : options.drafts.read(
            secret,
            now,
            async (db) => handler(input, { ...call, db }),
            () => !c.req.raw.signal.aborted,
          )
    const submission =
      key === null ? null : { endpoint: endpoint.name, key, scope: user?.id ?? '', input, now }
    const run = () =>
      endpoint.idempotent ? applyOnce(db, submission, async () => (await handle()) as Effect) : handle()
    try {
      // Storing a file takes long, mostly without the database.
      return await (input.file ? run() : deadline.within(run()))
    } finally {
      await input.file?.discard()
    }
  }

  if (endpoint.stream) return options.streams.open(respond, user?.id, session?.secret)
  if (endpoint.file === undefined) return respond()
  await admit(limiter, 'upload', sender, endpoint.name)
  await deadline.within(implementation.uploadPolicy?.permit(asked as UserCall) ?? Promise.resolve())
  const leave = options.receiving.enter(user?.id)
  return respond().finally(leave)
}

/** Returns the route's handler: it answers with events, or with an envelope. */
const responder = (implementation: Implementation, options: SharedOptions) => {
  const { endpoint, staticAnswer } = implementation
  if (staticAnswer !== undefined) return staticHandler(staticAnswer)
  if (endpoint.stream)
    return async (c: AppContext) => {
      // HEAD has no body to read events from.
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

/** Adds implementations to the API: each is rate-limited, guarded, validated and wrapped in an envelope. */
export const mount = (
  api: Hono<AppEnv>,
  implementations: readonly Implementation[],
  options: MountOptions,
): void => {
  const { sessions, clock, capacity } = options
  const shared: SharedOptions = {
    ...options,
    streams: createOpenStreams({ sessions, clock, capacity: capacity.streams }),
    receiving: createGauge(capacity.uploads),
  }
  for (const implementation of implementations) {
    const { endpoint } = implementation
    const { method, path, name, changes, errors = [] } = endpoint
    const group = isRead(endpoint) ? 'read' : 'write'
    const code = errors.includes('AI_TOO_OFTEN') ? 'AI_TOO_OFTEN' : 'TOO_MANY_REQUESTS'
    const what = group === 'write' ? name : ''
    const limit = rateLimit({ ...options, group, what, code, findUser: (c) => findUser(c, options) })
    const guards = [
      ...(changes ? [changeGuard(options.sites)] : []),
      ...(endpoint.readableByAll ? [readableByAll] : []),
    ]
    api.on(method, honoPath(path), limit, ...guards, responder(implementation, shared))
  }
}
