import {
  hasRight,
  type JoinRequest,
  type OpenInvitation,
  type OrganisationMember,
  type OrganisationTeam,
} from '@chuhai/contract/organisation'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { findAccounts } from '../user/service'
import { organisationsWith, requireChosen, roleOf } from './membership'
import { isFor } from './requested'
import { invitations, joinRequests, memberships, organisations } from './tables'

/** Returns a function that says the name of each of some users. */
export const namesOf = async (db: Db, ids: readonly number[]): Promise<(id: number) => string> => {
  const accounts = ids.length > 0 ? await findAccounts(db, [...new Set(ids)]) : undefined
  return (id) => accounts?.get(id)?.userName ?? ''
}

const findMembers = async ({ db, userId: self }: UserCall, orgId: string): Promise<OrganisationMember[]> => {
  const ownOrganisations = db
    .select({ orgId: memberships.orgId })
    .from(memberships)
    .where(eq(memberships.userId, self))
  const { userId, role, joinedAt } = memberships
  const rows = await db
    .select({ userId, role, joinedAt })
    .from(memberships)
    .where(and(eq(memberships.orgId, orgId), inArray(memberships.orgId, ownOrganisations)))
    .orderBy(asc(joinedAt), asc(userId))
  const nameOf = await namesOf(
    db,
    rows.map((row) => row.userId),
  )
  return rows.map((row) => ({
    ...row,
    userId: String(row.userId),
    userName: nameOf(row.userId),
    joinedAt: row.joinedAt.toISOString(),
    isSelf: row.userId === self,
  }))
}

const findInvitations = async ({ db, userId, now }: UserCall, orgId: string): Promise<OpenInvitation[]> => {
  const { id, role, phone, expiresAt, createdBy } = invitations
  const rows = await db
    .select({ id, role, phone, expiresAt, createdBy })
    .from(invitations)
    .where(
      and(
        eq(invitations.orgId, orgId),
        inArray(invitations.orgId, organisationsWith(db, userId, 'manageMembers')),
        isNull(invitations.acceptedBy),
        gt(expiresAt, now),
      ),
    )
    .orderBy(asc(invitations.createdAt), asc(id))
  const nameOf = await namesOf(
    db,
    rows.map((row) => row.createdBy),
  )
  return rows.map(({ createdBy: by, expiresAt: end, ...row }) => ({
    ...row,
    inviter: nameOf(by),
    expiresAt: end.toISOString(),
  }))
}

const findRequests = async ({ db, userId }: UserCall, orgId: string): Promise<JoinRequest[]> => {
  const { id, userId: asking, createdAt } = joinRequests
  const isManaged = inArray(organisations.id, organisationsWith(db, userId, 'manageMembers'))
  const rows = await db
    .select({ id, asking, createdAt })
    .from(joinRequests)
    .innerJoin(organisations, and(eq(organisations.id, orgId), isManaged))
    .where(and(eq(joinRequests.state, 'open'), isFor(orgId)))
    .orderBy(asc(createdAt), asc(id))
  const nameOf = await namesOf(
    db,
    rows.map((row) => row.asking),
  )
  return rows.map((row) => ({ id: row.id, userName: nameOf(row.asking), at: row.createdAt.toISOString() }))
}

/** The selected organisation with its members; with invitations and requests for its owners. */
export const readTeam = async (call: UserCall): Promise<OrganisationTeam> => {
  const orgId = requireChosen(call)
  const role = await roleOf(call.db, call.userId, orgId)
  const orgName = call.user.userOrgInfoList.find((one) => one.orgId === orgId)?.orgName
  if (!role || orgName === undefined) throw new ApiError('ORG_FORBIDDEN')
  const isManaged = hasRight(role, 'manageMembers')
  const [members, invited, requests] = await Promise.all([
    findMembers(call, orgId),
    isManaged ? findInvitations(call, orgId) : [],
    isManaged ? findRequests(call, orgId) : [],
  ])
  return { orgId, orgName, role, members, invitations: invited, requests }
}
