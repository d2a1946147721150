import { mkdir } from 'node:fs/promises'
import { ClassicLevel } from 'classic-level'
import { StartError } from '../options'

interface Entry {
  value: unknown
  /** Milliseconds since 1970; entries without it never expire. */
  expiresAt?: number
}

export interface Write {
  key: string
  value: unknown
  expiresAt?: number
}

const isExpired = ({ expiresAt }: Entry) => expiresAt !== undefined && expiresAt <= Date.now()

const open = async (folder: string) => {
  const db = new ClassicLevel<string, Entry>(folder, { valueEncoding: 'json' })
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await db.open()
    return db
  } catch (error) {
    const { code, cause } = error as Error & { code?: string; cause?: { code?: string } }
    if (cause?.code === 'LEVEL_LOCKED') {
      throw new StartError(
        `The folder ${folder} is in use by another provider. Stop it, or set DATA_DIR to another folder.`,
      )
    }
    throw new StartError(
      `The folder ${folder} cannot be opened (${cause?.code ?? code}). Check its permissions, or set DATA_DIR.`,
    )
  }
}

/** A small key-value store in one folder. Acknowledged writes survive a power cut. */
export const openStore = async (folder: string) => {
  const db = await open(folder)
  const deleteAll = (keys: string[]) =>
    db.batch(
      keys.map((key) => ({ type: 'del' as const, key })),
      { sync: true },
    )
  return {
    async get<T>(key: string): Promise<T | undefined> {
      const entry = await db.get(key)
      return entry && !isExpired(entry) ? (entry.value as T) : undefined
    },
    /** Writes all entries or none. */
    write: (writes: Write[]) =>
      db.batch(
        writes.map(({ key, ...entry }) => ({ type: 'put' as const, key, value: entry })),
        { sync: true },
      ),
    delete: deleteAll,
    keysFrom: (prefix: string) => db.keys({ gte: prefix, lt: `${prefix}\uffff` }).all(),
    /** Deletes expired entries. */
    async sweep() {
      const expired: string[] = []
      for await (const [key, entry] of db.iterator()) if (isExpired(entry)) expired.push(key)
      if (expired.length > 0) await deleteAll(expired)
    },
    close: () => db.close(),
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>
