import { StartError } from '../process/start-error'
import type { Desk } from './desk'
import { textTable } from './table'

const shownLength = 60

const shown = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > shownLength ? `${line.slice(0, shownLength)}…` : line
}

/** Lists what visitors found wrong with the assistant's answers. */
export const manageReports = async (desk: Desk, [action = 'list']: string[]): Promise<string> => {
  if (action !== 'list') throw new StartError(`reports ${action} is not known. Use list.`)
  const rows = (await desk.reports()).map(({ createdAt, reason, note, question, answer }) => [
    createdAt,
    reason,
    ...[note, question, answer].map(shown),
  ])
  return textTable(['reported', 'reason', 'note', 'question', 'answer'], rows)
}
