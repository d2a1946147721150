import type { Team, TeamFilter } from '../modules/competition/operator'
import type { Desk } from './desk'

const rows = 500

/** Every team that is asked for, page by page, so that an export of any length needs little memory. */
export async function* allTeams(desk: Desk, filter: TeamFilter): AsyncGenerator<Team> {
  for (let last: Team | undefined; ; ) {
    const after = last && { editionId: last.editionId, userId: last.userId }
    const page = await desk.teams({ ...filter, after, rows })
    yield* page
    last = page.at(-1)
    if (page.length < rows) return
  }
}
