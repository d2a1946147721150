import { examples, isoTimestamp, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

/** The edition with its page, and the team by its project. */
const team = {
  edition: pipe(string(), examples(['第六届'])),
  page: pipe(string(), examples(['/kylinCup/6'])),
  project: pipe(string(), examples(['可充电露营挂灯'])),
}

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
  values: object({ ...team, reason: pipe(string(), examples(['指导教师的手机号有误'])) }),
  path,
})

/** The sign-up closes soon, and a team has not been submitted. */
export const competitionDeadline = messageKind({
  key: 'competition.deadline',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ ...team, closes: pipe(string(), isoTimestamp()) }),
  path,
  date: ({ closes }) => ({ from: new Date(closes), to: new Date(closes), place: null }),
  deadline: ({ closes }) => new Date(closes),
})
