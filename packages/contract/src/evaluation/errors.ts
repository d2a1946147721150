import { userEvaluationsMax } from '../constants'
import type { ErrorTable } from '../request-errors'

/** Rules of the evaluation form (specification 5.7). */
export const evaluationErrors = {
  EVALUATION_ANSWER_REQUIRED: { status: 422, 'zh-CN': '请选择', en: 'Please select' },
  EVALUATION_ONE_ONLY: { status: 422, 'zh-CN': '此题只能选一项', en: 'Please select one only' },
  EVALUATION_TOO_MANY: {
    status: 422,
    'zh-CN': `最多评测 ${userEvaluationsMax} 次，请查看已有的结果`,
    en: `You can take the evaluation ${userEvaluationsMax} times at most, see the results you have`,
  },
  EVALUATION_CHANGED: {
    status: 422,
    'zh-CN': '题目已更新，请重新作答',
    en: 'The questions have changed, please answer again',
  },
} as const satisfies ErrorTable

/** A code of `evaluationErrors`. */
export type EvaluationErrorCode = keyof typeof evaluationErrors
