import * as contract from '@chuhai/contract/assistant'
import { ApiError } from '../../http/api-error'
import type { Call } from '../../http/context'
import { type Implementation, implement } from '../../http/implement'
import type { Assistant } from './assistant'
import { clearMessages, findAnswer, listMessages, type MessageRow } from './history'
import { requireOwnImage } from './image'
import { renewalAfter, usedToday } from './quota'
import { reportAnswer } from './reports'
import { listScenes } from './scenes'

const callerOf = ({ user }: Call): number => {
  if (!user) throw new ApiError('UNAUTHORIZED')
  return Number(user.id)
}

const requireAnswer = async (call: Call, id: string): Promise<MessageRow> => {
  const row = await findAnswer(call.db, callerOf(call), Number(id))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

export const assistantRoutes = (assistant: Assistant, publicUrl: string): Implementation[] => [
  implement(contract.sendQuestion, async ({ query }, call) => {
    const userId = callerOf(call)
    const image = query.image ? await requireOwnImage(call.db, userId, query.image) : null
    const question = { userId, content: query.content, image, requestId: query.requestId ?? null }
    return assistant.ask(question, call.locale, call.now)
  }),

  implement(contract.resumeAnswer, async ({ params, query }, call) =>
    assistant.resume(await requireAnswer(call, params.id), query.offset, call.locale),
  ),

  implement(contract.stopAnswer, async ({ params }, call) => ({
    state: await assistant.stop(await requireAnswer(call, params.id), call.now),
  })),

  implement(contract.reportAnswer, async ({ params, body }, call) => {
    const isThere = await reportAnswer(call.db, callerOf(call), Number(params.id), body, call.now)
    if (!isThere) throw new ApiError('NOT_FOUND')
    return null
  }),

  implement(contract.listMessages, async ({ query }, call) => {
    const { db, locale } = call
    return { ...(await listMessages(db, callerOf(call), query, { locale, publicUrl })), ...query }
  }),

  implement(contract.clearMessages, async (_, call) => {
    const userId = callerOf(call)
    assistant.silence(userId)
    await clearMessages(call.db, userId)
    return null
  }),

  implement(contract.getQuota, async (_, call) => {
    const { dailyQuota, model } = assistant.settings
    const used = await usedToday(call.db, callerOf(call), call.now)
    return {
      left: Math.max(0, dailyQuota - used),
      limit: dailyQuota,
      renewsAt: renewalAfter(call.now).toISOString(),
      hasModel: model !== null,
      seesImages: model?.seesImages ?? false,
    }
  }),

  implement(contract.listScenes, ({ query }, { db }) => listScenes(db, query.count)),
]
