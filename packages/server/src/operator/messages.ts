import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  listDeliveries,
  listMessageKinds,
  listWaitingMessages,
  type MessageDelivery,
  stopMessageKind,
} from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { type CallAdmin, readPages } from './admin-client'
import { action, type Command } from './command'
import { period } from './dates'
import { deliveryColumns, deliveryStateNames, kindColumns, waitingColumns, wayNames } from './message-columns'
import { messageKind } from './message-kind'
import { preview } from './message-preview'
import { choice, formats, limit, type Option, out, type Values } from './options'
import { csvRow, csvStream, limitedTable, nameZone, outputTo, tableOf } from './output'

const kind: Option<string> = {
  about: `只看一种消息，${messageKind.about}`,
  value: messageKind.name,
  read: (given) => messageKind.read(given),
}

const filter = {
  kind,
  way: choice('方式', '从哪里发', wayNames),
  status: choice('状态', '现在的状态，默认只看退回的', deliveryStateNames),
  ...period,
}

const allDeliveries = (
  call: CallAdmin,
  { kind, way, status = 'refused', since, until }: Values<typeof filter>,
): AsyncGenerator<MessageDelivery> =>
  readPages((rows, last?: MessageDelivery) =>
    call(listDeliveries, {
      query: {
        kind,
        way,
        state: status,
        from: since,
        to: until,
        afterTime: last?.createdAt,
        afterId: last?.id,
        rows,
      },
    }),
  )

async function* records(deliveries: AsyncIterable<MessageDelivery>) {
  for await (const one of deliveries) yield csvRow(deliveryColumns, one)
}

const table = async (deliveries: AsyncIterable<MessageDelivery>, limit?: number): Promise<string> => {
  const rows: MessageDelivery[] = []
  for await (const one of deliveries) rows.push(one)
  return rows.length === 0 ? '没有' : limitedTable(deliveryColumns, rows, limit)
}

const list = action({
  about: '列出或导出邮件与短信的送达情况，默认是被邮件服务器或网关退回的，先产生的在前',
  options: { ...filter, format: formats, out, limit },
  example: 'messages list --kind class.moved --since 2026-11-01',
  async run(_, { call, options: { format = 'table', out, limit, ...asked } }) {
    const deliveries = allDeliveries(call, asked)
    const end = { end: out !== undefined }
    if (format === 'csv')
      await pipeline(Readable.from(records(deliveries)), csvStream(deliveryColumns), outputTo(out), end)
    else if (out === undefined) return table(deliveries, limit)
    else await pipeline(Readable.from([`${nameZone(await table(deliveries, limit))}\n`]), outputTo(out), end)
    return out === undefined ? '' : `${out} 已写好`
  },
})

const stopped = async (call: CallAdmin, kind: string, isStopped: boolean, done: string): Promise<string> => {
  if (!(await call(stopMessageKind, { params: { kind }, body: { stopped: isStopped } })))
    throw new StartError(`服务器没有 ${kind} 这种消息。`)
  return `${kind} ${done}`
}

/** What visitors are told, and the webhook's messages that wait for their receiver. */
export const messages: Command = {
  about: '发给访客的消息，与发往 WEBHOOK_URL 的通知',
  actions: {
    list,
    kinds: action({
      about: '列出各种消息：发了多少，各是什么状态，有没有停发',
      options: period,
      example: 'messages kinds --since 2026-11-01',
      run: async (_, { call, options: { since, until } }) =>
        tableOf(kindColumns, await call(listMessageKinds, { query: { from: since, to: until } })),
    }),
    preview,
    stop: action({
      about: '停发一种消息的邮件与短信，站内信照常；三天内没有恢复的不再发',
      words: { kind: messageKind },
      example: 'messages stop class.moved',
      run: ({ kind }, { call }) => stopped(call, kind, true, '的邮件与短信已停发，恢复用 messages start'),
    }),
    start: action({
      about: '恢复停发的消息，等着的马上发出',
      words: { kind: messageKind },
      example: 'messages start class.moved',
      run: ({ kind }, { call }) => stopped(call, kind, false, '照常发送'),
    }),
    webhook: action({
      about: '列出还没有送达 WEBHOOK_URL 的通知，等得最久的在前：试过几次、下次何时、为什么',
      options: { limit },
      example: 'messages webhook',
      async run(_, { call, env, options }) {
        const { list, total } = await call(listWaitingMessages)
        const shown = list.slice(0, options.limit)
        const notes = [
          ...(total > shown.length ? [`…… 共 ${total} 条，只列出前 ${shown.length} 条`] : []),
          ...(env.WEBHOOK_URL ? [] : ['没有设置 WEBHOOK_URL：通知不会发出，设置并重启服务以后补发。']),
        ]
        const table = total > 0 ? tableOf(waitingColumns, shown) : '没有等待送达的通知'
        return [table, ...notes].join('\n')
      },
    }),
  },
}
