import type { OrganisationRole } from '@chuhai/contract/organisation'
import { Radio } from '@chuhai/ui'
import { useId } from 'react'
import type { MembersMessages } from './messages'

interface RoleChoiceProps<Role extends OrganisationRole> {
  words: MembersMessages
  label: string
  roles: readonly Role[]
  value: Role
  onChange(role: Role): void
}

/** The roles, each with what it may do. */
export const RoleChoice = <Role extends OrganisationRole>(props: RoleChoiceProps<Role>) => {
  const { words, label, roles, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="ch-members__roles">
      <legend>{label}</legend>
      {roles.map((role) => (
        <Radio key={role} name={name} value={role} checked={role === value} onChange={() => onChange(role)}>
          <span className="ch-members__role-name">{words.roles[role]}</span>
          <span className="ch-members__note">{words.rights[role]}</span>
        </Radio>
      ))}
    </fieldset>
  )
}
