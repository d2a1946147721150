import type { FoundOrganisation, JoinOutcome } from '@chuhai/contract/admin'
import type { OrganisationRole } from '@chuhai/contract/organisation'
import { asc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { setRole } from './members'
import { lockOrganisation, ownersOf } from './membership'
import type { OrganisationRecords } from './records'
import { memberships, organisations } from './tables'
import { namesOf } from './team'

const foundRows = 50

const isMeant = (words: string) =>
  or(
    ilike(organisations.orgName, `%${words.replace(/[%_\\]/g, '\\$&')}%`),
    eq(organisations.socialCode, words.toUpperCase()),
    eq(sql`${organisations.id}::text`, words.toLowerCase()),
  )

/** Whether another organisation has the same code. */
const isDouble = sql`${organisations.socialCode} in (select social_code from ${organisations} double
  where double.social_code <> '' group by double.social_code having count(*) > 1)`

/** Organisations by words, or else those of which there are two. */
export const findOrganisations = async (db: Db, words: string): Promise<FoundOrganisation[]> => {
  const { id, orgName, socialCode, createdAt } = organisations
  const found = await db
    .select({ id, orgName, socialCode, createdAt })
    .from(organisations)
    .where(words === '' ? isDouble : isMeant(words))
    .orderBy(asc(socialCode), asc(createdAt), asc(id))
    .limit(foundRows)
  const { userId, orgId, role, joinedAt } = memberships
  const members = await db
    .select({ userId, orgId, role })
    .from(memberships)
    .where(
      inArray(
        orgId,
        found.map((one) => one.id),
      ),
    )
    .orderBy(asc(joinedAt), asc(userId))
  const nameOf = await namesOf(
    db,
    members.map((member) => member.userId),
  )
  return found.map((one) => ({
    ...one,
    createdAt: one.createdAt.toISOString(),
    members: members
      .filter((member) => member.orgId === one.id)
      .map((member) => ({ userId: member.userId, userName: nameOf(member.userId), role: member.role })),
  }))
}

/** Joins another organisation with the same code into one, in the transaction of the caller. */
export const joinOrganisations = async (
  tx: Db,
  { id, other }: { id: string; other: string },
  records: readonly OrganisationRecords[],
): Promise<JoinOutcome> => {
  // In one order, so that two operators do not wait for each other.
  for (const one of [id, other].toSorted()) await lockOrganisation(tx, one)
  const [kept, joined] = [await lockOrganisation(tx, id), await lockOrganisation(tx, other)]
  if (!kept || !joined || id === other) return 'unknown'
  if (kept.socialCode === '' || kept.socialCode !== joined.socialCode) return 'otherCode'
  for (const { move } of records) if (!(await move(tx, other, id))) return 'conflict'
  const { userId, role, joinedAt } = memberships
  await tx
    .insert(memberships)
    .select(
      tx
        .select({
          userId,
          orgId: sql`${id}::uuid`.as('org_id'),
          joinedAt,
          // A user who adds a company once more does not become its owner.
          role: sql`case when ${role} = 'owner' then 'member' else ${role} end`.as('role'),
        })
        .from(memberships)
        .where(eq(memberships.orgId, other)),
    )
    .onConflictDoNothing()
  await tx.delete(organisations).where(eq(organisations.id, other))
  return 'joined'
}

/** Gives a member a role, in the transaction of the caller. */
export const setMemberRole = async (
  tx: Db,
  member: { orgId: string; userId: number; role: OrganisationRole },
): Promise<'changed' | 'unknown' | 'lastOwner'> => {
  await lockOrganisation(tx, member.orgId)
  const owners = await ownersOf(tx, member.orgId)
  if (member.role !== 'owner' && owners.length === 1 && owners[0] === member.userId) return 'lastOwner'
  return (await setRole(tx, member)) ? 'changed' : 'unknown'
}

/** The roles of an organisation's members by their ids, for the log of what operators do. */
export const rolesIn = async (db: Db, orgId: string): Promise<Record<string, OrganisationRole>> => {
  const found = await db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(eq(memberships.orgId, orgId))
    .orderBy(asc(memberships.userId))
  return Object.fromEntries(found.map(({ userId, role }) => [userId, role]))
}
