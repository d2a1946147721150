import { StartError } from '../process/start-error'
import type { Desk } from './desk'
import { textTable } from './table'

/** Lists which operator ran which command, the newest first. */
export const manageAccesses = async (desk: Desk, [action = 'list']: string[]): Promise<string> => {
  if (action !== 'list') throw new StartError(`accesses ${action} is not known. Use list.`)
  const rows = (await desk.accesses()).map(({ at, operator, command }) => [at, operator, command])
  return textTable(['at', 'operator', 'command'], rows)
}
