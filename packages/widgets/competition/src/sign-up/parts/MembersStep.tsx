import { tracks } from '@chuhai/contract/competition'
import { useLocale } from '@chuhai/ui'
import { zoneOfArea } from '../area'
import { teamName } from '../info'
import { problemText } from '../info-rules'
import { MembersTable } from '../members/MembersTable'
import { memberProblemTexts } from '../members/team-rules'
import { signUpMessages } from '../messages'
import type { FormState } from '../state'
import type { SignUpStore } from '../store'

interface MembersStepProps {
  state: FormState
  store: SignUpStore
}

/** 添加成员: the team's name and its members (specification 5.4, 5.5). */
export const MembersStep = ({ state, store }: MembersStepProps) => {
  const locale = useLocale()
  const { track, teamProblems } = state
  const members = state.members ?? []
  const info = state.info[track]
  const { labels } = signUpMessages[locale]
  const lead = track === tracks.risingStar ? 'teacher' : 'legalPerson'
  const details = [info.schoolName, zoneOfArea(info.area), `${labels[lead]} ${info[lead]}`]
  return (
    <MembersTable
      track={track}
      members={members}
      onChange={store.changeMembers}
      problems={memberProblemTexts(teamProblems, members, locale)}
      teamProblem={problemText(teamProblems.team, locale) ?? null}
      heading={
        <span className="ch-team-line">
          <span className="ch-team-line__name">{teamName(track, info)}</span>
          {details.filter(Boolean).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      }
    />
  )
}
