import { StartError } from '../process/start-error'
import type { AdminApi } from './admin-api'
import { textTable } from './output'

const noPlace = 'off'

/** What fits a column of the database too. */
const readNumber = (text: string, what: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartError(`"${text}" is no ${what}. Write a number from 1 on.`)
  return Number(text)
}

const expectSite = (id: number, isKnown: boolean): void => {
  if (!isKnown)
    throw new StartError(
      `There is no site ${id} in the guide. Find its id with: pnpm operator guide list WORDS`,
    )
}

const listSites = async (admin: AdminApi, words: string[]): Promise<string> => {
  const isAsked = (text: string) => words.every((word) => text.includes(word.toLowerCase()))
  const sites = (await admin.guideSites()).filter(({ id, name, address, category }) =>
    isAsked(`${id} ${name} ${address} ${category}`.toLowerCase()),
  )
  const rows = sites.map(({ id, category, name, address, isShown, hotRank }) => [
    String(id),
    category,
    name,
    isShown ? 'yes' : 'no',
    hotRank === null ? '' : String(hotRank),
    address,
  ])
  return textTable(['id', 'category', 'name', 'shown', 'hot', 'address'], rows)
}

const showSite = async (admin: AdminApi, text: string, isShown: boolean): Promise<string> => {
  const id = readNumber(text, 'id of a site')
  expectSite(id, await admin.setGuideSiteShown(id, isShown))
  return `${id} ${isShown ? 'shown' : 'hidden'}`
}

const placeSite = async (admin: AdminApi, text: string, place: string): Promise<string> => {
  const id = readNumber(text, 'id of a site')
  const isOff = place === noPlace
  expectSite(id, await admin.setHotPlace(id, isOff ? null : readNumber(place, `place, nor ${noPlace}`)))
  const hotRank = (await admin.guideSites()).find((site) => site.id === id)?.hotRank
  return isOff ? `${id} has no hot place` : `${id} has hot place ${hotRank}`
}

/** Lists, hides and shows the sites of the guide, and gives them hot places. */
export const manageGuide = async (
  admin: AdminApi,
  [action = 'list', ...words]: string[],
): Promise<string> => {
  const [id = '', place = ''] = words
  switch (action) {
    case 'list':
      return listSites(admin, words)
    case 'hide':
      return showSite(admin, id, false)
    case 'show':
      return showSite(admin, id, true)
    case 'hot':
      return placeSite(admin, id, place)
    default:
      throw new StartError(`guide ${action} is not known. Use list, hide, show or hot.`)
  }
}
