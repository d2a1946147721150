import { randomUUID } from 'node:crypto'
import type { SeededAccount } from '../options'
import type { Store } from '../store/store'
import { hashPassword, isSamePassword, type PasswordCost, verifyPassword } from './password'
import { nameKey } from './rules'

export interface Account {
  /** The provider's `sub`. */
  id: string
  name: string
  displayName: string
  picture: string | null
  unionId: string
}

interface StoredAccount extends Account {
  passwordHash: string
  createdAt: string
}

/** Its password is in the options, where anyone who could read a hash reads it too: hashing it would only delay the start. */
interface KnownAccount extends Account {
  password: string
}

const accountKey = (id: string) => `account:${id}`
const ownerKey = (name: string) => `account-name:${nameKey(name)}`

interface Settings {
  accounts: SeededAccount[]
  passwordCost: PasswordCost
}

/** The accounts of one provider: those of its options, and those that visitors have registered. */
export const createAccounts = async (store: Store, { accounts, passwordCost: cost }: Settings) => {
  // A seeded account has the same id on every machine, so that other systems can prepare data for it.
  const seeded = accounts.map(({ name, displayName, password }): KnownAccount => {
    const id = nameKey(name)
    return { id, name, displayName, picture: null, unionId: `union-${id}`, password }
  })
  const decoyHash = await hashPassword(randomUUID(), cost)
  // Names that are being registered: of two visitors at the same moment the first gets the name.
  const reserved = new Set<string>()

  const find = async (id: string): Promise<StoredAccount | KnownAccount | undefined> =>
    seeded.find((account) => account.id === id) ?? (await store.get<StoredAccount>(accountKey(id)))

  const findByName = async (name: string) => {
    const found = seeded.find((account) => account.id === nameKey(name))
    if (found) return found
    const id = await store.get<string>(ownerKey(name))
    return id === undefined ? undefined : find(id)
  }

  const create = async (name: string, password: string): Promise<Account> => {
    const account: StoredAccount = {
      id: randomUUID(),
      name,
      displayName: name,
      picture: null,
      unionId: randomUUID(),
      passwordHash: await hashPassword(password, cost),
      createdAt: new Date().toISOString(),
    }
    await store.write([
      { key: accountKey(account.id), value: account },
      { key: ownerKey(name), value: account.id },
    ])
    return account
  }

  return {
    find,
    /** Resolves to null for a wrong password as for an unknown name, and after the same time. */
    async authenticate(name: string, password: string): Promise<Account | null> {
      const account = await findByName(name)
      const hash = account && 'passwordHash' in account ? account.passwordHash : decoyHash
      const isHashed = await verifyPassword(password, hash)
      if (!account) return null
      const isRight = 'password' in account ? isSamePassword(password, account.password) : isHashed
      return isRight ? account : null
    },
    /** Resolves to null when the name is taken. */
    async register(name: string, password: string): Promise<Account | null> {
      const key = nameKey(name)
      if (reserved.has(key)) return null
      reserved.add(key)
      try {
        return (await findByName(name)) ? null : await create(name, password)
      } finally {
        reserved.delete(key)
      }
    },
  }
}

export type Accounts = Awaited<ReturnType<typeof createAccounts>>
