import type { Member, Track } from '@chuhai/contract/competition'
import { groupedPhone, Tag, useLocale, useStyles } from '@chuhai/ui'
import { namesOf, zoneOfArea } from '../area'
import { type Info, type InfoField, infoFields, otherMarketplace } from '../info'
import { type SignUpMessages, signUpMessages } from '../messages'
import css from '../review.css?inline'

const fieldText = (info: Info, field: InfoField, words: SignUpMessages): string => {
  switch (field) {
    case 'area':
      return namesOf(info.area).join(' ')
    case 'isExperience':
      return info.isExperience === '1' ? words.yes : words.no
    case 'marketplace':
      return info.marketplace === otherMarketplace
        ? info.otherPlatform
        : (words.marketplaceNames[info.marketplace] ?? info.marketplace)
    default:
      return info[field]
  }
}

/** Returns label and text of each line; the zone comes after its region. */
const reviewRows = (track: Track, info: Info, words: SignUpMessages): [string, string][] => {
  const zone = zoneOfArea(info.area)
  return [
    [words.track, words.trackNames[track]],
    // Shown as the marketplace.
    ...infoFields[track]
      .filter((field) => field !== 'otherPlatform')
      .flatMap((field): [string, string][] => {
        const row: [string, string] = [words.labels[field], fieldText(info, field, words)]
        return field === 'area' && zone ? [row, [words.zone, zone]] : [row]
      }),
  ]
}

interface ReviewProps {
  track: Track
  info: Info
  members: readonly Member[]
  /** Name of the plan's file, once there is one. */
  plan?: string | undefined
}

/** Everything that is submitted, read only. */
export const Review = ({ track, info, members, plan }: ReviewProps) => {
  useStyles(css)
  const words = signUpMessages[useLocale()]
  const rows = reviewRows(track, info, words)
  if (plan) rows.push([words.plan, plan])
  return (
    <div className="ch-review">
      <h3 className="ch-review__title">{words.info}</h3>
      <dl className="ch-review__rows">
        {rows.map(([label, text]) => (
          <div key={label} className="ch-review__row">
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className="ch-review__title">{words.members(members.length)}</h3>
      <ol className="ch-review__members">
        {members.map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order does not change here
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
