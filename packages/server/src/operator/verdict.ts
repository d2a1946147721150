import type { Judgement } from '../modules/competition/operator'
import { StartError } from '../process/start-error'
import type { Desk } from './desk'
import { expectTeam, readVersion, unknownTeam } from './expect-team'
import { teamName } from './team-columns'

const maxReason = 200

const requireJudged = (id: string, judgement: Judgement): void => {
  if (judgement === 'judged') return
  if (judgement === 'unknown') throw unknownTeam(id)
  if (judgement === 'changed')
    throw new StartError(
      `Registration ${id} was changed meanwhile, and nothing was judged. Look at it with: pnpm operator registrations show ${id}`,
    )
  throw new StartError(
    `Registration ${id} is ${judgement}; only one that is 待审核 can be accepted or rejected.`,
  )
}

const judge = async (desk: Desk, id: string, reason: string | null, version?: string): Promise<string> => {
  requireJudged(id, await desk.judgeTeam(id, { reason, version: readVersion(version) }))
  const [team] = await expectTeam(desk, id)
  return `${id} ${teamName(team)}: ${reason === null ? 'accepted' : 'rejected'}`
}

/** Accepts a registration that waits to be judged; with a version, only if that is still what there is. */
export const accept = (desk: Desk, id: string, version?: string): Promise<string> =>
  judge(desk, id, null, version)

/** Rejects one, for a reason that the team reads. */
export const reject = async (desk: Desk, id: string, words: string[], version?: string): Promise<string> => {
  const reason = words
    .join(' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (reason === '' || [...reason].length > maxReason)
    throw new StartError(
      `A rejection needs a reason of ${maxReason} characters at most, which the team reads: registrations reject ID REASON`,
    )
  return judge(desk, id, reason, version)
}
