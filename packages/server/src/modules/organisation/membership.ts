import {
  hasRight,
  type OrganisationRight,
  type OrganisationRole,
  organisationRights,
} from '@chuhai/contract/organisation'
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { invitations, memberships, organisations } from './tables'

/** Returns the selected organisation; throws where none is. */
export const requireChosen = ({ orgId }: Pick<UserCall, 'orgId'>): string => {
  if (orgId === null) throw new ApiError('ORG_NOT_CHOSEN')
  return orgId
}

/** Returns the role of a user in an organisation; undefined where they are no member. */
export const roleOf = async (
  db: Db,
  userId: number,
  orgId: string,
): Promise<OrganisationRole | undefined> => {
  const [found] = await db
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.orgId, orgId)))
  return found?.role
}

/** Returns the selected organisation; throws where the caller's role in it does not have a right. */
export const requireRight = async (call: UserCall, right: OrganisationRight): Promise<string> => {
  const orgId = requireChosen(call)
  const role = await roleOf(call.db, call.userId, orgId)
  if (!role || !hasRight(role, right)) throw new ApiError('ORG_ROLE_MISSING')
  return orgId
}

/** The organisations of a user, as a list in another query. */
export const organisationsOf = (db: Db, userId: number) =>
  db.select({ orgId: memberships.orgId }).from(memberships).where(eq(memberships.userId, userId))

/** The organisations where the role of a user has a right, as a list in another query. */
export const organisationsWith = (db: Db, userId: number, right: OrganisationRight) =>
  db
    .select({ orgId: memberships.orgId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), inArray(memberships.role, [...organisationRights[right]])))

/** Returns the owners of an organisation. */
export const ownersOf = async (db: Db, orgId: string): Promise<number[]> => {
  const owners = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.orgId, orgId), eq(memberships.role, 'owner')))
  return owners.map(({ userId }) => userId)
}

/** Locks an organisation until the end of the transaction, so that one change of its members waits for another. */
export const lockOrganisation = async (tx: Db, orgId: string) => {
  const [found] = await tx.select().from(organisations).where(eq(organisations.id, orgId)).for('update')
  return found
}

export type LockedOrganisation = NonNullable<Awaited<ReturnType<typeof lockOrganisation>>>

/** Requires that an owner is left, and takes back what was invited by those who are owners no longer. */
const keepOwned = async (tx: Db, orgId: string): Promise<void> => {
  const owners = await ownersOf(tx, orgId)
  if (owners.length === 0) throw new ApiError('ORG_LAST_OWNER')
  await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.orgId, orgId),
        isNull(invitations.acceptedBy),
        notInArray(invitations.createdBy, owners),
      ),
    )
}

/** Changes the selected organisation's members in one transaction, where the caller's role has the right, if one is needed. */
export const changeMembers = async (
  call: UserCall,
  right: OrganisationRight | null,
  change: (tx: Db, organisation: LockedOrganisation) => Promise<void>,
): Promise<void> => {
  const orgId = requireChosen(call)
  await call.db.transaction(async (tx) => {
    const organisation = await lockOrganisation(tx, orgId)
    const role = await roleOf(tx, call.userId, orgId)
    if (!organisation || !role) throw new ApiError('ORG_FORBIDDEN')
    if (right && !hasRight(role, right)) throw new ApiError('ORG_ROLE_MISSING')
    await change(tx, organisation)
    await keepOwned(tx, orgId)
  })
}
