import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppContext, AppEnv } from '../http/context'
import { answerLocale } from '../http/envelope'
import type { Logger } from '../process/log'
import { failedPage } from './failed-page'
import { createPageCache, type EncodedPage, encodePage } from './page-cache'
import type { Page, Portal } from './portal'

const forwardedHeaders = ['Cookie', 'Accept-Language', 'X-Org-Id'] as const
/** Requests with one of these may get a page of their own. */
const personalHeaders = ['Cookie', 'Authorization', 'X-Org-Id'] as const

interface PortalPages {
  app: Hono<AppEnv>
  portal: Portal
  log: Logger
  publicUrl: string
}

/** A page's own requests carry what the visitor's request carried, and come from nowhere else. */
const visitorHeaders = (c: AppContext, init?: RequestInit): Headers => {
  const headers = new Headers(init?.headers)
  for (const name of forwardedHeaders) {
    const value = c.req.header(name)
    if (value !== undefined && !headers.has(name)) headers.set(name, value)
  }
  return headers
}

const isAnonymous = (c: AppContext): boolean =>
  personalHeaders.every((name) => c.req.header(name) === undefined)

const isKnown = (c: AppContext, etag: string): boolean =>
  (c.req.header('If-None-Match') ?? '').split(',').some((name) => name.trim().replace(/^W\//, '') === etag)

const send = (
  c: AppContext,
  { status, headers, body, etag }: EncodedPage,
  cacheControl: string,
): Response => {
  c.header('Content-Type', 'text/html; charset=utf-8')
  c.header('Cache-Control', cacheControl)
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  if (etag === null) return c.body(body, status as ContentfulStatusCode)
  c.header('ETag', etag)
  return isKnown(c, etag) ? c.body(null, 304) : c.body(body, 200)
}

/** Renders every path that no other route has. A page that fails becomes a plain page with the request's id. */
export const portalPages = ({ app, portal, log, publicUrl }: PortalPages) => {
  const cache = createPageCache()

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
    const renderEncoded = async () => encodePage(await render(c, path, userAgent))
    if (!isAnonymous(c)) return send(c, await renderEncoded(), 'private, no-cache')
    const device = portal.deviceOf?.(userAgent) ?? userAgent
    return send(c, await cache.get([answerLocale(c), device, path].join('\n'), renderEncoded), 'no-cache')
  }
}
