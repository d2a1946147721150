import { listSenders, type Sender } from '@chuhai/contract/logistics'
import { useQuery } from '@chuhai/core/react'
import { Button, Radio } from '@chuhai/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../app/messages'
import type { PartProps } from './fields'
import { formMessages } from './messages'
import { SenderDialog } from './SenderDialog'

/** An address on one line, and what carriers read of it. */
const SenderLines = ({ sender }: { sender: Sender }) => (
  <>
    {sender.name} {sender.phone}
    <span className="shipment-note">
      {sender.place} {sender.street}
      <br />
      {sender.nameLatin}, {sender.addressLatin}
    </span>
  </>
)

/** Where goods are sent from: one of the addresses, or a new one. */
export const SenderPart = ({ core, shipment, form, disabled }: PartProps) => {
  const words = useMessages(formMessages)
  const group = useId()
  const query = core.query(listSenders)
  const { state } = useQuery(query, { refresh: true })
  const [editing, setEditing] = useState<Sender | 'new' | null>(null)
  const { senderId } = form.details
  const listed = state.data ?? []
  // The one of the shipment may have been deleted from the list.
  const own = shipment.sender
  const senders = own && !listed.some(({ id }) => id === own.id) ? [own, ...listed] : listed
  const error = form.errorOf('senderId')
  const onSaved = (sender: Sender) => {
    form.change({ senderId: sender.id })
    query.refresh().catch(core.report)
    setEditing(null)
  }
  return (
    <section className="shipment-part">
      <h2>{words.sender}</h2>
      {state.error && state.data === undefined && <p role="alert">{state.error.message}</p>}
      <fieldset disabled={disabled} aria-label={words.sender}>
        {senders.map((sender) => (
          <div key={sender.id} className="shipment-sender">
            <Radio
              name={group}
              checked={sender.id === senderId}
              onChange={() => form.change({ senderId: sender.id })}
            >
              <SenderLines sender={sender} />
            </Radio>
            <Button
              variant="text"
              size="small"
              aria-haspopup="dialog"
              aria-label={words.changeSenderOf(sender.name)}
              onClick={() => setEditing(sender)}
            >
              {words.changeSender}
            </Button>
          </div>
        ))}
      </fieldset>
      {error && (
        <p className="shipment-problem" role="alert">
          {error}
        </p>
      )}
      <Button variant="secondary" size="small" disabled={disabled} onClick={() => setEditing('new')}>
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
    </section>
  )
}
