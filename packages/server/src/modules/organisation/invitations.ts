import { randomUUID } from 'node:crypto'
import type { EndpointAnswer } from '@chuhai/contract'
import { invitationDays, invitationsMax } from '@chuhai/contract/constants'
import type { GivenRole, Invitation, inviteMember, OrganisationTeam } from '@chuhai/contract/organisation'
import type { UserOrganisation } from '@chuhai/contract/user'
import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { writeRows } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { Call, UserCall } from '../../http/context'
import { findUserByPhone } from '../../messages/find-user'
import { tell } from '../../messages/tell'
import { createSecret, hashOf } from '../../signing/secret'
import { dayMs } from '../../time/durations'
import { dateInShanghai } from '../../time/shanghai'
import { addMember } from './members'
import { changeMembers, lockOrganisation, roleOf } from './membership'
import { organisationInvited, organisationJoined } from './messages'
import { invitations, joinRequests, organisations } from './tables'
import { namesOf, readTeam } from './team'

/** `138****5527`: enough to tell invitations apart. */
const hidden = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`

const isWaiting = (now: Date) => and(isNull(invitations.acceptedBy), gt(invitations.expiresAt, now))

interface Invited {
  role: GivenRole
  /** Empty for a link alone. */
  phone: string
}

/** Invites somebody; the answer is the same whether or not the number is a user's. */
export const invite = async (
  { role, phone }: Invited,
  call: UserCall,
): Promise<EndpointAnswer<typeof inviteMember>> => {
  const { now, user } = call
  const token = createSecret()
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs)
  const row = { id: randomUUID(), role, phone: phone === '' ? null : hidden(phone), expiresAt }
  await changeMembers(call, 'manageMembers', async (tx, { id: orgId, orgName }) => {
    if ((await tx.$count(invitations, and(eq(invitations.orgId, orgId), isWaiting(now)))) >= invitationsMax)
      throw new ApiError('ORG_INVITATIONS_FULL')
    const userId = phone === '' ? null : await findUserByPhone(tx, phone)
    await tx
      .insert(invitations)
      .values({ ...row, orgId, tokenHash: hashOf(token), userId, createdBy: call.userId, createdAt: now })
    if (userId === null || userId === call.userId) return
    const once = `${orgId} ${dateInShanghai(now)}`
    const values = { name: user.userName, orgName }
    await writeRows(tx, tell(organisationInvited, { userId, once, values }, now))
  })
  return { token, invitation: { ...row, inviter: user.userName, expiresAt: expiresAt.toISOString() } }
}

/** Withdraws a pending invitation. */
export const revoke = async (id: string, call: UserCall): Promise<OrganisationTeam> => {
  await changeMembers(call, 'manageMembers', async (tx, organisation) => {
    await tx
      .delete(invitations)
      .where(
        and(eq(invitations.id, id), eq(invitations.orgId, organisation.id), isNull(invitations.acceptedBy)),
      )
  })
  return readTeam(call)
}

/** What some invitations that wait say. */
const findWaiting = async (db: Db, which: SQL, now: Date): Promise<(Invitation & { id: string })[]> => {
  const { id, role, expiresAt, createdBy, createdAt } = invitations
  const found = await db
    .select({ id, role, expiresAt, createdBy, orgName: organisations.orgName })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.id, invitations.orgId))
    .where(and(which, isWaiting(now)))
    .orderBy(asc(createdAt), asc(id))
  const nameOf = await namesOf(
    db,
    found.map((row) => row.createdBy),
  )
  return found.map(({ createdBy: by, expiresAt: end, ...row }) => ({
    ...row,
    inviter: nameOf(by),
    expiresAt: end.toISOString(),
  }))
}

/** What the link of an invitation says. */
export const readLink = async (token: string, { db, now }: Call): Promise<Invitation> => {
  const [found] = await findWaiting(db, eq(invitations.tokenHash, hashOf(token)), now)
  if (!found) throw new ApiError('ORG_INVITATION_INVALID')
  const { id: _, ...said } = found
  return said
}

/** The invitations to a user that wait. */
export const invitationsTo = ({ db, userId, now }: UserCall) =>
  findWaiting(db, eq(invitations.userId, userId), now)

/** Takes an invitation to the caller out of their list; its link stays with who has it. */
export const decline = async (id: string, { db, userId }: UserCall): Promise<void> => {
  await db
    .update(invitations)
    .set({ userId: null })
    .where(and(eq(invitations.id, id), eq(invitations.userId, userId)))
}

/** Either what a link has, or the id of an invitation to the caller. */
export type InvitationKey = { token: string } | { id: string }

/** Joins by an invitation, once; the same call of who has joined by it is answered alike. */
export const accept = (key: InvitationKey, call: UserCall): Promise<UserOrganisation> => {
  const { now, userId, user } = call
  const isKnown =
    'token' in key
      ? eq(invitations.tokenHash, hashOf(key.token))
      : and(eq(invitations.id, key.id), eq(invitations.userId, userId))
  return call.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(invitations)
      .where(
        and(
          isKnown,
          gt(invitations.expiresAt, now),
          or(isNull(invitations.acceptedBy), eq(invitations.acceptedBy, userId)),
        ),
      )
    const organisation = found && (await lockOrganisation(tx, found.orgId))
    if (!found || !organisation) throw new ApiError('ORG_INVITATION_INVALID')
    const { id: orgId, orgName } = organisation
    const isMember = (await roleOf(tx, userId, orgId)) !== undefined
    if (isMember && found.acceptedBy === userId) return { orgId, orgName }
    if (isMember) throw new ApiError('ORG_MEMBER_ALREADY')
    const claimed = await tx
      .update(invitations)
      .set({ acceptedBy: userId })
      .where(and(eq(invitations.id, found.id), isNull(invitations.acceptedBy)))
      .returning({ id: invitations.id })
    // It was accepted meanwhile, revoked, or by somebody who was taken out since.
    if (claimed.length === 0) throw new ApiError('ORG_INVITATION_INVALID')
    await addMember(tx, { orgId, userId, role: found.role }, now)
    const isAsked = eq(joinRequests.socialCode, organisation.socialCode)
    await tx.delete(joinRequests).where(and(eq(joinRequests.userId, userId), isAsked))
    const values = { name: user.userName, orgName }
    const told = { userId: found.createdBy, once: found.id, values }
    await writeRows(tx, tell(organisationJoined, told, now))
    return { orgId, orgName }
  })
}

/** Deletes invitations that are over. */
export const forgetOldInvitations = (db: Db, now: Date): Promise<number> =>
  deleteInBatches(db, invitations, lte(invitations.expiresAt, now))
