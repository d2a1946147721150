import { proofHeader } from '@chuhai/contract/constants'
import { exchangeSignOnCode, getSessionCookie, getSignOnSettings, signOut } from '@chuhai/contract/sign-on'
import { type Implementation, implement } from '../../http/implement'
import { ownSession, type SignOn } from './service'
import { revokeToken } from './tokens'

/** Longer than the timeout of a provider. */
const deadlineMs = 6000

export const signOnRoutes = (signOn: SignOn): Implementation[] => [
  implement(
    getSignOnSettings,
    async (_, { siteOrigin }) => {
      const site = siteOrigin || signOn.publicUrl
      const providers = [...signOn.providers.values()].map(
        async ({ client, name, origin, mayBeFramedBy }) => ({
          client,
          name,
          origin,
          isFramable: await mayBeFramedBy(site),
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
      const holder = await signOn.finish({ ...params, ...query, proof }, call, origin)
      const { endsAt } = await signOn.open(holder, call)
      return { expiresAt: endsAt.toISOString() }
    },
    { deadlineMs },
  ),

  implement(getSessionCookie, async (_, { session }) => ({
    present: session !== null,
    expiresAt: session?.endsAt.toISOString() ?? null,
  })),

  implement(
    signOut,
    async ({ body: { token, registrationId } }, call) => {
      const own = ownSession(call)
      const ending = token ? await revokeToken(call.db, token, registrationId) : own
      if (ending?.idHash === own?.idHash) call.cookies.drop('session')
      return { logoutUrl: await signOn.leave(ending, false) }
    },
    { deadlineMs },
  ),
]
