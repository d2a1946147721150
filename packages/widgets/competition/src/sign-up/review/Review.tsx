import type { Member, Track } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { groupedPhone, Tag, useStyles } from '@chuhai/ui'
import type { Info } from '../registration/info'
import { reviewMessages } from './messages'
import css from './review.css?inline'
import { rowsOf } from './rows'

type ReadMember = Pick<Member, 'userName' | 'phoneNumber' | 'email' | 'captainFlag' | 'studentFlag'>

interface ReviewProps {
  track: Track
  info: Info
  members: readonly ReadMember[]
  /** Name of the plan's file, once there is one. */
  plan?: string | undefined
  locale: Locale
}

/** Everything that is handed in, to be read over. */
export const Review = ({ track, info, members, plan, locale }: ReviewProps) => {
  useStyles(css)
  const words = reviewMessages[locale]
  const rows = rowsOf(track, info, locale)
  return (
    <div className="ch-review">
      <h3 className="ch-review__title">{words.info}</h3>
      <dl className="ch-review__rows">
        {(plan ? [...rows, { label: words.plan, value: plan }] : rows).map(({ label, value }) => (
          <div key={label} className="ch-review__row">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="ch-review__title">{words.members(members.length)}</h3>
      <ol className="ch-review__members">
        {members.map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a team that is read over keeps its order
          <li key={index} className="ch-review__member">
            <span className="ch-review__name">
              {member.userName}
              {member.captainFlag === 1 && <Tag>{words.captain}</Tag>}
              {member.studentFlag === 1 && <Tag tone="neutral">{words.student}</Tag>}
            </span>
            <span className="ch-review__phone">{groupedPhone(member.phoneNumber)}</span>
            <span className="ch-review__email">{member.email}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
