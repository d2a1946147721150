import type { ErrorTable } from '../error-table'

/** Rules of the evaluation form (specification 5.7). */
export const evaluationErrors = {
  EVALUATION_ANSWER_REQUIRED: { status: 422, 'zh-CN': '请选择', en: 'Please select' },
  EVALUATION_ONE_ONLY: { status: 422, 'zh-CN': '此题只能选一项', en: 'Please select one only' },
  EVALUATION_CHANGED: {
    status: 422,
    'zh-CN': '题目已更新，请重新作答',
    en: 'The questions have changed, please answer again',
  },
} as const satisfies ErrorTable

export type EvaluationErrorCode = keyof typeof evaluationErrors
