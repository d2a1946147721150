import type { ErrorCode } from '@chuhai/contract'
import type { ManagedConsignment } from '@chuhai/contract/admin'
import { type ConsignmentStage, canComeAfter, consignmentStageNames } from '@chuhai/contract/consignment'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { violatedConstraint } from '../../database/errors'
import { write, writeRows } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import { tell } from '../../messages/tell'
import { consignmentStage } from './messages'
import { presentManaged } from './operator'
import { findOrderOf, newestSteps, type StepRow } from './records'
import { consignmentSteps, consignments } from './tables'

interface Given {
  version: number
  stage: ConsignmentStage
  words: string
  by: string
}

const refusal = (code: ErrorCode, name: string, { stage, by, at }: StepRow): ApiError =>
  new ApiError(code, {
    fields: (locale) => ({ [name]: `${by}, ${at.toISOString()}: ${consignmentStageNames[stage][locale]}` }),
  })

const newestOf = async (db: Db, id: string) => (await newestSteps(db, eq(consignments.id, id)))[0]

/**
 * Sets the next stage of a consignment whose order is paid, and tells the buyer. Of two operators the second hears who has set which
 * stage.
 */
export const setStage = async (
  db: Db,
  id: string,
  { version, stage, words, by }: Given,
  now: Date,
): Promise<ManagedConsignment> => {
  const newest = await newestOf(db, id)
  if (!newest) throw new ApiError('NOT_FOUND')
  const { consignment, step } = newest
  if (version !== step.version) throw refusal('CONSIGNMENT_CHANGED', 'version', step)
  if (!canComeAfter(consignment.extras, step.stage, stage))
    throw refusal('CONSIGNMENT_STAGE_IMPOSSIBLE', 'stage', step)
  const order = await findOrderOf(db, consignment, now)
  if (order?.state !== 'paid' && order?.state !== 'fulfilled') throw new ApiError('CONSIGNMENT_UNPAID')
  const next: StepRow = { id, version: version + 1, stage, words, by, at: now }
  const { userId, goods, subject } = consignment
  const values = { goods, no: subject, stage: consignmentStageNames[stage]['zh-CN'], words }
  const told = tell(consignmentStage, { userId, once: `${id}:${next.version}`, values }, now)
  try {
    // Inside a transaction of the caller, a refused version is undone alone.
    await db.transaction((tx) => writeRows(tx, [write(consignmentSteps, next), ...told]))
  } catch (error) {
    const other = violatedConstraint(error) === 'consignment_step_version' && (await newestOf(db, id))
    throw other ? refusal('CONSIGNMENT_CHANGED', 'version', other.step) : error
  }
  return presentManaged(db, { consignment, step: next })
}
