import { proofHeader } from '@chuhai/contract/constants'
import {
  exchangeSignOnCode,
  getSessionCookie,
  getSignOnSettings,
  renewSiteToken,
  signOut,
} from '@chuhai/contract/sign-on'
import { ApiError } from '../../http/api-error'
import { type Implementation, implement } from '../../http/implement'
import { cookieSession, ownSession, type SignOn } from './service'
import { issueSiteToken, type SiteToken } from './site-tokens'
import { revokeToken } from './tokens'

/** Longer than the timeout of a provider. */
const deadlineMs = 6000

const tokenAnswer = ({ value, expiresAt }: SiteToken) => ({ value, expiresAt: expiresAt.toISOString() })

export const signOnRoutes = (signOn: SignOn): Implementation[] => [
  implement(
    getSignOnSettings,
    async (_, { siteOrigin }) => {
      const site = siteOrigin || signOn.publicUrl
      const providers = [...signOn.providers.values()].map(
        async ({ client, name, origin, passwordUrl, mayBeFramedBy }) => ({
          client,
          name,
          origin,
          isFramable: await mayBeFramedBy(site),
          ...(passwordUrl !== undefined && { passwordUrl }),
        }),
      )
      return { providers: await Promise.all(providers), origins: [...signOn.origins] }
    },
    { deadlineMs },
  ),

  implement(
    exchangeSignOnCode,
    async ({ params, query, headers }, call) => {
      // Browsers omit the origin of a same-origin page.
      const origin = call.siteOrigin || signOn.publicUrl
      const proof = headers[proofHeader] ?? query.proof ?? ''
      const isOwn = call.site === null
      const keyThumbprint = isOwn ? null : await call.provenKey()
      // Before the code is used up.
      if (!isOwn && keyThumbprint === null) throw new ApiError('KEY_PROOF_INVALID')
      const holder = await signOn.finish({ ...params, ...query, proof }, call, origin)
      if (keyThumbprint === null) {
        const { endsAt } = await signOn.open(holder, call)
        return { expiresAt: endsAt.toISOString(), token: null }
      }
      const { endsAt, token } = await signOn.openOnSite(holder, { origin, keyThumbprint }, call)
      return { expiresAt: endsAt.toISOString(), token: tokenAnswer(token) }
    },
    { deadlineMs },
  ),

  implement(
    renewSiteToken,
    async (_, { db, session, now }) => tokenAnswer(await issueSiteToken(db, session.secret, now)),
    {
      enter: (_, context) => context.renewedSession(),
    },
  ),

  implement(getSessionCookie, async (_, { session }) => ({
    present: session !== null,
    expiresAt: session?.endsAt.toISOString() ?? null,
  })),

  implement(
    signOut,
    async ({ body: { token, registrationId } }, call) => {
      const own = call.site === null ? cookieSession(call) : ownSession(call)
      const ending = token ? await revokeToken(call.db, token, registrationId) : own
      if (ending?.idHash === own?.idHash) call.cookies.drop('session')
      return { logoutUrl: await signOn.leave(ending, false) }
    },
    { deadlineMs },
  ),
]
