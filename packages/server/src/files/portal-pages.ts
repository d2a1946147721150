import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppContext, AppEnv } from '../http/context'
import { answerLocale } from '../http/envelope'
import type { Logger } from '../process/log'
import { failedPage } from './failed-page'
import { createPageShelf, type ReadyPage, readyPage } from './page-shelf'
import type { Page, Portal } from './portal'

const passedOn = ['Cookie', 'Accept-Language', 'X-Org-Id'] as const
/** Whoever sends one of these may be shown what others are not. */
const personal = ['Cookie', 'Authorization', 'X-Org-Id'] as const

interface PortalPages {
  app: Hono<AppEnv>
  portal: Portal
  log: Logger
  publicUrl: string
}

/** A page's own requests carry what the visitor's request carried, and come from nowhere else. */
const visitorHeaders = (c: AppContext, init?: RequestInit): Headers => {
  const headers = new Headers(init?.headers)
  for (const name of passedOn) {
    const value = c.req.header(name)
    if (value !== undefined && !headers.has(name)) headers.set(name, value)
  }
  return headers
}

const isAnonymous = (c: AppContext): boolean => personal.every((name) => c.req.header(name) === undefined)

const isKnown = (c: AppContext, etag: string): boolean =>
  (c.req.header('If-None-Match') ?? '').split(',').some((name) => name.trim().replace(/^W\//, '') === etag)

const send = (c: AppContext, { status, headers, body, etag }: ReadyPage, cacheControl: string): Response => {
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.header('Cache-Control', cacheControl)
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (etag === null) return c.body(body, status as ContentfulStatusCode)
  c.header('ETag', etag)
  return isKnown(c, etag) ? c.body(null, 304) : c.body(body, 200)
}

/** Renders every path that is nothing else. A page that fails is a plain page with the request's id. */
export const portalPages = ({ app, portal, log, publicUrl }: PortalPages) => {
  const shelf = createPageShelf()

  const render = async (c: AppContext, path: string, userAgent: string): Promise<Page> => {
    try {
      return await portal.render({
        // Joined as text: as a relative address, `//other.example` would be another host.
        url: publicUrl + path,
        userAgent,
        fetch: async (target, init) =>
          app.request(target, { ...init, headers: visitorHeaders(c, init) }, { ...c.env, isInProcess: true }),
      })
    } catch (err) {
      log.error({ requestId: c.get('requestId'), err }, 'page failed')
      return { status: 500, html: failedPage(c.get('requestId')) }
    }
  }

  return async (c: AppContext) => {
    const { pathname, search } = new URL(c.req.url)
    const path = pathname + search
    const userAgent = c.req.header('User-Agent') ?? ''
    const draw = async () => readyPage(await render(c, path, userAgent))
    if (!isAnonymous(c)) return send(c, await draw(), 'private, no-cache')
    const device = portal.deviceOf?.(userAgent) ?? userAgent
    return send(c, await shelf.take([answerLocale(c), device, path].join('\n'), draw), 'no-cache')
  }
}
