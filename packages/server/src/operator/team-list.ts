import { auditStatuses, tracks, zones } from '@chuhai/contract/competition'
import type { Team, TeamFilter } from '../modules/competition/operator'
import { StartError } from '../process/start-error'
import type { AdminApi } from './admin-api'
import { trackNames } from './team-columns'

export interface FilterOptions {
  edition?: string
  status?: string
  track?: string
  zone?: string
}

/** The one of the choices that begins as the operator has written it: 东部 is 东部赛区. */
const choose = <T extends string>(name: string, text: string, choices: readonly T[]): T => {
  const [found, ...others] = choices.filter((choice) => choice.startsWith(text))
  if (text === '' || found === undefined || others.length > 0)
    throw new StartError(`--${name} ${text} is not known. Use ${choices.join(', ')}.`)
  return found
}

const readEdition = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartError(`--edition ${text} is no edition. Write a number.`)
  return Number(text)
}

/** What the options ask for. */
export const readFilter = ({ edition, status, track, zone }: FilterOptions): TeamFilter => ({
  ...(edition !== undefined && { editionId: readEdition(edition) }),
  ...(status !== undefined && { auditStatus: choose('status', status, auditStatuses) }),
  ...(zone !== undefined && { competitionArea: choose('zone', zone, zones) }),
  ...(track !== undefined && { contestantType: readTrack(track) }),
})

const readTrack = (text: string) => {
  const name = choose('track', text, Object.values(trackNames))
  return name === trackNames[tracks.risingStar] ? tracks.risingStar : tracks.pillar
}

const rows = 500

/** Yields every team of a filter, page by page, so that an export of any length needs little memory. */
export async function* allTeams(admin: AdminApi, filter: TeamFilter): AsyncGenerator<Team> {
  for (let last: Team | undefined; ; ) {
    const after = last && { editionId: last.editionId, userId: last.userId }
    const page = await admin.teams({ ...filter, after, rows })
    yield* page
    last = page.at(-1)
    if (page.length < rows) return
  }
}
