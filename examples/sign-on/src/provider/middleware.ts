import type { KoaContextWithOIDC as Context, Provider } from 'oidc-provider'
import { type Files, filesPath } from '../files'
import type { ProviderOptions } from '../options'
import { writeLogOut, writeNotice } from '../pages/notices'
import type { PageContext } from '../pages/page'
import { cookieNames, cookieOptions } from './configuration'
import { areCookiesBlocked } from './cookies'

const originsOf = ({ clients, frameAncestors }: ProviderOptions) => {
  const addresses = clients.flatMap((client) => [...client.redirectUris, ...client.postLogoutRedirectUris])
  return [...new Set([...addresses.map((address) => new URL(address).origin), ...frameAncestors])]
}

/**
 * The headers of every page. A browser holds the redirects after a form to `form-action` as well: the application's
 * own addresses and the sites that it may lead back to belong to it.
 */
const createPagePolicy = (options: ProviderOptions) => {
  const policy = (ancestors: string[]) => ({
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      `form-action ${["'self'", ...originsOf(options)].join(' ')}`,
      `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    ...(ancestors.length === 0 && { 'X-Frame-Options': 'DENY' }),
    'X-Content-Type-Options': 'nosniff',
    // Any stricter, and the browser would not say where our own forms come from.
    'Referrer-Policy': 'same-origin',
  })
  return {
    /** Registered sites may frame log-in, registration and their errors. */
    framed: policy(options.frameAncestors),
    /** The sign-out question cannot be framed, which prevents clickjacking. */
    alone: policy([]),
  }
}

interface Parts {
  provider: Provider
  options: ProviderOptions
  files: Files
  pageOf: (ctx: Context) => PageContext
  /** Handles the pages of an interaction; resolves to false for any other address. */
  interaction: (ctx: Context) => Promise<boolean>
  /** The same for the pages of passwords. */
  passwordPages: (ctx: Context) => Promise<boolean>
}

/** Headers, our own pages and files, in front of the library. */
export const createMiddleware = ({ provider, options, files, pageOf, interaction, passwordPages }: Parts) => {
  const { host } = new URL(provider.issuer)
  const policy = createPagePolicy(options)

  const serveFile = (ctx: Context): boolean => {
    const file = ctx.path.startsWith(filesPath) ? files.find(ctx.path.slice(filesPath.length)) : undefined
    if (!file) return false
    const isMarked = ctx.querystring === file.mark
    ctx.set('Cache-Control', isMarked ? 'public, max-age=31536000, immutable' : 'no-cache')
    ctx.type = file.type
    ctx.body = file.body
    return true
  }

  /** The library ends one of the two cookies of a try; browsers keep no more than 180 of one site. */
  const dropStepCookie = (ctx: Context) => {
    const { Interaction } = ctx.oidc?.entities ?? {}
    if (ctx.oidc?.route !== 'resume' || !Interaction) return
    const path = `/interaction/${Interaction.uid}`
    ctx.cookies.set(cookieNames(provider.issuer).interaction, null, { ...cookieOptions, path })
  }

  const showLogOut = (ctx: Context) => {
    const { session, entities } = ctx.oidc
    const hint = entities.IdTokenHint?.payload.sub
    const isConfirmed = session?.accountId === undefined || session.accountId === hint
    // Where there is nothing to press, a registered site may sign its visitor out in a hidden frame.
    if (!isConfirmed) ctx.set(policy.alone)
    ctx.type = 'html'
    ctx.body = writeLogOut(pageOf(ctx), {
      action: provider.pathFor('end_session_confirm'),
      secret: String(session?.state?.secret ?? ''),
      isConfirmed,
      areCookiesBlocked: areCookiesBlocked(ctx.req),
    })
  }

  const show = (ctx: Context, status: number, notice: 'home' | 'notFound') => {
    ctx.body = writeNotice(pageOf(ctx), notice)
    ctx.status = status
  }

  return async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    if (ctx.path === '/healthz') {
      ctx.body = 'ok'
      return
    }
    ctx.set(policy.framed)
    // The library builds addresses from the Host header: a foreign one would end up in redirects.
    if (ctx.host !== host) {
      ctx.status = 421
      ctx.body = `[chuhai] This provider answers at ${provider.issuer} only. SIGN_ON_ISSUER sets another address.\n`
      return
    }
    if (serveFile(ctx) || (await interaction(ctx))) return
    if (await passwordPages(ctx)) {
      // As the sign-out question, which prevents clickjacking.
      ctx.set(policy.alone)
      return
    }
    await next()
    dropStepCookie(ctx)
    if (ctx.oidc?.route === 'end_session' && ctx.status === 200) showLogOut(ctx)
    else if (ctx.status === 404 && ctx.body === undefined) {
      if (ctx.path === '/') show(ctx, 200, 'home')
      else show(ctx, 404, 'notFound')
    }
  }
}
