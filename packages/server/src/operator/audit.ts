import { type AuditEntry, listAuditEntries } from '@chuhai/contract/admin'
import { readPages } from './admin-client'
import { action, type Command } from './command'
import { period } from './dates'
import { limit, text } from './options'
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
      options: {
        operator: { ...text('谁', '只看一个操作人，写名称的一部分'), synonyms: ['by'] },
        about: text('编号', '只看一个对象或一种操作，例如申请编号、网址、addSite'),
        ...period,
        limit,
      },
      example: 'audit list --operator li --about https://www.example.com --since 2026-11-01',
      async run(_, { call, options: { operator, about, since, until, limit = usualRows } }) {
        const entries: AuditEntry[] = []
        const pages = readPages((rows, last?: AuditEntry) =>
          call(listAuditEntries, {
            query: { operator, about, from: since, to: until, before: last?.id, rows },
          }),
        )
        for await (const entry of pages) if (entries.push(entry) === limit) break
        return tableOf(columns, entries)
      },
    }),
  },
}
