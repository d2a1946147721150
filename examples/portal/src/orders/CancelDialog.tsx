import { cancelOrder, type Order } from '@chuhai/contract/order'
import type { Core } from '@chuhai/core'
import { ConfirmDialog, Undelivered } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { useSingleCall } from '../components/use-single-call'
import { orderProgressMessages } from './progress-messages'

interface CancelDialogProps {
  core: Core
  number: string
  open: boolean
  onClose(): void
  onCancelled(order: Order): void
  /** It was paid, cancelled or closed meanwhile. */
  onStale(): void
}

/** Asks before an order is cancelled. */
export const CancelDialog = ({ core, number, open, onClose, onCancelled, onStale }: CancelDialogProps) => {
  const words = useMessages(orderProgressMessages).cancelling
  const { isSending, delay, send } = useSingleCall(core, onStale)
  const cancel = async () => {
    const order = await send('cancel', (options) => core.call(cancelOrder, { params: { number } }, options))
    onClose()
    if (!order) return
    core.notices.success(words.done)
    onCancelled(order)
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={words.title}
      confirm={words.confirm}
      busy={isSending}
      onConfirm={() => void cancel()}
    >
      {words.text}
      <Undelivered delay={delay} />
    </ConfirmDialog>
  )
}
