import { listTeams, type Team } from '@chuhai/contract/admin'
import { auditStatuses, type Track, zones } from '@chuhai/contract/competition'
import { StartError } from '../process/start-error'
import { type CallAdmin, readPages } from './admin-client'
import type { Options } from './command'
import { trackNames } from './team-columns'

/** The only choice that starts with what the operator has written: 东部 is 东部赛区. */
const choose = <T extends string>(name: string, text: string | undefined, choices: readonly T[]) => {
  if (text === undefined) return undefined
  const [found, ...others] = choices.filter((choice) => choice.startsWith(text))
  if (text === '' || found === undefined || others.length > 0)
    throw new StartError(`--${name} ${text} is not known. Use ${choices.join(', ')}.`)
  return found
}

const readFilter = ({ edition, status, track, zone }: Options) => {
  if (edition !== undefined && !/^[1-9]\d{0,8}$/.test(edition))
    throw new StartError(`--edition ${edition} is no edition. Write a number.`)
  const trackName = choose('track', track, Object.values(trackNames))
  return {
    editionId: edition,
    auditStatus: choose('status', status, auditStatuses),
    competitionArea: choose('zone', zone, zones),
    contestantType: Object.keys(trackNames).find((key) => trackNames[Number(key) as Track] === trackName),
  }
}

/** Yields every team that the options ask for. */
export const allTeams = (call: CallAdmin, options: Options): AsyncGenerator<Team> => {
  const filter = readFilter(options)
  return readPages((rows, last?: Team) =>
    call(listTeams, {
      query: { ...filter, afterEdition: last?.editionId, afterUser: last?.userId, rows },
    }),
  )
}
