import { type Order, saveInvoice } from '@chuhai/contract/order'
import { createSocialCodeQuestion } from '@chuhai/contract/organisation'
import type { Core } from '@chuhai/core'
import { Button, Dialog, Undelivered } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../app/messages'
import { useSingleCall } from '../components/use-single-call'
import { InvoiceFields } from './InvoiceFields'
import { type InvoiceProblems, invoiceFormOf, invoiceOf, problemsToSend } from './invoice-form'
import { orderMessages } from './messages'

interface InvoiceDialogProps {
  core: Core
  order: Order
  open: boolean
  onClose(): void
  onSaved(order: Order): void
  onStale(): void
}

/** Changes for whom the invoice is. */
export const InvoiceDialog = ({ core, order, open, onClose, onSaved, onStale }: InvoiceDialogProps) => {
  const words = useMessages(orderMessages).invoice
  const [form, setForm] = useState(() => invoiceFormOf(order.invoice))
  const [needsCheck] = useState(() => createSocialCodeQuestion())
  const [problems, setProblems] = useState<InvoiceProblems>({})
  const { isSending, delay, send } = useSingleCall(core, onStale)
  const save = async () => {
    const found = problemsToSend(form, needsCheck)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const invoice = invoiceOf(form)
    const answer = await send(JSON.stringify(invoice), (options) =>
      core.call(saveInvoice, { params: { number: order.number }, body: { invoice } }, options),
    )
    if (!answer) return
    onClose()
    core.notices.success(words.saved)
    onSaved(answer)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={600}
      title={words.title}
      footer={
        <>
          <Undelivered delay={delay} />
          <Button busy={isSending} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <InvoiceFields
        form={form}
        problems={problems}
        disabled={isSending}
        onChange={(changed) => {
          setForm(changed)
          setProblems({})
        }}
      />
    </Dialog>
  )
}
