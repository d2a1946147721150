import { randomUUID } from 'node:crypto'
import type { SeededAccount } from '../options'
import type { Store } from '../store/store'
import { hashPassword, type PasswordCost, verifyPassword } from './password'
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

/** The accounts of one provider: those of its options, and those that visitors have registered. */
export interface Accounts {
  find(id: string): Promise<Account | undefined>
  /** Null for a wrong password as for an unknown name, and after the same time. */
  authenticate(name: string, password: string): Promise<Account | null>
  /** Null when the name is taken. */
  register(name: string, password: string): Promise<Account | null>
}

const accountKey = (id: string) => `account:${id}`
const ownerKey = (name: string) => `account-name:${nameKey(name)}`

/** A seeded account has the same id on every machine, so that other systems can prepare data for it. */
const seed = async (
  { name, displayName, password }: SeededAccount,
  cost: PasswordCost,
): Promise<StoredAccount> => ({
  id: nameKey(name),
  name,
  displayName,
  picture: null,
  unionId: `union-${nameKey(name)}`,
  passwordHash: await hashPassword(password, cost),
  createdAt: new Date().toISOString(),
})

interface Settings {
  accounts: SeededAccount[]
  passwordCost: PasswordCost
}

export const createAccounts = async (
  store: Store,
  { accounts, passwordCost: cost }: Settings,
): Promise<Accounts> => {
  const seeded = await Promise.all(accounts.map((account) => seed(account, cost)))
  const decoyHash = await hashPassword(randomUUID(), cost)
  // Names that are being registered: of two visitors at the same moment the first gets the name.
  const reserved = new Set<string>()

  const find = async (id: string) =>
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
    async authenticate(name, password) {
      const account = await findByName(name)
      const isRight = await verifyPassword(password, account?.passwordHash ?? decoyHash)
      return account && isRight ? account : null
    },
    async register(name, password) {
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
