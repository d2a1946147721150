import {
  type OrganisationMember,
  type OrganisationRole,
  organisationRoles,
} from '@chuhai/contract/organisation'
import { Button, Checkbox, Dialog } from '@chuhai/ui'
import { useState } from 'react'
import type { MembersMessages } from './messages'
import { RoleChoice } from './RoleChoice'

interface RoleDialogProps {
  words: MembersMessages
  member: OrganisationMember
  isOpen: boolean
  /** Resolves to whether the role was given. */
  onSave(role: OrganisationRole, isHandOver: boolean): Promise<boolean>
  onClose(): void
}

/** Gives a member a role; with that of an owner the visitor may hand over. */
export const RoleDialog = ({ words, member, isOpen, onSave, onClose }: RoleDialogProps) => {
  const [role, setRole] = useState<OrganisationRole>(member.role)
  const [isHandOver, setHandOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const mayHandOver = role === 'owner' && !member.isSelf
  const save = async () => {
    setBusy(true)
    const isDone = await onSave(role, mayHandOver && isHandOver)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      open={isOpen}
      title={words.team.roleOf(member.userName)}
      width={600}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button busy={isBusy} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <RoleChoice
        words={words}
        label={words.team.role}
        roles={organisationRoles}
        value={role}
        onChange={setRole}
      />
      {mayHandOver && (
        <Checkbox checked={isHandOver} onChange={setHandOver}>
          {words.team.handOver}
        </Checkbox>
      )}
    </Dialog>
  )
}
