import { localeOf } from '@chuhai/contract'
import { Hono } from 'hono'
import type { Db } from '../../../database/db'
import type { ApiError } from '../../../http/api-error'
import type { AppContext, AppEnv, RequestContext, SiteRegistry } from '../../../http/context'
import { deviceOf } from '../../../http/device'
import { errorHandler } from '../../../http/error-handler'
import { rateLimit } from '../../../http/rate-limit'
import { requireStorable } from '../../../http/storable-text'
import { visitorCookies } from '../../../http/visitor-cookies'
import type { Limiter } from '../../../limits/create-limiter'
import type { Logger } from '../../../process/log'
import type { SignOn } from '../service'
import { callbackScript, frameScript, pageStyle } from './assets'
import { answerCallback } from './callback'
import { sendFailure, textOf } from './failure'
import { answerLoggedOut, answerLogout } from './logout'
import { startSignOn } from './start'

interface SignOnPagesOptions {
  db: Db
  clock: () => Date
  log: Logger
  signOn: SignOn
  sites: SiteRegistry
  limiter: Limiter
  proxies: number
}

/** Pages that browsers open on the way to a provider and back (specification 7.1). */
export const signOnPages = (options: SignOnPagesOptions): Hono<AppEnv> => {
  const { db, clock, log, signOn, sites } = options
  const contextOf = (c: AppContext): RequestContext => {
    // These addresses hold codes and states.
    c.header('Referrer-Policy', 'no-referrer')
    requireStorable(c.req.param())
    requireStorable(c.req.query())
    return {
      db,
      now: clock(),
      cookies: visitorCookies(c),
      device: deviceOf(c.req.header('User-Agent') ?? ''),
    }
  }

  const start = (isApplet: boolean) => async (c: AppContext) => {
    const context = contextOf(c)
    const query = c.req.query()
    const locale = localeOf(query.locale)
    const client = c.req.param('client') ?? ''
    const address = await startSignOn(signOn, sites, { client, query, isApplet, locale, context })
    return c.redirect(address.href, 302)
  }

  /** Shown to the visitor, also in a frame: whose, its request may not say, and nothing on it does anything when it is pressed. */
  const fail = async (c: AppContext, error: ApiError) => {
    c.set('errorCode', error.code)
    for (const [name, value] of Object.entries(error.details.headers ?? {})) c.header(name, value)
    const locale = localeOf(c.req.query('locale'))
    const text = textOf(error.code, locale)
    return sendFailure(c, {
      status: error.httpStatus,
      locale,
      text,
      ancestors: ['*'],
      script: '/api/sign-on/frame.js',
    })
  }

  const counted = (what: string) => rateLimit({ ...options, group: 'write', what })
  const viewed = rateLimit({ ...options, group: 'page' })
  const app = new Hono<AppEnv>()
  app.onError(errorHandler(log, fail))
  app.get('/oauth2/authorization/:client', counted('startSignOn'), start(false))
  app.get('/oauth2/authorization/:client/applet', counted('startSignOn'), start(true))
  app.get('/login/oauth2/callback/:client', counted('signOnCallback'), (c) =>
    answerCallback(c, signOn, contextOf(c)),
  )
  app.on(['GET', 'POST'], '/logout', viewed, (c) => answerLogout(c, signOn, contextOf(c)))
  app.get('/logout/done', viewed, (c) => answerLoggedOut(c, signOn, contextOf(c)))
  for (const [name, script] of Object.entries({ callback: callbackScript, frame: frameScript }))
    app.get(`/sign-on/${name}.js`, (c) =>
      c.text(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    )
  app.get('/sign-on/page.css', (c) => c.text(pageStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  return app
}
