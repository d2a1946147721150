import { type Order, refundReason, requestRefund } from '@chuhai/contract/order'
import { brokenRule, cleaned } from '@chuhai/contract/rule'
import type { Core } from '@chuhai/core'
import { Button, Dialog, Field, Form, TextArea, Undelivered, useFormId, useLocale } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../app/messages'
import { useSingleCall } from '../components/use-single-call'
import { orderProblemText } from './invoice-form'
import { orderProgressMessages } from './progress-messages'
import { RefundSum } from './RefundSum'
import { RefundTable } from './RefundTable'

interface RefundDialogProps {
  core: Core
  order: Order
  open: boolean
  onClose(): void
  onSent(order: Order): void
  onStale(): void
}

type Problem = Parameters<typeof orderProblemText>[0]

/** Asks for the money back, and why. What was typed survives closing the dialog and a reload. */
export const RefundDialog = ({ core, order, open, onClose, onSent, onStale }: RefundDialogProps) => {
  const locale = useLocale()
  const words = useMessages(orderProgressMessages).refunding
  const [draft] = useState(() => core.drafts.open<string>(`refund.${order.number}`))
  const [reason, setReason] = useState(() => draft.read() ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const formId = useFormId()
  const { isSending, delay, send } = useSingleCall(core, onStale)
  const problem = brokenRule(refundReason, reason) as Problem
  const submit = async () => {
    setIsChecked(true)
    if (problem) return
    const { number } = order
    const body = { reason: cleaned(refundReason, reason) }
    const answer = await send(body.reason, (options) =>
      core.call(requestRefund, { params: { number }, body }, options),
    )
    if (!answer) return
    draft.clear()
    onClose()
    core.notices.success(words.done)
    onSent(answer)
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
          <Button type="submit" form={formId} busy={isSending}>
            {words.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} className="refund-form" onSubmit={() => void submit()}>
        <p>{words.text}</p>
        <dl>
          <dt>{words.amount}</dt>
          <dd>
            <RefundSum amount={order.refundTable[0]?.amount} />
          </dd>
        </dl>
        <RefundTable lines={order.refundTable} />
        <Field
          label={words.reason}
          required
          disabled={isSending}
          error={isChecked ? orderProblemText(problem, locale) : undefined}
          hint={words.hint}
        >
          {(control) => (
            <div className="ch-box refund-form__box">
              <TextArea
                {...control}
                className="ch-box__input"
                rows={4}
                value={reason}
                disabled={isSending}
                onChange={(text) => {
                  setReason(text)
                  draft.write(text)
                }}
              />
            </div>
          )}
        </Field>
      </Form>
    </Dialog>
  )
}
