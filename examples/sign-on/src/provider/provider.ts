import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { KoaContextWithOIDC as Context, Provider as ProviderType } from 'oidc-provider'
import type { Accounts } from '../accounts/accounts'
import { createResets } from '../accounts/resets'
import type { Files } from '../files'
import { createInteraction } from '../interaction/interaction'
import { createLimits } from '../limits'
import type { ProviderOptions } from '../options'
import { chooseLocale, languages } from '../pages/messages'
import { writeNotice } from '../pages/notices'
import type { PageContext } from '../pages/page'
import { createPasswordPages } from '../password/pages'
import type { PasswordParts } from '../password/requests'
import type { Store } from '../store/store'
import { createConfiguration } from './configuration'
import { fitCookies } from './cookies'
import { createEndSessions } from './end-sessions'
import { Provider } from './library'
import { createMiddleware } from './middleware'
import type { Secrets } from './secrets'

const fitCookiesOfAll = (provider: ProviderType) => {
  const createContext = provider.createContext.bind(provider)
  provider.createContext = <S>(request: IncomingMessage, response: ServerResponse) => {
    const ctx = createContext<S>(request, response)
    fitCookies(ctx, provider.issuer)
    return ctx
  }
}

const reportErrors = (provider: ProviderType) => {
  const report = (error: Error) => console.error(`[chuhai] ${error.stack ?? error.message}`)
  provider.on('server_error', (_ctx, error) => report(error))
  provider.on('backchannel.error', (_ctx, { message }, { clientId }) =>
    console.error(`[chuhai] ${clientId} was not told of a logout: ${message}`),
  )
  const emitter: NodeJS.EventEmitter = provider
  emitter.on('error', (error: Error & { code?: string }) => {
    // A visitor who closes the page while it loads is not an error.
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') report(error)
  })
}

interface Parts {
  issuer: string
  options: ProviderOptions
  store: Store
  accounts: Accounts
  secrets: Secrets
  files: Files
  post: PasswordParts['post']
}

/** The provider as one request listener. */
export const createProvider = (parts: Parts): RequestListener => {
  const { issuer, options, store, accounts, files, post } = parts
  const limits = createLimits(options.limits)

  const pageOf = (ctx: Context, uiLocales: unknown = ctx.oidc?.params?.ui_locales ?? ctx.query.ui_locales) =>
    ({
      locale: chooseLocale(uiLocales, ctx.acceptsLanguages(languages), options.locale),
      options,
      file: files.addressOf,
    }) satisfies PageContext

  const show = (ctx: Context, notice: Parameters<typeof writeNotice>[1], code?: string) => {
    ctx.type = 'html'
    ctx.body = writeNotice(pageOf(ctx), notice, { code })
  }

  const provider = new Provider(
    issuer,
    createConfiguration({
      ...parts,
      renderError(ctx, { error }, { name }) {
        if (error === 'server_error') show(ctx, 'broken')
        else if (name === 'SessionNotFound') show(ctx, 'expired')
        else show(ctx, 'refused', error)
      },
      renderSignedOut: (ctx) => show(ctx, 'loggedOut'),
    }),
  )
  provider.proxy = options.proxies > 0
  provider.maxIpsCount = options.proxies
  fitCookiesOfAll(provider)
  reportErrors(provider)

  const interaction = createInteraction({
    provider,
    store,
    accounts,
    limits,
    pageOf,
  })
  const passwordPages = createPasswordPages({
    issuer,
    provider,
    accounts,
    resets: createResets(store),
    limits,
    endSessions: createEndSessions(provider, store),
    post,
    hasMail: options.mail !== null,
    pageOf,
  })
  const middleware = createMiddleware({ provider, options, files, pageOf, interaction, passwordPages })
  // Outside the library's own routes `oidc` is missing; our code reads it with `?.`.
  provider.use((ctx, next) => middleware(ctx as unknown as Context, next))
  return provider.callback()
}
