import { listWaitingMessages, type WaitingMessage } from '@chuhai/contract/admin'
import { action, type Command } from './command'
import { limit } from './options'
import { type Column, inShanghai, tableOf } from './output'

const columns: readonly Column<WaitingMessage>[] = [
  { title: '产生时间', value: ({ createdAt }) => inShanghai(createdAt) },
  { title: '类型', value: ({ type }) => type },
  { title: '试过几次', value: ({ attempts }) => String(attempts) },
  { title: '下次尝试', value: ({ nextAttemptAt }) => inShanghai(nextAttemptAt) },
  { title: '上次的错误', value: ({ lastError }) => lastError ?? '' },
]

/** Webhook messages that wait for their receiver. */
export const messages: Command = {
  about: '发往 WEBHOOK_URL 的通知',
  actions: {
    list: action({
      about: '列出还没有送达的通知，等得最久的在前：试过几次、下次何时、为什么',
      options: { limit },
      example: 'messages list',
      async run(_, { call, env, options }) {
        const { list, total } = await call(listWaitingMessages)
        const shown = list.slice(0, options.limit)
        const notes = [
          ...(total > shown.length ? [`…… 共 ${total} 条，只列出前 ${shown.length} 条`] : []),
          ...(env.WEBHOOK_URL ? [] : ['没有设置 WEBHOOK_URL：通知不会发出，设置并重启服务以后补发。']),
        ]
        const table = total > 0 ? tableOf(columns, shown) : '没有等待送达的通知'
        return [table, ...notes].join('\n')
      },
    }),
  },
}
