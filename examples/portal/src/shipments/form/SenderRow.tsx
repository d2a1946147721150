import type { Sender } from '@chuhai/contract/logistics'
import { Button, Radio } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { formMessages } from './messages'

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

interface SenderRowProps {
  sender: Sender
  /** The name of the group of radios. */
  group: string
  isChosen: boolean
  problemId: string | undefined
  onChoose(): void
  onEdit(): void
  onDelete(): void
}

/** One of the addresses, to be chosen, changed or deleted. */
export const SenderRow = ({
  sender,
  group,
  isChosen,
  problemId,
  onChoose,
  onEdit,
  onDelete,
}: SenderRowProps) => {
  const words = useMessages(formMessages)
  return (
    <div className="shipment-sender">
      <Radio name={group} checked={isChosen} problemId={problemId} onChange={onChoose}>
        <SenderLines sender={sender} />
      </Radio>
      <span>
        <Button
          variant="text"
          size="small"
          aria-haspopup="dialog"
          aria-label={words.changeSenderOf(sender.name)}
          onClick={onEdit}
        >
          {words.changeSender}
        </Button>
        <Button
          variant="text"
          size="small"
          aria-haspopup="dialog"
          aria-label={words.deleteSenderOf(sender.name)}
          onClick={onDelete}
        >
          {words.deleteSender}
        </Button>
      </span>
    </div>
  )
}
