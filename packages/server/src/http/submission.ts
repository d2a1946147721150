import { idempotencyHeader } from '@chuhai/contract/constants'
import type { Db } from '../database/db'
import { violatedConstraint } from '../database/errors'
import { type Write, writeRows } from '../database/write-rows'
import { answerOnce, findAnswer, type Submission } from '../idempotency/answer-once'
import { ApiError } from './api-error'
import type { AppContext } from './context'

const visibleAscii = /^[\x21-\x7e]{1,200}$/

/** The effect of a call: the rows it writes, and its answer. */
export interface Effect<A = unknown> {
  answer: A
  writes: Write[]
  /** The errors of violated constraints, by the constraint's name. */
  refusals?: Record<string, ApiError>
}

/** The request's key; null when it carries none. */
export const readKey = (c: AppContext): string | null => {
  const key = c.req.header(idempotencyHeader)
  if (key === undefined) return null
  if (!visibleAscii.test(key)) throw new ApiError('IDEMPOTENCY_KEY_INVALID')
  return key
}

const apply = async (db: Db, submission: Submission | null, effect: Effect): Promise<unknown> => {
  if (submission === null) {
    await writeRows(db, effect.writes)
    return effect.answer
  }
  const first = await answerOnce(db, submission, effect)
  if (first === null) throw new ApiError('IDEMPOTENCY_CONFLICT')
  return first.answer
}

/** Runs the handler of an idempotent endpoint, and writes its effect: once, where the request carries a key. */
export const applyOnce = async (
  db: Db,
  submission: Submission | null,
  handle: () => Promise<Effect>,
): Promise<unknown> => {
  let effect: Effect | undefined
  try {
    effect = await handle()
    return await apply(db, submission, effect)
  } catch (error) {
    const refusal = effect?.refusals?.[violatedConstraint(error) ?? ''] ?? error
    // What the first call has changed may refuse the same call now.
    const first = submission && refusal instanceof ApiError && (await findAnswer(db, submission))
    if (first) return first.answer
    throw refusal
  }
}
