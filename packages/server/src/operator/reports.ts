import { listReports, type Report } from '@chuhai/contract/admin'
import { action, type Command } from './command'
import { limit } from './options'
import { type Column, inShanghai, tableOf } from './output'

const maxLength = 60

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}

const columns: readonly Column<Report>[] = [
  { title: '举报时间', value: ({ createdAt }) => inShanghai(createdAt) },
  { title: '原因', value: ({ reason }) => reason },
  { title: '说明', value: ({ note }) => shorten(note) },
  { title: '问题', value: ({ question }) => shorten(question) },
  { title: '回答', value: ({ answer }) => shorten(answer) },
]

/** Visitors' reports of the assistant's answers. */
export const reports: Command = {
  about: '访客举报的 AI 回答',
  actions: {
    list: action({
      about: '列出举报，新的在前',
      options: { limit },
      example: 'reports list --limit 20',
      run: async (_, { call, options }) =>
        tableOf(columns, (await call(listReports)).slice(0, options.limit)),
    }),
  },
}
