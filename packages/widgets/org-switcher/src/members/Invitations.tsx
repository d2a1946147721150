import type { OpenInvitation } from '@chuhai/contract/organisation'
import { chinaMoment } from '@chuhai/core/dates'
import { Button, Tag } from '@chuhai/ui'
import { iconLink, iconPhone } from '@chuhai/ui/icons'
import { useId } from 'react'
import type { MembersMessages } from './messages'
import { Row } from './Row'

interface InvitationsProps {
  words: MembersMessages
  list: readonly OpenInvitation[]
  onRevoke(id: string): void
}

/** Who is invited and has not joined yet. */
export const Invitations = ({ words, list, onRevoke }: InvitationsProps) => {
  const texts = words.invitations
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="ch-members__part">
      <h3 id={`${id}-title`}>{texts.title}</h3>
      <ul className="ch-members__list">
        {list.map((invitation) => {
          const name = invitation.phone ?? texts.byLink
          return (
            <Row
              key={invitation.id}
              icon={invitation.phone ? iconPhone : iconLink}
              name={name}
              tag={<Tag tone="neutral">{words.roles[invitation.role]}</Tag>}
              note={`${texts.by(invitation.inviter)} · ${words.until(chinaMoment(invitation.expiresAt))}`}
            >
              <Button
                variant="text"
                size="small"
                aria-label={texts.revokeNamed(name)}
                onClick={() => onRevoke(invitation.id)}
              >
                {texts.revoke}
              </Button>
            </Row>
          )
        })}
      </ul>
    </section>
  )
}
