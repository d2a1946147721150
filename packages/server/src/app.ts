import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Db } from './database/db'
import { apiDocument } from './document/routes'
import { type Portal, pagesOf } from './files/portal'
import { portalPages } from './files/portal-pages'
import { neverChanges, type PreviousBuilds } from './files/previous-builds'
import { immutable, serveFiles, shortLived } from './files/serve-files'
import { closeConnections, health } from './health'
import { ApiError } from './http/api-error'
import { type Capacities, capacitiesOf } from './http/capacity'
import { warnOfProxy } from './http/client-address'
import type { AppEnv } from './http/context'
import { cors } from './http/cors'
import { errorHandler } from './http/error-handler'
import { mount } from './http/mount'
import { originGuard } from './http/origin-guard'
import { rateLimit } from './http/rate-limit'
import { requestId, requestLog } from './http/request-log'
import { apiHeaders, filePolicy, pagePolicy, securityHeaders } from './http/security-headers'
import { createUnanswered } from './http/unanswered'
import { createVisitorSessions } from './http/visitor-sessions'
import { createLimiter, defaultLimits, type Limiter } from './limits/create-limiter'
import { type Assistant, createAssistant } from './modules/assistant/service'
import { defaultAssistantSettings } from './modules/assistant/settings'
import { draftLinks } from './modules/editing/draft-links'
import { createDrafts } from './modules/editing/drafts'
import { editedPictures } from './modules/editing/edited-pictures'
import { uploadedFiles } from './modules/file/uploaded-files'
import { fileUsers } from './modules/file-users'
import { implementationsOf } from './modules/implementations'
import { calendarFile } from './modules/live/calendar-file'
import { paymentNotifications } from './modules/payment/notifications'
import type { PaymentProvider } from './modules/payment/provider'
import { classCalendar } from './modules/school/class-calendar'
import { streamFiles } from './modules/school/learning/stream-files'
import { backChannelLogout } from './modules/sign-on/back-channel'
import { signOnPages } from './modules/sign-on/pages/routes'
import { createSignOn } from './modules/sign-on/service'
import { noSignOn, type SignOnSettings } from './modules/sign-on/settings'
import { qrImages, type WeChatAddresses } from './modules/site/qr'
import { createSiteReader } from './modules/site/read-site'
import { createSiteRegistry } from './modules/site/registry'
import { adminHttp } from './operator/admin-http'
import { mediaDir } from './process/folders'
import { type Logger, silentLog } from './process/log'
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
  publicUrl?: string
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
    backup = () => Promise.reject(new ApiError('NOT_FOUND')),
    publicUrl = 'http://localhost:4000',
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
      backup,
      statementOf: payment?.statement ?? null,
      readSite: createSiteReader(publicUrl),
      isPage: pagesOf(portal),
    }),
  )
  const api = new Hono<AppEnv>()
  api.use(apiHeaders, cors(sites))
  // Before the guard: a browser submits the logout form, which has checks of its own.
  api.route('/', signOnPages({ db, clock, log, signOn, sites, limiter, proxies }))
  // Before the guard, too: providers sign what they send.
  api.route('/', backChannelLogout({ clock, log, limiter, proxies, signOn }))
  api.route('/', paymentNotifications({ db, clock, log, limiter, proxies, provider: payment }))
  api.use(originGuard(sites))
  api.route('/', apiDocument())
  api.route('/content/draft', draftLinks({ db, clock }))
  api.route('/site/qr', qrImages(publicUrl, weChat))
  api.get('/site/course', (c) => c.redirect(courseUrl))
  api.use('/liveBroadcast/:id/calendar.ics', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/liveBroadcast', calendarFile({ db, clock, publicUrl }))
  api.use('/school/film/*', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/school/film', streamFiles({ db, clock, visitorSessions }))
  api.use('/school/class/:id/calendar.ics', rateLimit({ limiter, proxies, group: 'read' }))
  api.route('/school/class', classCalendar({ db, clock, publicUrl }))
  const implementations = implementationsOf({
    db,
    log,
    limiter,
    assistant,
    payment,
    signOn,
    sites,
    uploads,
    publicUrl,
    weChat,
  })
  mount(api, implementations, {
    db,
    clock,
    sessions,
    visitorSessions,
    sites,
    drafts,
    limiter,
    uploads,
    proxies,
    deadlineMs: options.deadlineMs,
    capacity,
  })
  app.use('/api/docs', pagePolicy(sites))
  app.route('/api', api)
  app.all('/api/*', unanswered)
  const { store } = uploads
  app.route('/', uploadedFiles({ db, clock, visitorSessions, limiter, proxies, store, fileUsers }))

  if (widgets)
    app.get(
      '/widgets/*',
      serveFiles({
        folder: widgets,
        previous: previousBuilds.widgets,
        prefix: '/widgets',
        isCrossOrigin: true,
        cacheControl: widgetCache,
        originalName: withoutTries,
      }),
    )
  app.get(
    '/media/*',
    editedPictures({ db, drafts, clock }),
    serveFiles({ folder: mediaDir, prefix: '/media', isCrossOrigin: true, cacheControl: () => shortLived }),
  )
  if (portal) {
    const cacheControl = (name: string) => (neverChanges('portal', name) ? immutable : shortLived)
    app.use(
      filePolicy(signOn.frames),
      serveFiles({
        folder: portal.clientDir,
        previous: previousBuilds.portal,
        prefix: '',
        cacheControl,
      }),
    )
    app.use(pagePolicy(sites, signOn.frames), rateLimit({ limiter, proxies, group: 'page' }))
    app.get('*', portalPages({ app, portal, log, publicUrl, drafts, clock }))
  }
  return app
}

const widgetCache = (name: string): string => (neverChanges('widgets', name) ? immutable : shortLived)

/** The loader's further tries, `/~2/…` and `/parts~2/…`, have the same files as the first. */
const withoutTries = (name: string): string =>
  name.replace(/^\/~\d{1,3}(?=\/)/, '').replace(/^\/parts~[a-z]?\d{1,3}(?=\/)/, '/parts')
