import * as contract from '@chuhai/contract/assistant'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { type Implementation, implement } from '../../http/implement'
import { findImage, pathOf } from '../file/service'
import { clearMessages, createMessageList, findAnswer, type MessageRow, reportAnswer } from './history'
import { renewalAfter, usedToday } from './questions'
import { listScenes } from './scenes'
import type { Assistant } from './service'

const requireAnswer = async ({ db, userId }: UserCall, id: string): Promise<MessageRow> => {
  const row = await findAnswer(db, userId, Number(id))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Returns the path of an image that the caller has uploaded. */
const requireOwnImage = async ({ db, userId }: UserCall, address: string): Promise<string> => {
  const file = await findImage(db, address)
  if (file?.userId !== userId) throw new ApiError('AI_IMAGE_UNKNOWN')
  return pathOf(file)
}

export const assistantRoutes = (db: Db, assistant: Assistant, publicUrl: string): Implementation[] => {
  const listMessages = createMessageList(db, publicUrl)
  return [
    implement(contract.sendQuestion, async ({ query }, call) => {
      const image = query.image ? await requireOwnImage(call, query.image) : null
      const question = {
        userId: call.userId,
        content: query.content,
        image,
        requestId: query.requestId ?? null,
      }
      return assistant.ask(question, call.locale, call.now)
    }),

    implement(contract.resumeAnswer, async ({ params, query }, call) =>
      assistant.resume(await requireAnswer(call, params.id), query.offset, call.locale),
    ),

    implement(contract.stopAnswer, async ({ params }, call) => ({
      state: await assistant.stop(await requireAnswer(call, params.id), call.now),
    })),

    implement(contract.reportAnswer, async ({ params, body }, { db, userId, now }) => {
      const isThere = await reportAnswer(db, userId, Number(params.id), body, now)
      if (!isThere) throw new ApiError('NOT_FOUND')
      return null
    }),

    implement(contract.listMessages, ({ query }, { userId, locale }) => listMessages(userId, query, locale)),

    implement(contract.clearMessages, async (_, { db, userId }) => {
      await assistant.stopAll(userId)
      await clearMessages(db, userId)
      return null
    }),

    implement(contract.getQuota, async (_, { db, userId, now }) => {
      const { dailyQuota, model } = assistant.settings
      const used = await usedToday(db, userId, now)
      return {
        left: Math.max(0, dailyQuota - used),
        limit: dailyQuota,
        renewsAt: renewalAfter(now).toISOString(),
        hasModel: model !== null,
        seesImages: model?.seesImages ?? false,
      }
    }),
  ]
}

export const sceneRoutes = [
  implement(contract.listScenes, ({ query }, { db }) => listScenes(db, query.count)),
]
