import type { UserOrganisation } from '@chuhai/contract/user'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { memberships, organisations } from './tables'

/** The organisations a user may act for, in the order they were joined (specification, section 3). */
export const listUserOrganisations = (db: Db, userId: number): Promise<UserOrganisation[]> =>
  db
    .select({ orgId: organisations.id, orgName: organisations.orgName })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.orgId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.joinedAt), asc(organisations.id))
