import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors } from '../provider/library'
import type { Store, Write } from './store'

const now = () => Math.floor(Date.now() / 1000)

/** How long the page of a sign-in that took too long can lead to the next try. */
const lateMs = 24 * 60 * 60 * 1000
const lateKey = (uid: string) => `late:${uid}`

/** Finds the request of a sign-in that took too long; undefined for one that goes on, has ended, or was never there. */
export const findLateRequest = async (store: Store, uid: string): Promise<AdapterPayload['params']> =>
  (await store.get(`Interaction:${uid}`)) ? undefined : store.get(lateKey(uid))

const ofAccountKey = (accountId: string, id: string) => `session-of:${accountId}:${id}`

/** Lists the ids of an account's sessions. */
export const listSessions = async (store: Store, accountId: string): Promise<string[]> => {
  const prefix = ofAccountKey(accountId, '')
  return (await store.keysFrom(prefix)).map((key) => key.slice(prefix.length))
}

/** Keeps one model of the provider (sessions, codes, grants …) in the store. */
export const createAdapter = (store: Store) => {
  // Ids being consumed: of two exchanges of one code at the same moment only the first succeeds.
  const consuming = new Set<string>()

  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`
    const uidKey = (uid: string) => `uid:${uid}`
    const grantKey = (grantId: string, id: string) => `member:${grantId}:${keyOf(id)}`
    const find = (id: string) => store.get<AdapterPayload>(keyOf(id))

    const write = async (id: string, payload: AdapterPayload, expiresAt?: number) => {
      const writes: Write[] = [{ key: keyOf(id), value: payload, expiresAt }]
      if (model === 'Session' && payload.uid) writes.push({ key: uidKey(payload.uid), value: id, expiresAt })
      if (model === 'Session' && payload.accountId)
        writes.push({ key: ofAccountKey(payload.accountId, id), value: true, expiresAt })
      if (model === 'Interaction' && expiresAt)
        writes.push({ key: lateKey(id), value: payload.params, expiresAt: expiresAt + lateMs })
      if (payload.grantId) writes.push({ key: grantKey(payload.grantId, id), value: true, expiresAt })
      await store.write(writes)
    }

    return {
      find,
      upsert: (id, payload, expiresIn) =>
        write(id, payload, expiresIn ? Date.now() + expiresIn * 1000 : undefined),
      async findByUid(uid) {
        const id = await store.get<string>(uidKey(uid))
        return id === undefined ? undefined : find(id)
      },
      // Only the device flow, which is off, knows user codes.
      findByUserCode: async () => undefined,
      async consume(id) {
        const key = keyOf(id)
        if (consuming.has(key)) throw new errors.InvalidGrant('already consumed')
        consuming.add(key)
        try {
          const payload = await find(id)
          if (!payload || payload.consumed) throw new errors.InvalidGrant('already consumed')
          await write(id, { ...payload, consumed: now() }, payload.exp && payload.exp * 1000)
        } finally {
          consuming.delete(key)
        }
      },
      async destroy(id) {
        const payload = await find(id)
        const keys = [keyOf(id)]
        if (model === 'Session' && payload?.uid) keys.push(uidKey(payload.uid))
        if (model === 'Session' && payload?.accountId) keys.push(ofAccountKey(payload.accountId, id))
        if (model === 'Interaction') keys.push(lateKey(id))
        if (payload?.grantId) keys.push(grantKey(payload.grantId, id))
        await store.delete(keys)
      },
      async revokeByGrantId(grantId) {
        const members = await store.keysFrom(`member:${grantId}:`)
        await store.delete(members.flatMap((key) => [key, key.slice(`member:${grantId}:`.length)]))
      },
    }
  }
}
