/** The session of one server's users on this site: the key is the browser's, and no script can read it. */
export interface KeptSession {
  keys: CryptoKeyPair
  token: string
  /** By the server's clock, in milliseconds. */
  expiresAt: number
}

/** Sessions of this site, by the address of their server. Tabs share them; other sites have their own. */
export interface KeyStore {
  get(base: string): Promise<KeptSession | null>
  put(base: string, session: KeptSession): Promise<void>
  remove(base: string): Promise<void>
}

const database = 'chuhai'
const table = 'session'

const resultOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const openDatabase = (factory: IDBFactory): Promise<IDBDatabase> => {
  const opening = factory.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(table)
  return resultOf(opening)
}

/** Keeps sessions in IndexedDB, which alone can hold a key that scripts cannot read; in memory where that is blocked. */
export const createKeyStore = (
  factory: () => IDBFactory | undefined = () => globalThis.indexedDB,
): KeyStore => {
  const memory = new Map<string, KeptSession>()

  const attempt = async <Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value | null> => {
    try {
      const found = factory()
      if (!found) return null
      const opened = await openDatabase(found)
      try {
        return await resultOf(work(opened.transaction(table, mode).objectStore(table)))
      } finally {
        opened.close()
      }
    } catch {
      return null
    }
  }

  return {
    get: async (base) =>
      memory.get(base) ?? (await attempt<KeptSession>('readonly', (store) => store.get(base))) ?? null,
    async put(base, session) {
      const stored = await attempt('readwrite', (store) => store.put(session, base))
      if (stored === null) memory.set(base, session)
      else memory.delete(base)
    },
    async remove(base) {
      memory.delete(base)
      await attempt('readwrite', (store) => store.delete(base))
    },
  }
}
