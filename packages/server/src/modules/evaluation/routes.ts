import * as evaluation from '@chuhai/contract/evaluation'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { implement } from '../../http/implement'
import { findCourseCards } from '../school/service'
import { findOwnGuide, presentGuide, readCategories, readResult } from './personal-guides'
import { listFields, submitAnswers } from './service'

const requireGuide = async ({ db, userId }: UserCall, id: number) => {
  const row = await findOwnGuide(db, userId, id)
  if (!row) throw new ApiError('GUIDE_UNKNOWN')
  return row
}

/** By the published rules alone, also where a draft shows others. */
export const submitRoute = implement(evaluation.submitEvaluation, ({ body }, call) =>
  submitAnswers(body.answers, call),
)

/** The questions of the evaluation and the personal guides that it makes (specification 2.10, 7.3). */
export const evaluationRoutes = [
  implement(evaluation.listEvaluationFields, (_, { db }) => listFields(db)),

  implement(evaluation.getEvaluationResult, (_, { db, userId }) => readResult(db, userId)),

  implement(evaluation.getExclusiveGuide, async ({ params }, call) =>
    presentGuide(call.db, await requireGuide(call, params.id)),
  ),

  implement(evaluation.listExclusiveCourses, async ({ params }, call) => {
    const { courseIds } = await requireGuide(call, params.id)
    return findCourseCards(call.db, courseIds, call.now)
  }),

  implement(evaluation.listExclusiveCategories, async ({ params }, call) =>
    readCategories(call.db, await requireGuide(call, params.id)),
  ),
]
