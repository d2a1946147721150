import * as evaluation from '@chuhai/contract/evaluation'
import * as guide from '@chuhai/contract/guide'
import { ApiError } from '../../http/api-error'
import type { Call } from '../../http/context'
import { implement } from '../../http/implement'
import { findCourseCards } from '../school/service'
import { findOwnGuide, presentGuide, readCategories, readResult } from './personal-guides'
import { listFields, submitAnswers } from './service'

const callerOf = ({ user }: Call): number => {
  if (!user) throw new ApiError('UNAUTHORIZED')
  return Number(user.id)
}

const requireGuide = async (call: Call, id: number) => {
  const row = await findOwnGuide(call.db, callerOf(call), id)
  if (!row) throw new ApiError('GUIDE_UNKNOWN')
  return row
}

/** The evaluation and the personal guides that it makes (specification 2.10, 7.3). */
export const evaluationRoutes = [
  implement(evaluation.listEvaluationFields, (_, { db }) => listFields(db)),

  implement(evaluation.submitEvaluation, ({ body }, call) =>
    submitAnswers(body.answers, { db: call.db, userId: callerOf(call), now: call.now }),
  ),

  implement(evaluation.getEvaluationResult, async (_, call) => readResult(call.db, callerOf(call))),

  implement(guide.getExclusiveGuide, async ({ params }, call) =>
    presentGuide(call.db, await requireGuide(call, params.id)),
  ),

  implement(guide.listExclusiveCourses, async ({ params }, call) => {
    const { courseIds } = await requireGuide(call, params.id)
    return findCourseCards(call.db, courseIds)
  }),

  implement(guide.listExclusiveCategories, async ({ params }, call) =>
    readCategories(call.db, await requireGuide(call, params.id)),
  ),
]
