import { listReports } from '@chuhai/contract/admin'
import { commandOf } from './command'
import { textTable } from './output'

const maxLength = 60

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}

/** Visitors' reports of the assistant's answers. */
export const reports = commandOf('reports', {
  list: async (_, { call }) =>
    textTable(
      ['reported', 'reason', 'note', 'question', 'answer'],
      (await call(listReports)).map(({ createdAt, reason, note, question, answer }) => [
        createdAt,
        reason,
        ...[note, question, answer].map(shorten),
      ]),
    ),
})
