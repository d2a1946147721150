import { hasRight, type OrganisationDetails } from '@chuhai/contract/organisation'
import { and, eq, inArray } from 'drizzle-orm'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { organisationsWith, requireChosen } from './membership'
import { memberships, organisations } from './tables'

/** The selected organisation as its members see it. */
export const readDetails = async (call: UserCall): Promise<OrganisationDetails> => {
  const orgId = requireChosen(call)
  const { orgName, socialCode, operatePeriod, orgAddress, licencePic } = organisations
  const [found] = await call.db
    .select({ orgName, socialCode, operatePeriod, orgAddress, licencePic, role: memberships.role })
    .from(organisations)
    .innerJoin(memberships, eq(memberships.orgId, organisations.id))
    .where(and(eq(organisations.id, orgId), eq(memberships.userId, call.userId)))
  if (!found) throw new ApiError('ORG_FORBIDDEN')
  const { role, ...details } = found
  return { orgId, ...details, mayChange: hasRight(role, 'changeDetails') }
}

type Changes = Partial<Pick<OrganisationDetails, 'orgName' | 'operatePeriod' | 'orgAddress' | 'licencePic'>>

/** Changes the selected organisation; returns whether the caller's role allows it. */
export const changeDetails = async (
  { db, userId, orgId }: Pick<UserCall, 'db' | 'userId' | 'orgId'>,
  changes: Changes,
): Promise<boolean> => {
  if (orgId === null) return false
  const changed = await db
    .update(organisations)
    .set(changes)
    .where(
      and(
        eq(organisations.id, orgId),
        inArray(organisations.id, organisationsWith(db, userId, 'changeDetails')),
      ),
    )
    .returning({ id: organisations.id })
  return changed.length > 0
}
