import { listTeams, type Team } from '@chuhai/contract/admin'
import { auditStatuses, zones } from '@chuhai/contract/competition'
import { type CallAdmin, readPages } from './admin-client'
import { choice, count, named, type Values } from './options'
import { trackNames } from './team-columns'

export const teamFilter = {
  edition: count('届次', '第几届', 999_999_999),
  status: choice('状态', '现在的状态', named(auditStatuses)),
  track: choice('赛道', '哪个赛道', trackNames),
  zone: choice('赛区', '哪个赛区', named(zones)),
}

/** Yields every team that the options ask for. */
export const allTeams = (
  call: CallAdmin,
  { edition, status, track, zone }: Values<typeof teamFilter>,
): AsyncGenerator<Team> => {
  const filter = {
    editionId: edition,
    auditStatus: status,
    competitionArea: zone,
    contestantType: track,
  }
  return readPages((rows, last?: Team) =>
    call(listTeams, {
      query: { ...filter, afterEdition: last?.editionId, afterUser: last?.userId, rows },
    }),
  )
}
