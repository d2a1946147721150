import { type GivenRole, givenRoles, type JoinRequest } from '@chuhai/contract/organisation'
import { chinaDate } from '@chuhai/core/dates'
import { Button, ConfirmDialog, Dialog } from '@chuhai/ui'
import { iconUser } from '@chuhai/ui/icons'
import { useId, useState } from 'react'
import type { MembersMessages } from './messages'
import { RoleChoice } from './RoleChoice'
import { Row } from './Row'

interface RequestsProps {
  words: MembersMessages
  list: readonly JoinRequest[]
  /** Resolves to whether it was decided; without a role it is a refusal. */
  onDecide(id: string, role: GivenRole | null): Promise<boolean>
  onDone(text: string): void
}

/** Who asks to join; each is let in with a role, or refused. */
export const Requests = ({ words, list, onDecide, onDone }: RequestsProps) => {
  const texts = words.requests
  const id = useId()
  const [asking, setAsking] = useState<{ request: JoinRequest; isAccepting: boolean } | null>(null)
  const [role, setRole] = useState<GivenRole>('member')
  const [isBusy, setBusy] = useState(false)
  const close = () => setAsking(null)
  const decide = async ({ id, userName }: JoinRequest, given: GivenRole | null) => {
    setBusy(true)
    const isDone = await onDecide(id, given)
    setBusy(false)
    if (!isDone) return
    close()
    onDone(given ? texts.accepted(userName) : texts.refused(userName))
  }
  const name = asking?.request.userName ?? ''
  return (
    <section aria-labelledby={`${id}-title`} className="ch-members__part">
      <h3 id={`${id}-title`}>{texts.title}</h3>
      <ul className="ch-members__list">
        {list.map((request) => (
          <Row
            key={request.id}
            icon={iconUser}
            name={request.userName}
            note={words.askedAt(chinaDate(request.at))}
          >
            <Button
              variant="secondary"
              size="small"
              aria-haspopup="dialog"
              aria-label={texts.acceptNamed(request.userName)}
              onClick={() => setAsking({ request, isAccepting: true })}
            >
              {texts.accept}
            </Button>
            <Button
              variant="text"
              size="small"
              aria-haspopup="dialog"
              aria-label={texts.refuseNamed(request.userName)}
              onClick={() => setAsking({ request, isAccepting: false })}
            >
              {texts.refuse}
            </Button>
          </Row>
        ))}
      </ul>
      <Dialog
        open={asking?.isAccepting === true}
        title={texts.acceptNamed(name)}
        width={600}
        onClose={close}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {words.cancel}
            </Button>
            <Button busy={isBusy} onClick={() => asking && void decide(asking.request, role)}>
              {texts.accept}
            </Button>
          </>
        }
      >
        <RoleChoice<GivenRole>
          words={words}
          label={words.invitations.role}
          roles={givenRoles}
          value={role}
          onChange={setRole}
        />
      </Dialog>
      <ConfirmDialog
        open={asking?.isAccepting === false}
        title={texts.refuseQuestion(name)}
        confirm={texts.refuse}
        busy={isBusy}
        onClose={close}
        onConfirm={() => asking && void decide(asking.request, null)}
      >
        {texts.refuseText}
      </ConfirmDialog>
    </section>
  )
}
