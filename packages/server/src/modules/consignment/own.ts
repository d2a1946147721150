import type { Consignment, ConsignmentWithSteps } from '@chuhai/contract/consignment'
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { organisationsOf, organisationsWith } from '../organisation/membership'
import { findSteps, newestSteps, presentConsignments, presentStep, presentSum } from './records'
import { consignments } from './tables'

const { userId: applicant, orgId } = consignments

/** A user's own, those in the name of an organisation only while they are a member. */
const isOwn = (db: Db, userId: number): SQL | undefined =>
  and(eq(applicant, userId), or(isNull(orgId), inArray(orgId, organisationsOf(db, userId))))

/** What a user may read: their own, and those of organisations where their role reads applications. */
const isReadableBy = ({ db, userId }: Pick<UserCall, 'db' | 'userId'>): SQL | undefined =>
  or(isOwn(db, userId), inArray(orgId, organisationsWith(db, userId, 'readApplications')))

/** The consignments that the caller may read. */
export const listOwn = async (call: UserCall): Promise<Consignment[]> => {
  const rows = await newestSteps(call.db, isReadableBy(call))
  rows.sort((one, other) => other.step.at.getTime() - one.step.at.getTime())
  const own = new Set(
    rows.flatMap(({ consignment }) => (consignment.userId === call.userId ? consignment.id : [])),
  )
  return (await presentConsignments(call.db, rows)).map((shown) => ({ ...shown, isOwn: own.has(shown.id) }))
}

/** One of them with its sum, its order and its history; the order is the buyer's alone. */
export const readOwn = async (id: string, call: UserCall): Promise<ConsignmentWithSteps> => {
  const { db, userId, now } = call
  const found = await findSteps(db, and(eq(consignments.id, id), isReadableBy(call)))
  if (!found) throw new ApiError('NOT_FOUND')
  const { consignment, steps, newest } = found
  const [shown] = await presentConsignments(db, [{ consignment, step: newest }])
  if (!shown) throw new ApiError('NOT_FOUND')
  const isBuyer = consignment.userId === userId
  const sum = await presentSum(db, consignment, now)
  return {
    ...shown,
    ...sum,
    isOwn: isBuyer,
    productId: consignment.productId,
    order: isBuyer ? sum.order : null,
    canOrder:
      isBuyer &&
      consignment.orgId === call.orgId &&
      sum.order === null &&
      sum.total > 0 &&
      newest.stage === 'accepted',
    history: steps.map(presentStep),
  }
}

/** Returns a consignment of a user by what names it in an order, with its newest step; null where it is none of theirs. */
export const findProduct = async (db: Db, productId: number, userId: number) => {
  const [found] = await newestSteps(db, and(eq(consignments.productId, productId), isOwn(db, userId)))
  return found ?? null
}

/** Returns the stage of what a user has ordered, also where they have left the organisation since. */
export const findStage = async (db: Db, productId: number, userId: number) => {
  const [found] = await newestSteps(db, and(eq(consignments.productId, productId), eq(applicant, userId)))
  return found?.step.stage ?? null
}
