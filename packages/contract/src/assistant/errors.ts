import { userAnswersAtOnce } from '../constants'
import type { ErrorTable } from '../request-errors'

/** Refusals of the assistant (specification 5.8, 8), before an answer has begun. */
export const assistantErrors = {
  AI_QUOTA_USED: {
    status: 429,
    'zh-CN': '今日免费次数已用完',
    en: 'You have used all free questions of today',
  },
  AI_BUDGET_USED: {
    status: 503,
    'zh-CN': '今日的 AI 回答已全部用完，请明天再来',
    en: 'The assistant has answered all questions of today, please come back tomorrow',
  },
  AI_ANSWERING: {
    status: 503,
    'zh-CN': `同时最多有 ${userAnswersAtOnce} 个回答，请等前面的结束`,
    en: `${userAnswersAtOnce} answers at most are written at a time, wait for one to end`,
  },
  AI_MODEL_DOWN: {
    status: 503,
    'zh-CN': '模型服务暂时不可用，请稍后重试',
    en: 'The model service is unavailable, please try again later',
  },
  /** In the chat 429 means the quota and nothing else (specification, section 8). */
  AI_TOO_OFTEN: {
    status: 503,
    'zh-CN': '请求过于频繁，请稍后重试',
    en: 'Too many requests, please try again later',
  },
  AI_QUESTION_REQUIRED: { status: 422, 'zh-CN': '请输入', en: 'Required' },
  AI_QUESTION_TOO_LONG: {
    status: 422,
    'zh-CN': '问题不能超过200个字符',
    en: 'A question has 200 characters at most',
  },
  AI_IMAGE_UNKNOWN: {
    status: 422,
    'zh-CN': '找不到这张图片，请重新上传',
    en: 'There is no such image, upload it again',
  },
} as const satisfies ErrorTable

/** A code of `assistantErrors`: the call was refused and there is no answer. */
export type AssistantErrorCode = keyof typeof assistantErrors

/** What can end an answer that has begun. They come in the stream, never as the status of an answer of HTTP. */
export const answerErrors = {
  AI_MODEL_SILENT: {
    status: 504,
    'zh-CN': '模型服务没有回应，请稍后重试',
    en: 'The model service does not respond, please try again later',
  },
  AI_MODEL_FAILED: {
    status: 502,
    'zh-CN': '模型服务出错，请稍后重试',
    en: 'The model service failed, please try again later',
  },
  AI_MODEL_BUSY: {
    status: 503,
    'zh-CN': '模型服务繁忙，请稍后重试',
    en: 'The model service is busy, please try again later',
  },
  AI_ANSWER_CUT: {
    status: 502,
    'zh-CN': '回答中断，以上内容不完整',
    en: 'The answer was cut off, what came is not complete',
  },
} as const satisfies ErrorTable

/** A code of `answerErrors`: the answer was broken off. */
export type AnswerErrorCode = keyof typeof answerErrors
