import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Db } from './database/db'
import { apiDocument } from './document/routes'
import type { Portal } from './files/portal'
import { portalPages } from './files/portal-pages'
import { type BuildName, isHashed } from './files/previous-builds'
import { immutable, serveFiles, shortLived } from './files/serve-files'
import { closeConnections, health } from './health'
import { ApiError } from './http/api-error'
import { warnOfProxy } from './http/client-address'
import type { AppEnv } from './http/context'
import { cors } from './http/cors'
import { errorHandler } from './http/error-handler'
import { mount } from './http/mount'
import { originGuard } from './http/origin-guard'
import { rateLimit } from './http/rate-limit'
import { requestId, requestLog } from './http/request-log'
import { apiHeaders, pagePolicy, securityHeaders } from './http/security-headers'
import { createLimiter, defaultLimits, type Limiter } from './limits/create-limiter'
import { type Assistant, createAssistant } from './modules/assistant/service'
import { defaultAssistantSettings } from './modules/assistant/settings'
import { uploadedFiles } from './modules/file/uploaded-files'
import { implementationsOf } from './modules/implementations'
import { signOnPages } from './modules/sign-on/pages/routes'
import { createSignOn } from './modules/sign-on/service'
import { noSignOn, type SignOnSettings } from './modules/sign-on/settings'
import { qrImages, type WeChatAddresses } from './modules/site/qr'
import { createSiteRegistry } from './modules/site/registry'
import { mediaDir } from './process/folders'
import { type Logger, silentLog } from './process/log'
import { createUploads, type Uploads } from './uploads/uploads'

/** What the app stands on; everything but the database has a default. */
export interface AppOptions {
  db: Db
  clock?: () => Date
  log?: Logger
  signOn?: SignOnSettings
  limiter?: Limiter
  uploads?: Uploads
  assistant?: Assistant
  publicUrl?: string
  /** What WeChat's QR codes hold; a door without an address leads to the contact page. */
  weChat?: WeChatAddresses
  /** The outside site where courses are booked; our school where there is none. */
  courseUrl?: string | undefined
  /** Count of trusted proxies in front. */
  proxies?: number
  deadlineMs?: number
  /** False as soon as the process is about to stop: other instances take over. */
  isReady?: () => boolean
  /** Folder of the built widgets. */
  widgets?: string
  portal?: Portal
  /** Folders of the files that earlier builds of these had. */
  previousBuilds?: Partial<Record<BuildName, string>>
}

const notFound = () => {
  throw new ApiError('NOT_FOUND')
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
    publicUrl = 'http://localhost:4000',
    weChat = {},
    courseUrl = `${publicUrl}/school`,
    proxies = 0,
    isReady = () => true,
    widgets,
    portal,
    previousBuilds = {},
  } = options
  const sites = createSiteRegistry(db)
  const signOn = createSignOn({ db, settings: options.signOn ?? noSignOn, publicUrl, log, sites })
  const app = new Hono<AppEnv>()
  app.use(
    requestId,
    requestLog(log),
    warnOfProxy(log, proxies),
    securityHeaders(publicUrl),
    closeConnections(isReady),
  )
  app.onError(errorHandler(log))
  app.notFound(notFound)

  app.route('/', health(db, isReady))

  const api = new Hono<AppEnv>()
  api.use(apiHeaders, cors(sites))
  // Before the guard: a browser sends the form that signs out, and checks of its own let it in.
  api.route('/', signOnPages({ db, clock, log, signOn, sites, limiter, proxies }))
  api.use(originGuard(sites))
  api.route('/', apiDocument())
  api.route('/site/qr', qrImages(publicUrl, weChat))
  api.get('/site/course', (c) => c.redirect(courseUrl))
  mount(api, implementationsOf({ db, assistant, signOn, uploads, publicUrl, weChat }), {
    db,
    clock,
    sessions: signOn.sessions,
    sites,
    limiter,
    uploads,
    proxies,
    deadlineMs: options.deadlineMs,
  })
  app.use('/api/docs', pagePolicy(sites))
  app.route('/api', api)
  app.all('/api/*', notFound)
  app.route(
    '/',
    uploadedFiles({ db, clock, sessions: signOn.sessions, limiter, proxies, store: uploads.store }),
  )

  if (widgets)
    app.use(
      '/widgets/*',
      serveFiles({
        folder: widgets,
        previous: previousBuilds.widgets,
        prefix: '/widgets',
        isCrossOrigin: true,
        cacheControl: widgetCache,
      }),
    )
  app.use(
    '/media/*',
    serveFiles({ folder: mediaDir, prefix: '/media', isCrossOrigin: true, cacheControl: () => shortLived }),
  )
  if (portal) {
    const cacheControl = (name: string) => (isHashed('portal', name) ? immutable : shortLived)
    app.use(
      serveFiles({ folder: portal.clientDir, previous: previousBuilds.portal, prefix: '', cacheControl }),
    )
    app.use(pagePolicy(sites, signOn.frames), rateLimit({ limiter, proxies, group: 'page' }))
    app.get('*', portalPages({ app, portal, log, publicUrl }))
  }
  return app
}

const widgetCache = (name: string): string => (isHashed('widgets', name) ? immutable : shortLived)
