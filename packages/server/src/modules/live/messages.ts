import { examples, isoTimestamp, number, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'
import { broadcastPath } from './service'

/** A broadcast begins, for those who have asked to be reminded. */
export const liveBegins = messageKind({
  key: 'live.begins',
  purpose: 'service',
  ways: ['inbox', 'sms'],
  values: object({
    id: number(),
    broadcast: pipe(string(), examples(['广告预算怎么收'])),
    speaker: pipe(string(), examples(['林知远'])),
    at: pipe(string(), isoTimestamp()),
    ends: pipe(string(), isoTimestamp()),
  }),
  path: ({ id }) => broadcastPath(id),
  date: ({ at, ends }) => ({ from: new Date(at), to: new Date(ends), place: null }),
  deadline: ({ at }) => new Date(at),
})
