import { deleteSender, listSenders, type Sender } from '@chuhai/contract/logistics'
import { useQuery } from '@chuhai/core/react'
import { Button, ConfirmDialog, Skeleton } from '@chuhai/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../app/messages'
import { LoadFailed } from '../../components/LoadFailed'
import { useSingleCall } from '../../components/use-single-call'
import type { PartProps } from './fields'
import { formMessages } from './messages'
import { SenderDialog } from './SenderDialog'
import { SenderRow } from './SenderRow'

/** Where goods are sent from: one of the addresses, or a new one. */
export const SenderPart = ({ core, shipment, form, disabled }: PartProps) => {
  const words = useMessages(formMessages)
  const group = useId()
  const problem = useId()
  const query = core.query(listSenders)
  const { state, retry } = useQuery(query, { refresh: true })
  const [editing, setEditing] = useState<Sender | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Sender | null>(null)
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const { isSending, send } = useSingleCall(core, retry)
  const { senderId } = form.details
  const listed = state.data ?? []
  // The one of the shipment may have been deleted from the list.
  const own = shipment.sender
  const all = own && !listed.some(({ id }) => id === own.id) ? [own, ...listed] : listed
  const senders = all.filter(({ id }) => !deleted.includes(id))
  const error = form.errorOf('senderId')
  const onSaved = (sender: Sender) => {
    form.change({ senderId: sender.id })
    query.refresh().catch(core.report)
    setEditing(null)
  }
  const remove = async () => {
    if (!deleting) return
    const { id } = deleting
    const isDone = await send(id, async (options) => {
      await core.call(deleteSender, { params: { id } }, options)
      return true
    })
    if (isDone) {
      setDeleted([...deleted, id])
      if (senderId === id) form.change({ senderId: null })
      query.refresh().catch(core.report)
    }
    setDeleting(null)
  }
  return (
    <section className="shipment-part">
      <h2>{words.sender}</h2>
      {state.data === undefined &&
        (state.error ? (
          <LoadFailed isSmall title={words.sendersFailed} text={state.error.message} onRetry={retry} />
        ) : (
          <Skeleton lines={2} />
        ))}
      {senders.length > 0 && (
        <fieldset disabled={disabled} aria-label={words.sender}>
          {senders.map((sender) => (
            <SenderRow
              key={sender.id}
              sender={sender}
              group={group}
              isChosen={sender.id === senderId}
              problemId={error && problem}
              onChoose={() => form.change({ senderId: sender.id })}
              onEdit={() => setEditing(sender)}
              onDelete={() => setDeleting(sender)}
            />
          ))}
        </fieldset>
      )}
      {error && (
        <p id={problem} className="shipment-problem" role="alert" tabIndex={-1}>
          {error}
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setEditing('new')}
      >
        {words.newSender}
      </Button>
      {editing && (
        <SenderDialog
          key={editing === 'new' ? 'new' : editing.id}
          core={core}
          sender={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={onSaved}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={words.deleteSure.title}
        confirm={words.deleteSender}
        busy={isSending}
        onClose={() => setDeleting(null)}
        onConfirm={() => void remove()}
      >
        {words.deleteSure.text}
      </ConfirmDialog>
    </section>
  )
}
