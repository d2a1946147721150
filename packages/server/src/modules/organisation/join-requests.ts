import { randomUUID } from 'node:crypto'
import { joinRequestDays } from '@chuhai/contract/constants'
import type { GivenRole, Joining, OrganisationTeam, OwnJoinRequest } from '@chuhai/contract/organisation'
import { and, asc, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { violatedConstraint } from '../../database/errors'
import { writeRows } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { tell } from '../../messages/tell'
import { daysBefore } from '../../time/before'
import { dateInShanghai } from '../../time/shanghai'
import { invitationsTo } from './invitations'
import { addMember } from './members'
import { changeMembers, ownersOf } from './membership'
import { organisationAccepted, organisationAsked, organisationRefused } from './messages'
import { isFor } from './requested'
import { joinRequests, memberships, organisations } from './tables'
import { readTeam } from './team'

const requestsOf = async ({ db, userId }: UserCall): Promise<OwnJoinRequest[]> => {
  const { id, socialCode, state, createdAt } = joinRequests
  const rows = await db
    .select({ id, socialCode, state, createdAt, orgName: organisations.orgName })
    .from(joinRequests)
    .leftJoin(organisations, and(eq(organisations.id, joinRequests.orgId), eq(state, 'accepted')))
    .where(eq(joinRequests.userId, userId))
    .orderBy(desc(createdAt), asc(id))
  return rows.map(({ createdAt: at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** The caller's ways into organisations. */
export const readJoining = async (call: UserCall): Promise<Joining> => {
  const [invitations, requests] = await Promise.all([invitationsTo(call), requestsOf(call)])
  return { invitations, requests }
}

const isMemberByCode = async ({ db, userId }: UserCall, socialCode: string): Promise<boolean> => {
  const [found] = await db
    .select({ orgId: memberships.orgId })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.orgId))
    .where(and(eq(memberships.userId, userId), eq(organisations.socialCode, socialCode)))
    .limit(1)
  return found !== undefined
}

/** Keeps what is asked; undefined where it waits already or was refused. */
const keepRequest = async (tx: Db, socialCode: string, { userId, now }: UserCall) => {
  const [kept] = await tx
    .insert(joinRequests)
    .values({ id: randomUUID(), userId, socialCode, createdAt: now })
    .onConflictDoUpdate({
      target: [joinRequests.userId, joinRequests.socialCode],
      set: { state: 'open', orgId: null, createdAt: now },
      // Who has left may ask again; who was refused waits until that is forgotten.
      setWhere: eq(joinRequests.state, 'accepted'),
    })
    .returning({ id: joinRequests.id })
  return kept
}

/** Asks the owners of the first organisation with a code. The answer says the same where there is none. */
export const ask = async (socialCode: string, call: UserCall): Promise<Joining> => {
  const { now, user } = call
  if (await isMemberByCode(call, socialCode)) throw new ApiError('ORG_MEMBER_ALREADY')
  try {
    await call.db.transaction(async (tx) => {
      const kept = await keepRequest(tx, socialCode, call)
      const [asked] = await tx
        .select({ id: organisations.id, orgName: organisations.orgName })
        .from(organisations)
        .where(eq(organisations.socialCode, socialCode))
        .orderBy(asc(organisations.createdAt), asc(organisations.id))
        .limit(1)
      if (!kept || !asked) return
      const about = {
        once: `${kept.id} ${dateInShanghai(now)}`,
        values: { name: user.userName, orgName: asked.orgName },
      }
      const owners = await ownersOf(tx, asked.id)
      await writeRows(
        tx,
        owners.flatMap((userId) => tell(organisationAsked, { userId, ...about }, now)),
      )
    })
  } catch (error) {
    if (violatedConstraint(error) === 'organisation_request_limit') throw new ApiError('ORG_REQUESTS_FULL')
    throw error
  }
  return readJoining(call)
}

/** Takes back what waits; what was refused stays, so that it is not asked again at once. */
export const withdraw = async (id: string, call: UserCall): Promise<Joining> => {
  const { db, userId } = call
  await db
    .delete(joinRequests)
    .where(and(eq(joinRequests.id, id), eq(joinRequests.userId, userId), eq(joinRequests.state, 'open')))
  return readJoining(call)
}

/** Accepts who asks to join, with a role, or refuses them without one; tells them either way. */
export const decide = async (
  { id, role }: { id: string; role: GivenRole | null },
  call: UserCall,
): Promise<OrganisationTeam> => {
  const { now } = call
  await changeMembers(call, 'manageMembers', async (tx, { id: orgId, orgName }) => {
    const [decided] = await tx
      .update(joinRequests)
      .set({ state: role ? 'accepted' : 'refused', orgId })
      .where(and(eq(joinRequests.id, id), eq(joinRequests.state, 'open'), isFor(orgId)))
      .returning({ userId: joinRequests.userId, socialCode: joinRequests.socialCode })
    if (!decided) throw new ApiError('NOT_FOUND')
    const { userId, socialCode } = decided
    const once = `${id} ${dateInShanghai(now)}`
    if (role) await addMember(tx, { orgId, userId, role }, now)
    await writeRows(
      tx,
      role
        ? tell(organisationAccepted, { userId, once, values: { orgName } }, now)
        : tell(organisationRefused, { userId, once, values: { socialCode } }, now),
    )
  })
  return readTeam(call)
}

/** Forgets what was asked long ago. */
export const forgetOldJoinRequests = (db: Db, now: Date): Promise<number> =>
  deleteInBatches(db, joinRequests, lt(joinRequests.createdAt, daysBefore(now, joinRequestDays)))
