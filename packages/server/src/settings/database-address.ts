import { address } from './fields'

export const databaseAddress = address(
  ['postgres', 'postgresql'],
  'postgres://user:password@localhost:5432/chuhai',
)

/** The role that an address of PostgreSQL signs in as; empty where it names none. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username)

export const isOtherRole = (owner: string, serving: string | undefined): boolean =>
  serving !== undefined && roleOf(serving) !== '' && roleOf(serving) !== roleOf(owner)
