import { applicationKinds, type OrganisationApplication } from '@chuhai/contract/application'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { UserCall } from '../../http/context'
import { organisationsWith, requireRight } from '../organisation/membership'
import { findAccounts } from '../user/service'
import { applications } from './tables'

const titleOf = ({ kind, values }: Pick<typeof applications.$inferSelect, 'kind' | 'values'>): string => {
  const { titleField = '' } = applicationKinds.find(({ key }) => key === kind) ?? {}
  return String(values[titleField] ?? '')
}

/** The newest step of each application of the selected organisation. */
export const listOfOrganisation = async (call: UserCall): Promise<OrganisationApplication[]> => {
  const { db, userId } = call
  const orgId = await requireRight(call, 'readApplications')
  const newest = await db
    .selectDistinctOn([applications.id])
    .from(applications)
    .where(
      and(
        eq(applications.orgId, orgId),
        inArray(applications.orgId, organisationsWith(db, userId, 'readApplications')),
      ),
    )
    .orderBy(applications.id, desc(applications.version))
  const accounts = await findAccounts(
    db,
    newest.map((row) => row.userId),
  )
  return newest
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      title: titleOf(row),
      state: row.state,
      applicant: accounts.get(row.userId)?.userName ?? '',
      isOwn: row.userId === userId,
      submittedAt: row.submittedAt.toISOString(),
      changedAt: row.at.toISOString(),
    }))
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
}
