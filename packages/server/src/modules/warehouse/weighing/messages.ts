import { examples, isoTimestamp, object, pipe, string } from 'valibot'
import { messageKind } from '../../../messages/kind'

const shipment = { number: pipe(string(), examples(['CY2611284067192855'])) }
const amount = pipe(string(), examples(['¥36.50']))
const due = pipe(string(), isoTimestamp())
const words = pipe(string(), examples(['包裹外箱破损，已退回']))

/** The page of the shipment, which shows what was measured and the difference. */
const path = ({ number }: { number: string }): string => `/logistics/mailingList/orderDetail?number=${number}`
const deadline = ({ due }: { due: string }) => new Date(due)

const inMail = { purpose: 'service', ways: ['inbox', 'mail'], path } as const
const everywhere = { purpose: 'service', ways: ['inbox', 'mail', 'sms'], path } as const
const timed = object({ ...shipment, amount, due })

/** Parcels are heavier or larger than declared, and wait for the difference until then. */
export const weighingAsked = messageKind({ key: 'weighing.asked', ...everywhere, values: timed, deadline })

/** The difference is not paid, and the time for it ends soon. */
export const weighingDue = messageKind({ key: 'weighing.due', ...everywhere, values: timed, deadline })

/** The time for it is over: the parcels go back unless it is paid before that. */
export const weighingOverdue = messageKind({
  key: 'weighing.overdue',
  ...everywhere,
  values: object({ ...shipment, amount }),
})

/** Parcels are lighter than declared: the difference goes back. */
export const weighingGivenBack = messageKind({
  key: 'weighing.givenBack',
  ...inMail,
  values: object({ ...shipment, amount }),
})

/** The line does not take what was measured. */
export const weighingRefused = messageKind({
  key: 'weighing.refused',
  ...everywhere,
  values: object({ ...shipment, words: pipe(string(), examples(['最长边 1,260 mm，超过 1,200 mm'])) }),
})

/** An operator has waived the difference, or sent the parcels back. */
export const weighingDecided = messageKind({
  key: 'weighing.decided',
  ...inMail,
  values: object({ ...shipment, decision: pipe(string(), examples(['差价减免'])), words }),
})
