import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createApi } from './api'
import type { Db } from './database/db'
import { type Portal, pagesOf } from './files/portal'
import type { PreviousBuilds } from './files/previous-builds'
import { ApiError } from './http/api-error'
import { type Capacities, capacitiesOf } from './http/capacity'
import { warnOfProxy } from './http/client-address'
import type { AppEnv } from './http/context'
import { errorHandler } from './http/error-handler'
import { closeConnections, health } from './http/health'
import { requestId, requestLog } from './http/request-log'
import { pagePolicy, securityHeaders } from './http/security-headers'
import { createUnanswered } from './http/unanswered'
import { plainCookiesForSafari } from './http/visitor-cookies'
import { createVisitorSessions } from './http/visitor-sessions'
import { createLimiter, defaultLimits, type Limiter } from './limits/create-limiter'
import { noWays, type Ways } from './messages/ways/ways'
import { type Assistant, createAssistant } from './modules/assistant/service'
import { type Carriers, noCarriers } from './modules/carrier/carriers'
import { createDrafts } from './modules/editing/drafts'
import { uploadedFiles } from './modules/file/uploaded-files'
import { fileUsers } from './modules/file-users'
import type { PaymentProvider } from './modules/payment/provider'
import { createSignOn } from './modules/sign-on/service'
import { createSiteReader } from './modules/site/read-site'
import { createSiteRegistry } from './modules/site/registry'
import { adminHttp } from './operator/admin-http'
import { type Logger, silentLog } from './process/log'
import { serveBuilds } from './served-builds'
import { defaultAssistantSettings } from './settings/assistant'
import { noSignOn, type SignOnSettings } from './settings/sign-on'
import type { WeChatAddresses } from './settings/we-chat'
import { createUploads, type Uploads } from './uploads/uploads'

/** The app's dependencies and settings; everything but the database has a default. */
export interface AppOptions {
  db: Db
  clock?: () => Date
  log?: Logger
  signOn?: SignOnSettings
  limiter?: Limiter
  uploads?: Uploads
  assistant?: Assistant
  /** Null where payments are off. */
  payment?: PaymentProvider | null
  /** The carriers that are connected. */
  carriers?: Carriers
  publicUrl?: string
  /** The ways out of messages, by which codes go that confirm an address. */
  ways?: Ways
  /** Backs up the data folder into a new folder: a path, or a name in the folder of backups. */
  backup?: (folder: string) => Promise<void>
  /** The addresses of WeChat's QR codes; a missing one leads to the contact page. */
  weChat?: WeChatAddresses
  /** The external site where courses are booked; the portal's school by default. */
  courseUrl?: string | undefined
  /** Number of trusted proxies in front. */
  proxies?: number
  deadlineMs?: number
  /** How many streams and uploads run at the same time. */
  capacity?: Capacities
  /** False as soon as the process stops, so that other instances take over. */
  isReady?: () => boolean
  /** Folder of the built widgets. */
  widgets?: string
  portal?: Portal
  /** Files of earlier builds, and of those of other instances. */
  previousBuilds?: PreviousBuilds
}

/** The whole server as one Hono app: `app.request()` is a request without a network. */
export const createApp = (options: AppOptions): Hono<AppEnv> => {
  const {
    db,
    clock = () => new Date(),
    log = silentLog,
    limiter = createLimiter(defaultLimits),
    uploads = createUploads({ folder: join(tmpdir(), 'chuhai-uploads') }),
    assistant = createAssistant({ db, log, uploads, settings: defaultAssistantSettings }),
    payment = null,
    carriers = noCarriers,
    backup = () => Promise.reject(new ApiError('NOT_FOUND')),
    publicUrl = 'http://localhost:4000',
    ways = noWays,
    weChat = {},
    courseUrl = `${publicUrl}/school`,
    proxies = 0,
    capacity = capacitiesOf(4000, 64),
    isReady = () => true,
    widgets,
    portal,
    previousBuilds = {},
  } = options
  const sites = createSiteRegistry(db, () => clock().getTime())
  const signOn = createSignOn({ db, settings: options.signOn ?? noSignOn, publicUrl, log, sites })
  const drafts = createDrafts(db, clock)
  const app = new Hono<AppEnv>()
  app.use(
    requestId,
    requestLog(log),
    warnOfProxy(log, proxies),
    securityHeaders(publicUrl),
    plainCookiesForSafari(publicUrl),
    closeConnections(isReady),
  )
  app.onError(errorHandler(log))
  const unanswered = createUnanswered(app)
  app.notFound(unanswered)

  app.route('/', health(db, isReady))

  const { sessions } = signOn
  const visitorSessions = createVisitorSessions({ sessions, publicUrl })
  // Before CORS, so that no other site hears of it.
  app.route(
    '/',
    adminHttp({
      db,
      clock,
      visitorSessions,
      publicUrl,
      limiter,
      proxies,
      store: uploads.store,
      redraw: uploads.redraw,
      carriers,
      backup,
      statementOf: payment?.statement ?? null,
      readSite: createSiteReader(publicUrl),
      isPage: pagesOf(portal),
    }),
  )
  const parts = { db, clock, log, signOn, sites, visitorSessions, drafts, limiter, proxies, publicUrl }
  const { deadlineMs } = options
  app.use('/api/docs', pagePolicy(sites))
  app.route(
    '/api',
    createApi({
      ...parts,
      uploads,
      assistant,
      payment,
      carriers,
      ways,
      weChat,
      courseUrl,
      deadlineMs,
      capacity,
    }),
  )
  app.all('/api/*', unanswered)
  const { store } = uploads
  app.route('/', uploadedFiles({ db, clock, visitorSessions, limiter, proxies, store, fileUsers }))

  serveBuilds(app, { ...parts, widgets, portal, previousBuilds })
  return app
}
