import { listEditions, moveWindow } from '@chuhai/contract/admin'
import type { Edition } from '@chuhai/contract/competition'
import { endInShanghai, momentInShanghai } from '../modules/shanghai'
import { StartError } from '../process/start-error'
import type { Command, CommandContext } from './command'
import { readDate } from './dates'
import { inShanghai, textTable } from './output'

const stateOf = ({ opensAt, closesAt, now }: Edition): string => {
  if (now < opensAt) return 'ahead'
  return now > closesAt ? 'closed' : 'open'
}

const tableOf = (editions: readonly Edition[]): string =>
  textTable(
    ['id', 'name', 'opens', 'closes', 'sign-up'],
    editions.map((edition) => [
      String(edition.id),
      edition.name,
      inShanghai(edition.opensAt),
      inShanghai(edition.closesAt),
      stateOf(edition),
    ]),
  )

const move = async (id: string, { call, options: { opens, closes } }: CommandContext) => {
  const edition = (await call(listEditions)).find((one) => String(one.id) === id)
  if (!edition) throw new StartError(`There is no edition ${id}. editions tells which there are.`)
  if (opens === undefined && closes === undefined)
    throw new StartError(`Say where to: editions ${id} --opens 2026-11-01 --closes 2026-12-31`)
  const opensAt = readDate('--opens', opens, (date) => momentInShanghai(date, '00:00:00'))
  const closesAt = readDate('--closes', closes, endInShanghai)
  if ((opensAt ?? edition.opensAt) >= (closesAt ?? edition.closesAt))
    throw new StartError('The sign-up has to open before it closes, and nothing was moved.')
  const moved = await call(moveWindow, { params: { id }, body: { opensAt, closesAt } })
  return tableOf(moved ? [moved] : [])
}

/**
 * The editions of the competition and the window of their sign-up, which runs from the first second of a date to the last
 * of another, in Shanghai. Servers follow at once.
 */
export const editions: Command = {
  usage: ['', 'ID [--opens DATE] [--closes DATE]'],
  run: async ([id = 'list', ...rest], context) => {
    if (rest.length > 0) throw new StartError('Write it as: editions ID --opens DATE --closes DATE')
    return id === 'list' ? tableOf(await context.call(listEditions)) : move(id, context)
  },
}
