import type { UserOrganisation } from '@chuhai/contract/user'
import { asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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

/** The same as a value within another query, as JSON. */
export const organisationsOf = (userId: SQLWrapper): SQL<UserOrganisation[]> =>
  sql`(select coalesce(json_agg(json_build_object('orgId', ${organisations.id}, 'orgName', ${organisations.orgName})
    order by ${memberships.joinedAt}, ${organisations.id}), '[]'::json)
    from ${memberships} join ${organisations} on ${organisations.id} = ${memberships.orgId}
    where ${memberships.userId} = ${userId})`
