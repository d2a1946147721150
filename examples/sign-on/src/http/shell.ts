import type { KoaContextWithOIDC as Context, Provider } from 'oidc-provider'
import { type Files, filesPath } from '../files'
import type { ProviderOptions } from '../options'
import { writeLogOut, writeNotice } from '../pages/notices'
import type { PageContext } from '../pages/page'
import { createPagePolicy } from './policy'

interface Parts {
  provider: Provider
  options: ProviderOptions
  files: Files
  pageOf: (ctx: Context) => PageContext
  /** Answers the pages of an interaction; false for any other address. */
  interaction: (ctx: Context) => Promise<boolean>
}

/** What stands around the library: headers, our own pages and files. */
export const createShell = ({ provider, options, files, pageOf, interaction }: Parts) => {
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

  const showLogOut = (ctx: Context) => {
    const { session, entities } = ctx.oidc
    const hint = entities.IdTokenHint?.payload.sub
    const isCertain = session?.accountId === undefined || session.accountId === hint
    // Where there is nothing to press, a registered site may sign its visitor out in a hidden frame.
    if (!isCertain) ctx.set(policy.alone)
    ctx.type = 'html'
    ctx.body = writeLogOut(pageOf(ctx), {
      action: provider.pathFor('end_session_confirm'),
      secret: String(session?.state?.secret ?? ''),
      isCertain,
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
    await next()
    if (ctx.oidc?.route === 'end_session' && ctx.status === 200) showLogOut(ctx)
    else if (ctx.status === 404 && ctx.body === undefined) {
      if (ctx.path === '/') show(ctx, 200, 'home')
      else show(ctx, 404, 'notFound')
    }
  }
}
