import type { Operator, OperatorRole } from '@chuhai/contract/admin'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findAccounts, isEnabled, lockUser } from '../user/service'
import { operatorRoles } from './tables'

/** Returns the roles of a user; none for who is no operator. */
export const rolesOf = async (db: Db, userId: number): Promise<OperatorRole[]> => {
  const found = await db
    .select({ role: operatorRoles.role })
    .from(operatorRoles)
    .where(eq(operatorRoles.userId, userId))
    .orderBy(asc(operatorRoles.role))
  return found.map(({ role }) => role)
}

/** Returns the users with a role, whose account is open. */
export const findUsersWithRole = async (db: Db, role: OperatorRole): Promise<number[]> => {
  const { userId } = operatorRoles
  const found = await db
    .select({ userId })
    .from(operatorRoles)
    .where(and(eq(operatorRoles.role, role), isEnabled(userId)))
  return found.map((row) => row.userId)
}

/** Lists users with a role. */
export const listOperators = async (db: Db): Promise<Operator[]> => {
  const { userId, role } = operatorRoles
  const roles = sql<OperatorRole[]>`array_agg(${role} order by ${role})`
  const found = await db.select({ userId, roles }).from(operatorRoles).groupBy(userId).orderBy(asc(userId))
  const ids = found.map((operator) => operator.userId)
  const accounts = await findAccounts(db, ids)
  return found.flatMap((operator) => {
    const account = accounts.get(operator.userId)
    return account ? [{ ...operator, ...account }] : []
  })
}

/** Gives a user these roles in place of their former ones; returns whether the user exists. */
export const setOperatorRoles = (db: Db, userId: number, roles: readonly OperatorRole[]): Promise<boolean> =>
  db.transaction(async (tx) => {
    // The lock lets one change of a user's roles wait for another.
    if (!(await lockUser(tx, userId))) return false
    await tx.delete(operatorRoles).where(eq(operatorRoles.userId, userId))
    const rows = [...new Set(roles)].map((role) => ({ userId, role }))
    if (rows.length > 0) await tx.insert(operatorRoles).values(rows)
    return true
  })
