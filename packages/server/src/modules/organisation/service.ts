import { randomUUID } from 'node:crypto'
import {
  type Organisation,
  type OrganisationErrorCode,
  type OrganisationField,
  organisationErrors,
} from '@chuhai/contract/organisation'
import type { UserOrganisation } from '@chuhai/contract/user'
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { write } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import type { Effect } from '../../http/submission'
import { findImage, isAttachable, pathOf } from '../file/service'
import { findRegions } from '../region/service'
import { memberships, organisations } from './tables'

/** The organisations of a user in the order they were joined, as a JSON value in another query (specification, section 3). */
export const organisationsOf = (userId: SQLWrapper): SQL<UserOrganisation[]> =>
  sql`(select coalesce(json_agg(json_build_object('orgId', ${organisations.id}, 'orgName', ${organisations.orgName})
    order by ${memberships.joinedAt}, ${organisations.id}), '[]'::json)
    from ${memberships} join ${organisations} on ${organisations.id} = ${memberships.orgId}
    where ${memberships.userId} = ${userId})`

const refusal = (field: OrganisationField, code: OrganisationErrorCode): ApiError =>
  new ApiError(code, { fields: (locale) => ({ [field]: organisationErrors[code][locale] }) })

/** Only the codes count; the names come from the region tree. */
const readLocation = ({ orgLocation, provinceCode, cityCode, countyCode }: Organisation) => {
  const codes = [provinceCode, cityCode, ...(countyCode ? [countyCode] : [])]
  const found = String(codes) === String(orgLocation) ? findRegions(codes) : null
  if (!found) throw refusal('orgLocation', 'ORG_LOCATION_UNKNOWN')
  const [province, city, county] = found
  return {
    provinceCode,
    provinceName: province?.name ?? '',
    cityCode,
    cityName: city?.name ?? '',
    countyCode,
    countyName: county?.name ?? '',
  }
}

/** Returns the path of the licence, which must be a file of the user that will not be deleted. */
const readLicence = async (db: Db, userId: number, address: string, now: Date): Promise<string> => {
  if (address === '') return ''
  const file = await findImage(db, address)
  if (file?.userId !== userId) throw refusal('licencePic', 'ORG_LICENCE_UNKNOWN')
  const path = pathOf(file)
  const willStay = isAttachable(file, now) || (await findUsedLicences(db, [path])).has(path)
  if (!willStay) throw refusal('licencePic', 'ORG_LICENCE_UNKNOWN')
  return path
}

/** Adds an organisation with the caller as its first member (specification 5.6, 7.2). */
export const addOrganisation = async (
  form: Organisation,
  { db, now, userId }: UserCall,
): Promise<Effect<UserOrganisation>> => {
  const location = readLocation(form)
  const licencePic = await readLicence(db, userId, form.licencePic, now)
  const { orgName, socialCode, operatePeriod, orgAddress, orgType } = form
  const row: typeof organisations.$inferInsert = {
    id: randomUUID(),
    orgName,
    socialCode,
    operatePeriod,
    ...location,
    orgAddress,
    licencePic,
    orgType,
    createdBy: userId,
    createdAt: now,
  }
  return {
    answer: { orgId: row.id, orgName },
    writes: [
      write(organisations, row),
      write(memberships, { userId, orgId: row.id, joinedAt: now, role: 'owner' }),
    ],
    refusals: {
      organisation_code: refusal('socialCode', 'ORG_SOCIAL_CODE_TAKEN'),
      organisation_limit: new ApiError('ORG_TOO_MANY'),
    },
  }
}

/** Returns which of these files are the licence of an organisation. */
export const findUsedLicences = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ path: organisations.licencePic })
    .from(organisations)
    .where(inArray(organisations.licencePic, [...paths]))
  return new Set(rows.map(({ path }) => path))
}

/** Returns the names of organisations by their ids. */
export const findOrganisationNames = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const { id, orgName } = organisations
  const rows = await db
    .select({ id, orgName })
    .from(organisations)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row.orgName]))
}

/** Returns whether a file is the licence of an organisation of the user: of any, or of one of them. */
export const isLicenceOf = async (
  db: Db,
  { userId, orgId }: { userId: number; orgId?: string },
  path: string,
): Promise<boolean> => {
  const rows = await db
    .select({ orgId: organisations.id })
    .from(organisations)
    .innerJoin(memberships, eq(memberships.orgId, organisations.id))
    .where(
      and(
        eq(organisations.licencePic, path),
        eq(memberships.userId, userId),
        orgId === undefined ? undefined : eq(organisations.id, orgId),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Returns whether a file is the licence of an organisation of the user. */
export const isLicenceOfMember = (db: Db, userId: number, path: string): Promise<boolean> =>
  isLicenceOf(db, { userId }, path)
