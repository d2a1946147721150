import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Provider } from 'oidc-provider'
import type { ProviderSettings } from '../settings/sign-on'

export interface OpenProvider {
  settings: ProviderSettings
  /** Who signs in at its login page; null for a visitor who does not. */
  account: string | null
  stop(): Promise<void>
}

const secret = 'open-provider-secret'

/** A complete OpenID provider, with a login page that signs `account` in. */
export const startOpenProvider = async (publicUrl: string): Promise<OpenProvider> => {
  const { default: OidcProvider } = await import('oidc-provider')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open: OpenProvider = {
    settings: { client: 'chuhai', name: '公开的', issuer, clientId: 'portal', clientSecret: secret },
    account: 'shen',
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const provider: Provider = new OidcProvider(issuer, {
    clients: [
      {
        client_id: 'portal',
        client_secret: secret,
        redirect_uris: [`${publicUrl}/api/login/oauth2/callback/chuhai`],
        post_logout_redirect_uris: [`${publicUrl}/api/logout/done`],
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['name', 'picture', 'union_id'],
      email: ['email', 'email_verified'],
    },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        name: '沈亦舟',
        picture: 'https://img.example/a.png',
        union_id: `u-${sub}`,
        email: `${sub}@mail.example`,
        email_verified: sub === 'shen',
      }),
    }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['test'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
  })
  const interact = async (request: IncomingMessage, answer: ServerResponse) => {
    const { prompt, params, session } = await provider.interactionDetails(request, answer)
    if (open.account === null) return answer.writeHead(200, { 'X-Frame-Options': 'DENY' }).end('<form>')
    if (prompt.name === 'login')
      return provider.interactionFinished(request, answer, { login: { accountId: open.account } })
    const grant = new provider.Grant({
      accountId: session?.accountId ?? '',
      clientId: String(params.client_id),
    })
    grant.addOIDCScope('openid profile email')
    await provider.interactionFinished(request, answer, { consent: { grantId: await grant.save() } })
  }
  const answerOthers = provider.callback()
  server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
    if (request.url?.startsWith('/interaction/'))
      interact(request, answer).catch(() => answer.writeHead(500).end())
    else answerOthers(request, answer)
  })
  return open
}
