import { DeleteButton, PhoneField, Radio, Segmented, TextField, useLocale } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { membersMessages } from './messages'
import type { DraftMember } from './team'
import type { MemberField, MemberProblems } from './team-rules'

interface MemberRowProps {
  member: DraftMember
  /** Counted from 1. */
  place: number
  asksForStudent: boolean
  problems: MemberProblems<string>
  /** Id of the message below the table, which describes the captains' radio buttons. */
  teamProblemId: string
  /** Name of the captains' radio group. */
  captainName: string
  onChange(change: Partial<Omit<DraftMember, 'key'>>): void
  onCaptain(): void
  onRemove(isSecondClick: boolean): void
}

/** One member: a row of fields, or a card on a narrow screen. */
export const MemberRow = (props: MemberRowProps) => {
  const { member, place, asksForStudent, problems, teamProblemId, captainName } = props
  const { onChange, onCaptain, onRemove } = props
  const words = membersMessages[useLocale()]
  const nth = words.nth(place)
  const label = (field: MemberField): ReactNode => (
    <>
      <span className="ch-hidden">{nth}</span> {words.labels[field]}
    </>
  )
  const bind = (field: MemberField) => ({
    label: label(field),
    required: true,
    error: problems[field],
  })
  return (
    <tr data-key={member.key} className="ch-members__row">
      <td>
        <span className="ch-members__place" aria-hidden="true">
          {nth}
        </span>
        <TextField
          {...bind('userName')}
          value={member.userName}
          placeholder={words.enter}
          autoComplete="off"
          onChange={(userName) => onChange({ userName })}
        />
      </td>
      <td>
        <PhoneField
          {...bind('phoneNumber')}
          value={member.phoneNumber}
          prefix=""
          placeholder={words.phone}
          autoComplete="off"
          onChange={(phoneNumber) => onChange({ phoneNumber })}
        />
      </td>
      <td>
        <TextField
          {...bind('email')}
          value={member.email}
          inputMode="email"
          placeholder={words.enter}
          autoComplete="off"
          onChange={(email) => onChange({ email })}
        />
      </td>
      {asksForStudent && (
        <td className="ch-members__student">
          <Segmented
            {...bind('studentFlag')}
            value={member.studentFlag === undefined ? '' : String(member.studentFlag)}
            options={[
              { value: '1', label: words.yes },
              { value: '0', label: words.no },
            ]}
            onChange={(value) => onChange({ studentFlag: value === '1' ? 1 : 0 })}
          />
        </td>
      )}
      <td className="ch-members__captain">
        <Radio
          name={captainName}
          checked={member.captainFlag === 1}
          problemId={problems.captainFlag && teamProblemId}
          onChange={onCaptain}
        >
          <span className="ch-hidden">{nth}</span> {words.captain}
        </Radio>
      </td>
      <td className="ch-members__action">
        <DeleteButton
          data-remove
          label={words.remove(member.userName.trim() ? `${nth} ${member.userName.trim()}` : nth)}
          onClick={(event) => onRemove(event.detail > 1)}
        />
      </td>
    </tr>
  )
}
