import { object, string } from 'valibot'
import { messageKind } from '../../messages/kind'
import { readTimeInShanghai } from '../../time/shanghai'

/** The product with the page where one sees one's places; `until` is a time in China. */
const place = { product: string(), page: string(), until: string() }

const path = ({ page }: { page: string }): string => page

/** A place has become free and is kept for somebody who has waited. */
export const placeOffered = messageKind({
  key: 'place.offered',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object(place),
  path,
  date({ until }) {
    const end = readTimeInShanghai(until)
    return end && { from: end, to: end, place: null }
  },
})

/** A place that was kept has been paid by nobody in its time, and is somebody else's by now. */
export const placeLapsed = messageKind({
  key: 'place.lapsed',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object(place),
  path,
})
