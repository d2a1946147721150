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
/** The password that the owner of an account of the options has chosen in place of the known one. */
const chosenKey = (id: string) => `account-password:${id}`

/** The development mailbox takes mails for any address, so that each account with a plain name has one. */
export const mailOf = ({ name }: Account): string | null =>
  /^[\w.-]+$/.test(name) ? `${name}@chuhai.example` : null

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

  const hashOf = (account: StoredAccount | KnownAccount) =>
    'passwordHash' in account ? account.passwordHash : store.get<string>(chosenKey(account.id))

  return {
    find,
    findByName: findByName as (name: string) => Promise<Account | undefined>,
    /** Replaces the password of an account. */
    async setPassword(id: string, password: string): Promise<void> {
      const account = await find(id)
      if (!account) return
      const passwordHash = await hashPassword(password, cost)
      await store.write([
        'password' in account
          ? { key: chosenKey(id), value: passwordHash }
          : { key: accountKey(id), value: { ...account, passwordHash } },
      ])
    },
    /** Resolves to null for a wrong password as for an unknown name, and after the same time. */
    async authenticate(name: string, password: string): Promise<Account | null> {
      const account = await findByName(name)
      const hash = account && (await hashOf(account))
      const isHashed = await verifyPassword(password, hash ?? decoyHash)
      if (!account) return null
      const isRight = hash || !('password' in account) ? isHashed : isSamePassword(password, account.password)
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
