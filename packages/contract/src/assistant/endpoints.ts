import * as v from 'valibot'
import { chatInputMax, sceneCount } from '../constants'
import { endpoint } from '../endpoint'
import { wholeNumber } from '../fields'
import { pageOf, pageRequest } from '../list'
import { requiredText } from '../text-fields'
import { answerChunk, answerEnds, answerReport, chatMessage, scene } from './message'

/** The text of a question (specification 5.8). */
export const questionContent = requiredText(chatInputMax, 'AI_QUESTION_REQUIRED', 'AI_QUESTION_TOO_LONG')

const answerId = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) })

/**
 * Asks the assistant (specification 7.2); the answer is streamed, and goes on for a minute without a reader.
 * The same `requestId` returns the existing answer and uses no quota.
 */
export const sendQuestion = endpoint({
  name: 'sendQuestion',
  summary: '向 AI 助手提问',
  method: 'GET',
  path: '/ai_assistant/send',
  access: 'user',
  changes: true,
  stream: true,
  query: v.object({
    content: questionContent,
    /** Address that `uploadFile` has answered. */
    image: v.optional(v.pipe(v.string(), v.maxLength(500))),
    /** Made by the client, new for each question. */
    requestId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
  }),
  answer: answerChunk,
  errors: [
    'AI_QUOTA_USED',
    'AI_BUDGET_USED',
    'AI_ANSWERING',
    'AI_MODEL_DOWN',
    'AI_TOO_OFTEN',
    'AI_QUESTION_REQUIRED',
    'AI_QUESTION_TOO_LONG',
    'AI_IMAGE_UNKNOWN',
    'IDEMPOTENCY_CONFLICT',
  ],
})

/** Streams the rest of an answer from `offset` on. */
export const resumeAnswer = endpoint({
  name: 'resumeAnswer',
  summary: '继续接收回答',
  method: 'GET',
  path: '/ai_assistant/answer/{id}',
  access: 'user',
  stream: true,
  params: answerId,
  query: v.object({ offset: v.optional(wholeNumber(0, 100_000_000), 0) }),
  answer: answerChunk,
  errors: ['NOT_FOUND', 'AI_TOO_OFTEN'],
})

/** Stops an answer, on any instance; its text so far stays. */
export const stopAnswer = endpoint({
  name: 'stopAnswer',
  summary: '停止回答',
  method: 'POST',
  path: '/ai_assistant/answer/{id}/stop',
  access: 'user',
  params: answerId,
  /** How it has ended, or `running` for the moment until it does. */
  answer: v.object({ state: v.picklist(['running', ...answerEnds]) }),
  errors: ['NOT_FOUND', 'AI_TOO_OFTEN'],
})

/** Reports an answer to the operator, together with its question. */
export const reportAnswer = endpoint({
  name: 'reportAnswer',
  summary: '举报回答',
  method: 'POST',
  path: '/ai_assistant/answer/{id}/report',
  access: 'user',
  params: answerId,
  body: answerReport,
  answer: v.null_(),
  errors: ['NOT_FOUND', 'AI_TOO_OFTEN'],
})

/** Lists the caller's messages, the newest first. */
export const listMessages = endpoint({
  name: 'listMessages',
  summary: '我的对话记录',
  method: 'GET',
  path: '/ai_assistant/message',
  access: 'user',
  query: pageRequest,
  answer: pageOf(chatMessage),
  errors: ['AI_TOO_OFTEN'],
})

/** Deletes all messages of the caller, and stops running answers. */
export const clearMessages = endpoint({
  name: 'clearMessages',
  summary: '清空对话记录',
  method: 'DELETE',
  path: '/ai_assistant/message',
  access: 'user',
  answer: v.null_(),
  errors: ['AI_TOO_OFTEN'],
})

/** Free questions of today: `left` of `limit`, renewed at `renewsAt`; whether a model answers them, and whether it sees images. */
export const getQuota = endpoint({
  name: 'getQuota',
  summary: 'AI 助手今日剩余次数',
  method: 'GET',
  path: '/ai_assistant/quota',
  access: 'user',
  noRedirect: true,
  answer: v.object({
    left: v.number(),
    limit: v.number(),
    renewsAt: v.string(),
    hasModel: v.boolean(),
    seesImages: v.boolean(),
  }),
  errors: ['AI_TOO_OFTEN'],
})

/** Scenes to begin a conversation with (specification 2.13, 7.2). */
export const listScenes = endpoint({
  name: 'listScenes',
  summary: 'AI 助手推荐场景',
  method: 'GET',
  path: '/ai_scenario/listRecommend',
  access: 'anyone',
  noRedirect: true,
  query: v.object({ count: v.optional(wholeNumber(1, 20), sceneCount) }),
  answer: v.array(scene),
})
