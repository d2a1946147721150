import { examples, isoTimestamp, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

/** The product with the page where one sees one's places, and until when one is kept. */
const place = {
  product: pipe(string(), examples(['亚马逊新店陪跑班'])),
  page: pipe(string(), examples(['/schoolCenter/class'])),
  until: pipe(string(), isoTimestamp()),
}

const path = ({ page }: { page: string }): string => page

/** Declares what somebody is told who has waited: a place has become free and is kept for them. */
export const placeOffer = (key: `${string}.${string}`) =>
  messageKind({
    key,
    purpose: 'service',
    ways: ['inbox', 'mail', 'sms'],
    values: object(place),
    path,
    date: ({ until }) => ({ from: new Date(until), to: new Date(until), place: null }),
    deadline: ({ until }) => new Date(until),
  })
export type PlaceOffer = ReturnType<typeof placeOffer>

/** A place in a class has become free, which is to be paid. */
export const placeOffered = placeOffer('place.offered')

/** A place that was kept was neither paid nor confirmed in its time, and is free again. */
export const placeLapsed = messageKind({
  key: 'place.lapsed',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object(place),
  path,
})
