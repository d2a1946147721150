import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppContext, AppEnv, Drafts } from '../http/context'
import { answerLocale } from '../http/envelope'
import { isForFrame } from '../http/security-headers'
import { cookieHeader, visitorCookies } from '../http/visitor-cookies'
import type { Logger } from '../process/log'
import { draftPage } from './draft-page'
import { createPageCache, type EncodedPage, encodePage } from './page-cache'
import type { Page, Portal } from './portal'

interface PortalPages {
  app: Hono<AppEnv>
  portal: Portal
  log: Logger
  publicUrl: string
  drafts: Drafts
  clock: () => Date
}

/** The headers of a page's own requests: a document is the same for all readers of a language, but for those of a draft. */
const readerHeaders = (c: AppContext, draft: string | undefined, init?: RequestInit): Headers => {
  const headers = new Headers(init?.headers)
  const language = c.req.header('Accept-Language')
  if (language !== undefined && !headers.has('Accept-Language')) headers.set('Accept-Language', language)
  if (draft !== undefined) headers.set('Cookie', cookieHeader('draft', draft))
  return headers
}

/** A page in a frame is always sent whole: a browser may keep an old policy of frames beside a 304. */
const isKnown = (c: AppContext, etag: string): boolean =>
  !isForFrame(c) &&
  (c.req.header('If-None-Match') ?? '').split(',').some((name) => name.trim().replace(/^W\//, '') === etag)

const userAgentOf = (c: AppContext): string => c.req.header('User-Agent') ?? ''

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
  const draftCache = createPageCache()

  const render = async (c: AppContext, path: string, draft?: string): Promise<Page> => {
    try {
      return await portal.render({
        // Joined as text: as a relative address, `//other.example` would be another host.
        url: publicUrl + path,
        userAgent: userAgentOf(c),
        fetch: async (target, init) =>
          app.request(
            target,
            { ...init, headers: readerHeaders(c, draft, init) },
            { ...c.env, isInProcess: true },
          ),
      })
    } catch (err) {
      log.error({ requestId: c.get('requestId'), err }, 'page failed')
      return { status: 500, html: failedPage(c.get('requestId')) }
    }
  }

  return async (c: AppContext) => {
    const { pathname, search } = new URL(c.req.url)
    const path = pathname + search
    const device = portal.deviceOf?.(userAgentOf(c)) ?? userAgentOf(c)
    const secret = visitorCookies(c).read('draft')
    const draft = secret !== undefined && (await drafts.isOpen(secret, clock())) ? secret : undefined
    const key = [draft ?? '', answerLocale(c), device, path].join('\n')
    if (draft === undefined)
      return send(c, await cache.get(key, async () => encodePage(await render(c, path))), 'no-cache')
    c.header('X-Robots-Tag', 'noindex')
    const drafted = async () => encodePage(draftPage(await render(c, path, draft)))
    return send(c, { ...(await draftCache.get(key, drafted)), etag: null }, 'private, no-store')
  }
}
