import type { Team } from '../modules/competition/operator'
import { StartError } from '../process/start-error'
import type { Desk } from './desk'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const readTeamId = (text = ''): string => {
  if (!uuid.test(text))
    throw new StartError(`"${text}" is no registration. Give an id, as registrations list tells it.`)
  return text
}

/** The version that the operator means; null where they name none. */
export const readVersion = (text: string | undefined): number | null => {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new StartError(`--version ${text} is no version. Write the number that registrations show tells.`)
  return Number(text)
}

export const unknownTeam = (id: string): StartError =>
  new StartError(`There is no registration ${id}. registrations list tells which there are.`)

/** All versions of a registration that there is, the newest first. */
export const expectTeam = async (desk: Desk, id: string): Promise<[Team, ...Team[]]> => {
  const [current, ...earlier] = await desk.team(id)
  if (!current) throw unknownTeam(id)
  return [current, ...earlier]
}
