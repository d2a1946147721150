import { StartError } from '../process/start-error'
import type { AdminApi } from './admin-api'
import { textTable } from './output'

const maxLength = 60

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line
}

/** Lists what visitors found wrong with the assistant's answers. */
export const manageReports = async (admin: AdminApi, [action = 'list']: string[]): Promise<string> => {
  if (action !== 'list') throw new StartError(`reports ${action} is not known. Use list.`)
  const rows = (await admin.reports()).map(({ createdAt, reason, note, question, answer }) => [
    createdAt,
    reason,
    ...[note, question, answer].map(shorten),
  ])
  return textTable(['reported', 'reason', 'note', 'question', 'answer'], rows)
}

/** Lists which operator ran which command, the newest first. */
export const manageAccesses = async (admin: AdminApi, [action = 'list']: string[]): Promise<string> => {
  if (action !== 'list') throw new StartError(`accesses ${action} is not known. Use list.`)
  const rows = (await admin.accesses()).map(({ at, operator, command }) => [at, operator, command])
  return textTable(['at', 'operator', 'command'], rows)
}
