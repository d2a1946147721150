import type { Deal, DealAction, DealMove } from '@chuhai/contract/market'
import type { Core } from '@chuhai/core'
import { Button, ConfirmDialog } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import { dealMessages } from './messages'
import { type SaidAction, SayDialog } from './SayDialog'

const said = ['decline', 'giveUp', 'deliver', 'askRevision', 'dispute'] as const
const sure = ['accept', 'withdraw', 'confirm'] as const
type SureAction = (typeof sure)[number]

/** What leads on stands first; what ends a deal or questions it is quieter. */
const order = [
  'accept',
  'deliver',
  'confirm',
  'askRevision',
  'dispute',
  'withdraw',
  'decline',
  'giveUp',
] as const
const leads: readonly DealAction[] = ['accept', 'deliver', 'confirm']

interface ActionsProps {
  core: Core
  deal: Deal
  isSending: boolean
  /** Resolves to whether the step was taken. */
  onMove(move: DealMove): Promise<boolean>
  /** A dialog has gone. */
  onClosed(): void
}

/** What the visitor can do with a deal now; each asks first, or for words. */
export const Actions = ({ core, deal, isSending, onMove, onClosed }: ActionsProps) => {
  const words = useMessages(dealMessages)
  const [asking, setAsking] = useState<SaidAction | SureAction | null>(null)
  const close = () => setAsking(null)
  const confirm = async (action: SureAction) => {
    await onMove({ action })
    close()
  }
  return (
    <>
      <div className="deal-actions">
        {order
          .filter((action) => deal.actions.includes(action))
          .map((action) => (
            <Button
              key={action}
              variant={leads.includes(action) ? 'action' : 'secondary'}
              aria-haspopup="dialog"
              onClick={() => setAsking(action)}
            >
              {words.actions[action]}
            </Button>
          ))}
      </div>
      {said.map((action) => (
        <SayDialog
          key={action}
          core={core}
          number={deal.number}
          action={action}
          isSending={isSending}
          open={asking === action}
          onClose={close}
          onClosed={onClosed}
          onMove={onMove}
        />
      ))}
      {sure.map((action) => (
        <ConfirmDialog
          key={action}
          open={asking === action}
          title={words.sure[action].title}
          confirm={words.actions[action]}
          variant={leads.includes(action) ? 'action' : 'danger'}
          busy={isSending}
          onClose={close}
          onClosed={onClosed}
          onConfirm={() => void confirm(action)}
        >
          {words.sure[action].text}
        </ConfirmDialog>
      ))}
    </>
  )
}
