import { tracks } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { useStyles } from '@chuhai/ui'
import { MembersTable } from '../../members/MembersTable'
import { infoMessages } from '../info/messages'
import { zoneOfArea } from '../registration/area'
import { problemText } from '../registration/problem'
import { rowTexts } from '../registration/team-problems'
import { teamNameOf } from '../review/rows'
import type { Filling } from '../store/state'
import type { SignUpStore } from '../store/store'
import css from './members-step.css?inline'

interface MembersStepProps {
  state: Filling
  store: SignUpStore
  locale: Locale
}

/** 添加成员: whose team it is, and who is in it (specification 5.4, 5.5). */
export const MembersStep = ({ state, store, locale }: MembersStepProps) => {
  useStyles(css)
  const { track, members, teamProblems } = state
  const info = state.info[track]
  const { labels } = infoMessages[locale]
  const lead: 'teacher' | 'legalPerson' = track === tracks.risingStar ? 'teacher' : 'legalPerson'
  const aside = [info.schoolName, zoneOfArea(info.area), `${labels[lead]} ${info[lead]}`]
  return (
    <MembersTable
      track={track}
      members={members ?? []}
      onChange={store.changeMembers}
      problems={rowTexts(teamProblems, members ?? [], locale)}
      teamProblem={problemText(teamProblems.team, locale) ?? null}
      locale={locale}
      heading={
        <span className="ch-team-line">
          <span className="ch-team-line__name">{teamNameOf(track, info)}</span>
          {aside.filter(Boolean).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      }
    />
  )
}
