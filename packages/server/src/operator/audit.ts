import { type AuditEntry, listAuditEntries } from '@chuhai/contract/admin'
import { action, type Command } from './command'
import { limit } from './options'
import { type Column, inShanghai, tableOf } from './output'

const usualRows = 200

const factsOf = (facts: AuditEntry['detail']): string =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ')

const columns: readonly Column<AuditEntry>[] = [
  { title: '编号', value: ({ id }) => String(id) },
  { title: '时间', value: ({ at }) => inShanghai(at) },
  { title: '操作人', value: ({ operator }) => operator },
  { title: '途径', value: ({ via }) => (via === 'socket' ? '命令行' : '网页') },
  { title: '操作', value: ({ action }) => action },
  { title: '对象', value: ({ detail }) => factsOf(detail) },
  { title: '改动前', value: ({ before }) => factsOf(before) },
  { title: '改动后', value: ({ after }) => factsOf(after) },
]

/** The audit log: which operator did what, the newest first. */
export const audit: Command = {
  about: '操作记录：谁在什么时候做了什么，改动前后各是什么',
  actions: {
    list: action({
      about: `列出操作记录，新的在前，默认 ${usualRows} 条`,
      options: { limit },
      example: 'audit list --limit 50',
      async run(_, { call, options: { limit = usualRows } }) {
        return tableOf(columns, await call(listAuditEntries, { query: { rows: limit } }))
      },
    }),
  },
}
