import { examples, isoTimestamp, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

/** The product with the page where one sees one's places, and until when one is kept. */
const place = {
  product: pipe(string(), examples(['亚马逊新店陪跑班'])),
  page: pipe(string(), examples(['/schoolCenter/class'])),
  until: pipe(string(), isoTimestamp()),
}

const path = ({ page }: { page: string }): string => page

/** A place has become free and is kept for somebody who has waited. */
export const placeOffered = messageKind({
  key: 'place.offered',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object(place),
  path,
  date: ({ until }) => ({ from: new Date(until), to: new Date(until), place: null }),
  deadline: ({ until }) => new Date(until),
})

/** A place that was kept has been paid by nobody in its time, and is somebody else's by now. */
export const placeLapsed = messageKind({
  key: 'place.lapsed',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object(place),
  path,
})
