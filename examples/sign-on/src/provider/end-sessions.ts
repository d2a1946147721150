import type { Provider } from 'oidc-provider'
import { listSessions } from '../store/adapter'
import type { Store } from '../store/store'

type Client = NonNullable<Awaited<ReturnType<Provider['Client']['find']>>>
/** The types of the library leave the method out. */
type BackchannelClient = Client & { backchannelLogout(accountId: string, sid?: string): Promise<void> }

/** Ends all sessions of an account, in every browser, and tells the applications of them in the back channel. */
export const createEndSessions = (provider: Provider, store: Store) => {
  const leave = async (accountId: string, clientId: string, sid: string | undefined) => {
    const client = await provider.Client.find(clientId)
    if (!client?.backchannelLogoutUri) return
    try {
      await (client as BackchannelClient).backchannelLogout(accountId, sid)
    } catch (error) {
      console.error(`[chuhai] ${clientId} was not told of a logout: ${(error as Error).message}`)
    }
  }

  const endSession = async (accountId: string, id: string) => {
    const session = await provider.Session.find(id)
    if (!session || session.accountId !== accountId) return
    const clients = Object.entries(session.authorizations ?? {})
    // The session ends before applications are notified, so that one that does not answer cannot keep it open.
    await session.destroy()
    await Promise.all(
      clients.map(async ([clientId, { sid, grantId }]) => {
        if (grantId) await (await provider.Grant.find(grantId))?.destroy()
        await leave(accountId, clientId, sid)
      }),
    )
  }

  return async (accountId: string): Promise<void> => {
    const ids = await listSessions(store, accountId)
    await Promise.all(ids.map((id) => endSession(accountId, id)))
  }
}

export type EndSessions = ReturnType<typeof createEndSessions>
