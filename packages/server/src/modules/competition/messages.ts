import { object, string } from 'valibot'
import { messageKind } from '../../messages/kind'
import { readTimeInShanghai } from '../../time/shanghai'

/** The edition with its page, and the team by its project. */
const team = { edition: string(), page: string(), project: string() }

const path = ({ page }: { page: string }): string => page

/** A team may take part. */
export const competitionAccepted = messageKind({
  key: 'competition.accepted',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object(team),
  path,
})

/** A team has to mend its registration. */
export const competitionRejected = messageKind({
  key: 'competition.rejected',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ ...team, reason: string() }),
  path,
})

/** The sign-up closes soon, and a team has not been submitted; `closes` is a time in China. */
export const competitionDeadline = messageKind({
  key: 'competition.deadline',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ ...team, closes: string() }),
  path,
  date({ closes }) {
    const to = readTimeInShanghai(closes)
    return to && { from: to, to, place: null }
  },
})
