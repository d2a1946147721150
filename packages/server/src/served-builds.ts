import type { Hono } from 'hono'
import type { Db } from './database/db'
import type { Portal } from './files/portal'
import { portalPages } from './files/portal-pages'
import { neverChanges, type PreviousBuilds } from './files/previous-builds'
import { immutable, serveFiles, shortLived } from './files/serve-files'
import type { AppEnv, Drafts, SiteRegistry } from './http/context'
import { rateLimit } from './http/rate-limit'
import { filePolicy, pagePolicy } from './http/security-headers'
import type { Limiter } from './limits/create-limiter'
import { editedPictures } from './modules/editing/edited-pictures'
import type { SignOn } from './modules/sign-on/service'
import { mediaDir } from './process/folders'
import type { Logger } from './process/log'

interface ServedBuilds {
  db: Db
  clock: () => Date
  log: Logger
  signOn: SignOn
  sites: SiteRegistry
  drafts: Drafts
  limiter: Limiter
  proxies: number
  publicUrl: string
  /** Folder of the built widgets. */
  widgets: string | undefined
  portal: Portal | undefined
  previousBuilds: PreviousBuilds
}

const widgetCache = (name: string): string => (neverChanges('widgets', name) ? immutable : shortLived)

/** The loader's further tries, `/~2/…` and `/parts~2/…`, have the same files as the first. */
const withoutTries = (name: string): string =>
  name.replace(/^\/~\d{1,3}(?=\/)/, '').replace(/^\/parts~[a-z]?\d{1,3}(?=\/)/, '/parts')

/** Serves the built widgets, pictures, and last the portal, whose pages are every other address. */
export const serveBuilds = (app: Hono<AppEnv>, served: ServedBuilds): void => {
  const { db, clock, log, signOn, sites, drafts, limiter, proxies, publicUrl } = served
  const { widgets, portal, previousBuilds } = served
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
}
