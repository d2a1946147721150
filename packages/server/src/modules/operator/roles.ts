import type { Operator, OperatorRole } from '@chuhai/contract/admin'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { users } from '../user/tables'
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

/** Lists users with a role. */
export const listOperators = (db: Db): Promise<Operator[]> =>
  db
    .select({
      userId: users.id,
      userName: users.userName,
      issuer: users.issuer,
      roles: sql<OperatorRole[]>`array_agg(${operatorRoles.role} order by ${operatorRoles.role})`,
    })
    .from(operatorRoles)
    .innerJoin(users, eq(users.id, operatorRoles.userId))
    .groupBy(users.id)
    .orderBy(asc(users.id))

/** Gives a user these roles in place of their former ones; returns whether the user exists. */
export const setOperatorRoles = (db: Db, userId: number, roles: readonly OperatorRole[]): Promise<boolean> =>
  db.transaction(async (tx) => {
    // The lock lets one change of a user's roles wait for another.
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    if (!user) return false
    await tx.delete(operatorRoles).where(eq(operatorRoles.userId, userId))
    const rows = [...new Set(roles)].map((role) => ({ userId, role }))
    if (rows.length > 0) await tx.insert(operatorRoles).values(rows)
    return true
  })
