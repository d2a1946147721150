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

const accountKey = (id: string) => `account:${id}`
const ownerKey = (name: string) => `account-name:${nameKey(name)}`

interface Settings {
  accounts: SeededAccount[]
  passwordCost: PasswordCost
}

/** The accounts of one provider: those of its options, and those that visitors have registered. */
export const createAccounts = async (store: Store, { accounts, passwordCost: cost }: Settings) => {
  const accountOf = async (
    id: string,
    unionId: string,
    { name, displayName, password }: SeededAccount,
  ): Promise<StoredAccount> => ({
    id,
    name,
    displayName,
    picture: null,
    unionId,
    passwordHash: await hashPassword(password, cost),
    createdAt: new Date().toISOString(),
  })
  // A seeded account has the same id on every machine, so that other systems can prepare data for it.
  const seeded = await Promise.all(
    accounts.map((account) => accountOf(nameKey(account.name), `union-${nameKey(account.name)}`, account)),
  )
  const decoyHash = await hashPassword(randomUUID(), cost)
  // Names that are being registered: of two visitors at the same moment the first gets the name.
  const reserved = new Set<string>()

  const find = async (id: string): Promise<StoredAccount | undefined> =>
    seeded.find((account) => account.id === id) ?? (await store.get<StoredAccount>(accountKey(id)))

  const findByName = async (name: string) => {
    const found = seeded.find((account) => account.id === nameKey(name))
    if (found) return found
    const id = await store.get<string>(ownerKey(name))
    return id === undefined ? undefined : find(id)
  }

  const create = async (name: string, password: string): Promise<Account> => {
    const account = await accountOf(randomUUID(), randomUUID(), { name, displayName: name, password })
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
      const isRight = await verifyPassword(password, account?.passwordHash ?? decoyHash)
      return account && isRight ? account : null
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
