import { examples, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

const number = pipe(string(), examples(['CY2611284067192855']))
const words = pipe(string(), examples(['收件地址所在地区暂停派送']))

/** The page of a shipment. */
export const shipmentPath = ({ number }: { number: string }): string =>
  `/logistics/mailingList/orderDetail?number=${number}`

/** The freight is paid, and the labels can be printed. */
export const shipmentsLabelled = messageKind({
  key: 'shipment.labelled',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ number, count: pipe(string(), examples(['3'])) }),
  path: shipmentPath,
})

/** An operator has voided a label. */
export const shipmentVoided = messageKind({
  key: 'shipment.voided',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ number, words }),
  path: shipmentPath,
})

/** A shipment was cancelled by an operator, or paid too late; its freight goes back. */
export const shipmentCancelled = messageKind({
  key: 'shipment.cancelled',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ number, words, amount: pipe(string(), examples(['¥128.50'])) }),
  path: shipmentPath,
})
