import type { Edition } from '@chuhai/contract/competition'
import { dateInShanghai, endInShanghai, momentInShanghai } from '../modules/shanghai'
import { StartError } from '../process/start-error'
import type { AdminApi } from './admin-api'
import { inShanghai, textTable } from './output'

export interface WindowOptions {
  opens?: string
  closes?: string
}

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

/** A date of the calendar: 2026-02-30 is none. */
const readDate = (
  option: string,
  text: string | undefined,
  momentOf: (date: string) => Date,
): Date | undefined => {
  if (text === undefined) return undefined
  const moment = momentOf(text)
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment.getTime())
  if (!isDate || dateInShanghai(moment) !== text)
    throw new StartError(`${option} ${text} is no date. Write it as 2026-11-01.`)
  return moment
}

const move = async (admin: AdminApi, text: string, { opens, closes }: WindowOptions): Promise<string> => {
  const edition = (await admin.editions()).find(({ id }) => String(id) === text)
  if (!edition) throw new StartError(`There is no edition ${text}. editions tells which there are.`)
  if (opens === undefined && closes === undefined)
    throw new StartError(`Say where to: editions ${text} --opens 2026-11-01 --closes 2026-12-31`)
  const opensAt = readDate('--opens', opens, (date) => momentInShanghai(date, '00:00:00'))
  const closesAt = readDate('--closes', closes, endInShanghai)
  if ((opensAt ?? new Date(edition.opensAt)) >= (closesAt ?? new Date(edition.closesAt)))
    throw new StartError('The sign-up has to open before it closes, and nothing was moved.')
  const moved = await admin.moveWindow(edition.id, {
    ...(opensAt && { opensAt }),
    ...(closesAt && { closesAt }),
  })
  return tableOf(moved ? [moved] : [])
}

/**
 * Lists the editions of the competition, and moves the window of a sign-up: from the first second of a date to the last
 * of another, in Shanghai. Servers follow at once.
 */
export const manageEditions = async (
  admin: AdminApi,
  [id = 'list', ...rest]: string[],
  options: WindowOptions = {},
): Promise<string> => {
  if (rest.length > 0) throw new StartError('Write it as: editions ID --opens DATE --closes DATE')
  return id === 'list' ? tableOf(await admin.editions()) : move(admin, id, options)
}
