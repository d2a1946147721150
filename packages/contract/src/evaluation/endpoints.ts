import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { evaluationAnswers, evaluationField, evaluationResult } from './evaluation'

/** The questions of the evaluation, in their order (specification 7.3). */
export const listEvaluationFields = endpoint({
  name: 'listEvaluationFields',
  summary: '评测题目',
  method: 'GET',
  path: '/nav/home/field/tree',
  access: 'anyone',
  answer: v.array(evaluationField),
})

/**
 * Makes the caller's personal guide from the answers. An error of a question comes as
 * `data.fields` under the question's id. Returns how much was compared.
 */
export const submitEvaluation = endpoint({
  name: 'submitEvaluation',
  summary: '提交评测',
  method: 'POST',
  path: '/nav/home/assess',
  access: 'user',
  idempotent: true,
  body: evaluationAnswers,
  answer: v.object({ siteCount: v.number(), courseCount: v.number() }),
  errors: ['EVALUATION_ANSWER_REQUIRED', 'EVALUATION_ONE_ONLY', 'EVALUATION_CHANGED', 'EVALUATION_TOO_MANY'],
})

/** What the caller's latest evaluation found. Pages read it on load, so a 401 starts no sign-on. */
export const getEvaluationResult = endpoint({
  name: 'getEvaluationResult',
  summary: '评测结果',
  method: 'GET',
  path: '/nav/home/query/assess',
  access: 'user',
  noRedirect: true,
  answer: evaluationResult,
})
