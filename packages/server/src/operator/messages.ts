import { listWaitingMessages } from '@chuhai/contract/admin'
import { commandOf } from './command'
import { textTable } from './output'

/** Webhook messages that wait for their receiver. */
export const messages = commandOf('messages', {
  list: async (_, { call }) => {
    const { list, total } = await call(listWaitingMessages)
    const rows = list.map(({ createdAt, type, attempts, nextAttemptAt, lastError }) => [
      createdAt,
      type,
      String(attempts),
      nextAttemptAt,
      lastError ?? '',
    ])
    const table = textTable(['created', 'type', 'attempts', 'next attempt', 'last error'], rows)
    return total > list.length ? `${table}\n… ${total} in all` : table
  },
})
