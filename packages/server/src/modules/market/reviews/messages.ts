import { examples, object, pipe, string } from 'valibot'
import { messageKind } from '../../../messages/kind'

/** A review of somebody has appeared: told to the other side of its deal. */
export const reviewShown = messageKind({
  key: 'review.shown',
  purpose: 'service',
  ways: ['inbox'],
  values: object({
    number: pipe(string(), examples(['C20261127406719285503'])),
    service: pipe(string(), examples(['德国税号注册'])),
    stars: pipe(string(), examples(['5'])),
  }),
  path: ({ number }) => `/user/?tab=deals&number=${number}`,
})
