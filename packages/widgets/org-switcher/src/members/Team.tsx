import { hasRight, type OrganisationMember, type OrganisationTeam } from '@chuhai/contract/organisation'
import { chinaDate } from '@chuhai/core/dates'
import { Button, ConfirmDialog, Tag } from '@chuhai/ui'
import { iconUser } from '@chuhai/ui/icons'
import { useId, useState } from 'react'
import type { MembersMessages } from './messages'
import { RoleDialog } from './RoleDialog'
import { Row } from './Row'
import type { TeamStore } from './team-store'

interface TeamProps {
  words: MembersMessages
  team: OrganisationTeam
  store: TeamStore
  onDone(text: string): void
  onInvite(): void
}

type Open = { what: 'role' | 'remove' | 'leave'; member: OrganisationMember }

const tones = { owner: 'brand', finance: 'accent', member: 'neutral' } as const

/** The members with their roles; owners change them, everybody but the last owner may leave. */
export const Team = ({ words, team, store, onDone, onInvite }: TeamProps) => {
  const texts = words.team
  const id = useId()
  const [open, setOpen] = useState<Open | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isManaged = hasRight(team.role, 'manageMembers')
  const isLastOwner = isManaged && team.members.filter(({ role }) => role === 'owner').length === 1
  const close = () => setOpen(null)

  const confirm = async (sent: Promise<boolean>, done: string) => {
    setBusy(true)
    const isDone = await sent
    setBusy(false)
    if (!isDone) return
    close()
    onDone(done)
  }
  return (
    <section aria-labelledby={`${id}-title`} className="ch-members__part">
      <div className="ch-members__head">
        <h3 id={`${id}-title`}>{texts.title(team.orgName)}</h3>
        {isManaged && (
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onInvite}>
            {words.invitations.add}
          </Button>
        )}
      </div>
      <p className="ch-members__lead">{texts.lead}</p>
      <ul className="ch-members__list">
        {team.members.map((member) => (
          <Row
            key={member.userId}
            icon={iconUser}
            name={member.isSelf ? `${member.userName}（${texts.self}）` : member.userName}
            tag={<Tag tone={tones[member.role]}>{words.roles[member.role]}</Tag>}
            note={words.date(chinaDate(member.joinedAt))}
          >
            {isManaged && !(member.isSelf && isLastOwner) && (
              <Button
                variant="text"
                size="small"
                aria-haspopup="dialog"
                aria-label={texts.roleOf(member.userName)}
                onClick={() => setOpen({ what: 'role', member })}
              >
                {texts.role}
              </Button>
            )}
            {isManaged && !member.isSelf && (
              <Button
                variant="text"
                size="small"
                aria-haspopup="dialog"
                aria-label={texts.removeNamed(member.userName)}
                onClick={() => setOpen({ what: 'remove', member })}
              >
                {texts.remove}
              </Button>
            )}
            {member.isSelf && !isLastOwner && (
              <Button
                variant="text"
                size="small"
                aria-haspopup="dialog"
                onClick={() => setOpen({ what: 'leave', member })}
              >
                {texts.leave}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      {isLastOwner && team.members.length > 1 && <p className="ch-members__note">{texts.lastOwner}</p>}
      {open?.what === 'role' && (
        <RoleDialog
          key={open.member.userId}
          words={words}
          member={open.member}
          isOpen
          onClose={close}
          onSave={async (role, isHandOver) => {
            const { userId, userName } = open.member
            const isDone = await (isHandOver ? store.handOver(userId) : store.setRole(userId, role))
            if (isDone) onDone(texts.changed(userName, words.roles[role]))
            return isDone
          }}
        />
      )}
      <ConfirmDialog
        open={open?.what === 'remove'}
        title={texts.removeQuestion(open?.member.userName ?? '')}
        confirm={texts.remove}
        busy={isBusy}
        onClose={close}
        onConfirm={() =>
          open && void confirm(store.remove(open.member.userId), texts.removed(open.member.userName))
        }
      >
        {texts.removeText}
      </ConfirmDialog>
      <ConfirmDialog
        open={open?.what === 'leave'}
        title={texts.leaveQuestion(team.orgName)}
        confirm={texts.leave}
        busy={isBusy}
        onClose={close}
        onConfirm={() => void confirm(store.leave(), texts.left(team.orgName))}
      >
        {texts.leaveText}
      </ConfirmDialog>
    </section>
  )
}
