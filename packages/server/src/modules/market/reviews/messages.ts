import { examples, isoTimestamp, object, pipe, string } from 'valibot'
import { messageKind } from '../../../messages/kind'

const deal = {
  number: pipe(string(), examples(['C20261127406719285503'])),
  service: pipe(string(), examples(['德国税号注册'])),
}
const path = ({ number }: { number: string }): string => `/user/?tab=deals&number=${number}`

/** The time for reviews of a deal ends within a day, for a side that has not written. */
export const reviewDue = messageKind({
  key: 'review.due',
  purpose: 'service',
  ways: ['inbox'],
  values: object({ ...deal, due: pipe(string(), isoTimestamp()) }),
  path,
  deadline: ({ due }) => new Date(due),
})

/** A review of somebody has appeared: told to the other side of its deal. */
export const reviewShown = messageKind({
  key: 'review.shown',
  purpose: 'service',
  ways: ['inbox'],
  values: object({ ...deal, stars: pipe(string(), examples(['5'])) }),
  path,
})
