import { randomUUID } from 'node:crypto'
import type { Organisation, OrganisationErrorCode, OrganisationField } from '@chuhai/contract/organisation'
import { organisationErrors } from '@chuhai/contract/organisation'
import type { UserOrganisation } from '@chuhai/contract/user'
import type { Db } from '../../database/db'
import { write } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { Effect } from '../../idempotency/answer-once'
import { findImage, isWaiting, pathOf } from '../file/service'
import { findRegions } from '../region/tree'
import { licencesAmong } from './licence'
import { memberships, organisations } from './tables'

const refusal = (field: OrganisationField, code: OrganisationErrorCode): ApiError =>
  new ApiError(code, { fields: (locale) => ({ [field]: organisationErrors[code][locale] }) })

/** The codes count, chosen from the tree; the names that came with them do not. */
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

/** Path of the licence: a file that the user has uploaded, and that will stay. */
const readLicence = async (db: Db, userId: number, address: string, now: Date): Promise<string> => {
  if (address === '') return ''
  const file = await findImage(db, address)
  if (file?.userId !== userId) throw refusal('licencePic', 'ORG_LICENCE_UNKNOWN')
  const path = pathOf(file)
  const willStay = isWaiting(file, now) || (await licencesAmong(db, [path])).has(path)
  if (!willStay) throw refusal('licencePic', 'ORG_LICENCE_UNKNOWN')
  return path
}

/** Adds an organisation and its first member, whoever added it (specification 5.6, 7.2). */
export const addOrganisation = async (
  form: Organisation,
  { db, now, userId }: { db: Db; now: Date; userId: number },
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
    writes: [write(organisations, row), write(memberships, { userId, orgId: row.id, joinedAt: now })],
    refusals: {
      organisation_code: refusal('socialCode', 'ORG_SOCIAL_CODE_TAKEN'),
      organisation_limit: new ApiError('ORG_TOO_MANY'),
    },
  }
}
