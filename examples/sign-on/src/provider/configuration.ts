import { createHash } from 'node:crypto'
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { type Account, type Accounts, mailOf } from '../accounts/accounts'
import type { ProviderOptions } from '../options'
import { createAdapter } from '../store/adapter'
import type { Store } from '../store/store'
import { interactionPolicy } from './library'
import type { Secrets } from './secrets'

const { base, Check, Prompt } = interactionPolicy

/** What a visitor may be asked: to register (`prompt=create`) or to log in. Our own applications need no consent. */
const createPolicy = () => {
  const policy = base()
  policy.remove('consent')
  policy.add(new Prompt({ name: 'create', requestable: true }), 0)
  policy
    .get('login')
    ?.checks.add(
      new Check(
        'no_account',
        'The account of this session does not exist any more',
        'login_required',
        ({ oidc }) =>
          oidc.session?.accountId && !oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    )
  return policy
}

const minute = 60
const day = 24 * 60 * minute
const rememberedSession = 30 * day

/** In a third-party frame no other cookie survives; in a popup and on a page of its own it works as well. */
export const cookieOptions = { httpOnly: true, sameSite: 'none', secure: true, partitioned: true } as const

/** Cookies know no ports: two providers on one host would overwrite each other's. */
export const cookieNames = (issuer: string) => {
  const mark = createHash('sha256').update(issuer).digest('hex').slice(0, 8)
  return { session: `sign_on_${mark}`, interaction: `sign_on_${mark}_step`, resume: `sign_on_${mark}_way` }
}

const scope = 'openid profile email'

const claimsOf = (account: Account) => {
  const { id, displayName, picture, unionId } = account
  const email = mailOf(account)
  return {
    sub: id,
    name: displayName,
    union_id: unionId,
    ...(picture && { picture }),
    ...(email && { email, email_verified: true }),
  }
}

/** Our own applications may know what `profile` and `email` hold without asking. */
const grantOwnApplication = async (ctx: KoaContextWithOIDC) => {
  const { account, client, provider, session } = ctx.oidc
  if (!account || !client || !session) return undefined
  const id = session.grantIdFor(client.clientId)
  const kept = id ? await provider.Grant.find(id) : undefined
  if (kept && kept.accountId === account.accountId) return kept
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId })
  grant.addOIDCScope(scope)
  await grant.save()
  return grant
}

interface Parts {
  issuer: string
  options: ProviderOptions
  store: Store
  accounts: Accounts
  secrets: Secrets
  renderError: NonNullable<Configuration['renderError']>
  renderSignedOut: (ctx: KoaContextWithOIDC) => void
}

/** The provider as code flow with PKCE and nothing that our applications do not use. */
export const createConfiguration = (parts: Parts): Configuration => ({
  adapter: createAdapter(parts.store),
  clients: parts.options.clients.map((client) => ({
    client_id: client.id,
    client_secret: client.secret,
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    backchannel_logout_uri: client.backChannelLogoutUri,
    backchannel_logout_session_required: true,
    response_types: ['code'],
    grant_types: ['authorization_code'],
  })),
  jwks: { keys: [parts.secrets.signingKey] },
  cookies: {
    keys: parts.secrets.cookieKeys,
    names: cookieNames(parts.issuer),
    long: cookieOptions,
    short: cookieOptions,
  },
  findAccount: async (_ctx, id) => {
    const account = await parts.accounts.find(id)
    return account && { accountId: id, claims: async () => claimsOf(account) }
  },
  loadExistingGrant: grantOwnApplication,
  interactions: { policy: createPolicy(), url: (_ctx, { uid }) => `/interaction/${uid}` },
  scopes: ['openid'],
  claims: { openid: ['sub'], profile: ['name', 'picture', 'union_id'], email: ['email', 'email_verified'] },
  // An application may read the profile from the ID token and needs no second call.
  conformIdTokenClaims: false,
  responseTypes: ['code'],
  pkce: { required: () => true },
  clientBasedCORS: () => false,
  // The library keeps away from this machine and its network, where applications that only a registration can name may lead
  // it. Ours are named by the operator, and often there.
  fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
  discovery: { prompt_values_supported: ['none', 'login', 'create'] },
  features: {
    backchannelLogout: { enabled: true },
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      // The page is written once the answer is known: see provider/middleware.ts.
      logoutSource: () => undefined,
      postLogoutSuccessSource: parts.renderSignedOut,
    },
  },
  ttl: {
    AccessToken: 10 * minute,
    AuthorizationCode: minute,
    Grant: rememberedSession,
    IdToken: 60 * minute,
    Interaction: 60 * minute,
    Session: (_ctx, session) => (session.transient ? day : rememberedSession),
  },
  renderError: parts.renderError,
})
