import { examples, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

const parcel = {
  number: pipe(string(), examples(['CY2611284067192855A01'])),
  shipment: pipe(string(), examples(['CY2611284067192855'])),
}

/** The page of everybody who has the number; the sender has it in the message. */
const path = ({ number }: { number: string }): string => `/logistics/query?numbers=${number}`

const inMail = { purpose: 'service', ways: ['inbox', 'mail'], path } as const

/** A parcel has arrived. */
export const parcelDelivered = messageKind({ key: 'parcel.delivered', ...inMail, values: object(parcel) })

/** Somebody has to do something, or it goes back. */
export const parcelTrouble = messageKind({
  key: 'parcel.trouble',
  ...inMail,
  values: object({ ...parcel, status: pipe(string(), examples(['派送未成功'])) }),
})

/** There has been no news for long. */
export const parcelSilent = messageKind({
  key: 'parcel.silent',
  ...inMail,
  values: object({ ...parcel, days: pipe(string(), examples(['30'])) }),
})
