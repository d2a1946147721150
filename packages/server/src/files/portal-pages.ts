import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppContext, AppEnv, Drafts } from '../http/context'
import { answerLocale } from '../http/envelope'
import { visitorCookies } from '../http/visitor-cookies'
import type { Logger } from '../process/log'
import { draftPage } from './draft-page'
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
  drafts: Drafts
  clock: () => Date
}

/** Returns the headers of a page's own requests, with those of the visitor's request. */
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

/** The page of a failed portal; it needs no file, style or script. */
const failedPage = (requestId: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>500 - 出海云</title>
</head>
<body>
<h1>500</h1>
<p>系统错误，请稍后再试！</p>
<p><a href="/">返回首页</a></p>
<p>${requestId}</p>
</body>
</html>
`

/** Renders every path without another route. A page that fails becomes a plain page with the request's id. */
export const portalPages = ({ app, portal, log, publicUrl, drafts, clock }: PortalPages) => {
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
    const secret = visitorCookies(c).read('draft')
    if (secret !== undefined && (await drafts.isOpen(secret, clock()))) {
      c.header('X-Robots-Tag', 'noindex')
      return send(c, encodePage(draftPage(await render(c, path, userAgent))), 'private, no-store')
    }
    if (!isAnonymous(c)) return send(c, await renderEncoded(), 'private, no-cache')
    const device = portal.deviceOf?.(userAgent) ?? userAgent
    return send(c, await cache.get([answerLocale(c), device, path].join('\n'), renderEncoded), 'no-cache')
  }
}
