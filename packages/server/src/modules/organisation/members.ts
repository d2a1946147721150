import { organisationMembersMax } from '@chuhai/contract/constants'
import type { OrganisationRole, OrganisationTeam } from '@chuhai/contract/organisation'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { writeRows } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { tell } from '../../messages/tell'
import { dateInShanghai } from '../../time/shanghai'
import { changeMembers, type LockedOrganisation } from './membership'
import { organisationHandedOver, organisationRemoved } from './messages'
import { memberships } from './tables'
import { readTeam } from './team'

interface NewMember {
  orgId: string
  userId: number
  role: OrganisationRole
}

/** Adds a member to an organisation that is locked; throws where it has enough. */
export const addMember = async (tx: Db, member: NewMember, now: Date): Promise<void> => {
  if ((await tx.$count(memberships, eq(memberships.orgId, member.orgId))) >= organisationMembersMax)
    throw new ApiError('ORG_MEMBERS_FULL')
  await tx
    .insert(memberships)
    .values({ ...member, joinedAt: now })
    .onConflictDoNothing()
}

const isMember = (orgId: string, userId: number) =>
  and(eq(memberships.orgId, orgId), eq(memberships.userId, userId))

/** Sets a member's role; returns whether there is such a member. */
export const setRole = async (tx: Db, { orgId, userId, role }: NewMember): Promise<boolean> => {
  const changed = await tx
    .update(memberships)
    .set({ role })
    .where(isMember(orgId, userId))
    .returning({ role: memberships.role })
  return changed.length > 0
}

const requireMember = (isThere: boolean): void => {
  if (!isThere) throw new ApiError('NOT_FOUND')
}

const tellOwner = (tx: Db, organisation: LockedOrganisation, userId: number, { user, now }: UserCall) => {
  const values = { name: user.userName, orgName: organisation.orgName }
  const once = `${organisation.id} ${dateInShanghai(now)}`
  return writeRows(tx, tell(organisationHandedOver, { userId, once, values }, now))
}

/** Gives a member another role. */
export const changeRole = async (
  { userId, role }: { userId: number; role: OrganisationRole },
  call: UserCall,
): Promise<OrganisationTeam> => {
  await changeMembers(call, 'manageMembers', async (tx, organisation) => {
    requireMember(await setRole(tx, { orgId: organisation.id, userId, role }))
    if (role === 'owner' && userId !== call.userId) await tellOwner(tx, organisation, userId, call)
  })
  return readTeam(call)
}

/** Makes another member an owner, and the caller a member. */
export const handOverTo = async (userId: number, call: UserCall): Promise<OrganisationTeam> => {
  await changeMembers(call, 'manageMembers', async (tx, organisation) => {
    requireMember(userId !== call.userId)
    await setRole(tx, { orgId: organisation.id, userId: call.userId, role: 'member' })
    requireMember(await setRole(tx, { orgId: organisation.id, userId, role: 'owner' }))
    await tellOwner(tx, organisation, userId, call)
  })
  return readTeam(call)
}

/** Takes another member out, and tells them. */
export const removeFrom = async (userId: number, call: UserCall): Promise<OrganisationTeam> => {
  await changeMembers(call, 'manageMembers', async (tx, { id, orgName }) => {
    requireMember(userId !== call.userId)
    const gone = await tx
      .delete(memberships)
      .where(isMember(id, userId))
      .returning({ role: memberships.role })
    requireMember(gone.length > 0)
    const once = `${id} ${dateInShanghai(call.now)}`
    await writeRows(tx, tell(organisationRemoved, { userId, once, values: { orgName } }, call.now))
  })
  return readTeam(call)
}

/** Takes the caller out of the selected organisation. */
export const leave = async (call: UserCall): Promise<null> => {
  await changeMembers(call, null, async (tx, { id }) => {
    await tx.delete(memberships).where(isMember(id, call.userId))
  })
  return null
}

/** Makes the longest member an owner of each organisation whose only owner a user is, before that one is erased. */
export const passOwnershipOn = async (db: Db, userId: number): Promise<void> => {
  await db.execute(sql`
    update ${memberships} set role = 'owner' where (org_id, user_id) in (
      select distinct on (heir.org_id) heir.org_id, heir.user_id
      from ${memberships} heir join ${memberships} own on own.org_id = heir.org_id
      where own.user_id = ${userId} and own.role = 'owner' and heir.user_id <> ${userId}
        and not exists (
          select from ${memberships} other
          where other.org_id = heir.org_id and other.role = 'owner' and other.user_id <> ${userId})
      order by heir.org_id, heir.joined_at, heir.user_id)`)
}
