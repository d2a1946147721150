import { exchangeSignOnCode, getSessionCookie, getSignOnSettings, signOut } from '@chuhai/contract/sign-on'
import { type Implementation, implement } from '../../http/implement'
import { ownSession, type SignOn, sessionOfToken } from './service'

/** Longer than a provider is waited for. */
const deadlineMs = 6000

export const signOnRoutes = (signOn: SignOn): Implementation[] => [
  implement(
    getSignOnSettings,
    async (_, { siteOrigin }) => {
      const origin = siteOrigin || signOn.publicUrl
      const providers = [...signOn.providers.values()].map(async ({ client, name, mayBeFramedBy }) => ({
        client,
        name,
        isFramable: await mayBeFramedBy(origin),
      }))
      return { providers: await Promise.all(providers), origins: [...signOn.origins] }
    },
    { deadlineMs },
  ),

  implement(
    exchangeSignOnCode,
    async ({ params, query }, call) => {
      // Browsers leave out the origin of a page of ours.
      const origin = call.siteOrigin || signOn.publicUrl
      const holder = await signOn.finish({ ...params, ...query }, call, origin)
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
      const ending = token ? await sessionOfToken(call.db, token, registrationId) : own
      if (ending?.idHash === own?.idHash) call.cookies.drop('session')
      return { logoutUrl: await signOn.leave(ending, false) }
    },
    { deadlineMs },
  ),
]
