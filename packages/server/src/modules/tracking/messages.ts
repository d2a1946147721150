import { examples, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

const parcel = {
  number: pipe(string(), examples(['CY2611284067192855A01'])),
  shipment: pipe(string(), examples(['CY2611284067192855'])),
}

/** The public page of a parcel; the message has its number. */
const path = ({ number }: { number: string }): string => `/logistics/query?numbers=${number}`

const inMail = { purpose: 'service', ways: ['inbox', 'mail'], path } as const

/** A parcel was delivered. */
export const parcelDelivered = messageKind({ key: 'parcel.delivered', ...inMail, values: object(parcel) })

/** A parcel needs action, or goes back. */
export const parcelTrouble = messageKind({
  key: 'parcel.trouble',
  ...inMail,
  values: object({ ...parcel, status: pipe(string(), examples(['派送未成功'])) }),
})

/** A parcel has had no events for long. */
export const parcelSilent = messageKind({
  key: 'parcel.silent',
  ...inMail,
  values: object({ ...parcel, days: pipe(string(), examples(['30'])) }),
})
