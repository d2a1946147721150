import { examples, isoTimestamp, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'
import { minuteMs } from '../../time/durations'

/** The page of the portal with one's own stores. */
export const storesPage = '/user/?tab=stores'

const path = (): string => storesPage

/** A store by its platform and site, and what the operator says of the stage. */
const opening = {
  store: pipe(string(), examples(['亚马逊美国站'])),
  words: pipe(string(), examples(['请补充近三个月的水电费账单'])),
}
const asked = object({
  ...opening,
  id: string(),
  task: pipe(string(), examples(['上传水电费账单'])),
  due: pipe(string(), isoTimestamp()),
})

/** How long before its end a calendar shows that something is due. */
export const dueEntryMs = 30 * minuteMs

/** Names what is due in calendars: those that have it from a message and from the file keep it once. */
export const dueEntry = (id: string, due: string): string => `store-${id}-${Date.parse(due)}`

const date = ({ id, due }: { id: string; due: string }) => ({
  from: new Date(new Date(due).getTime() - dueEntryMs),
  to: new Date(due),
  place: null,
  entry: { of: dueEntry(id, due), version: 0, isCancelled: false },
})

const deadline = ({ due }: { due: string }) => new Date(due)

/** The papers are with the platform. */
export const storeHanded = messageKind({
  key: 'store.handed',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object(opening),
  path,
})

/** The platform asks something, which the applicant has to answer in time. */
export const storeQuestions = messageKind({
  key: 'store.questions',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: asked,
  path,
  date,
  deadline,
})

/** The platform wants to see the applicant by video. */
export const storeVideoCheck = messageKind({
  key: 'store.videoCheck',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: asked,
  path,
  date,
  deadline,
})

/** What the applicant has to do is due within a day. */
export const storeDue = messageKind({
  key: 'store.due',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: asked,
  path,
  date,
  deadline,
})

/** The store is open. */
export const storeOpened = messageKind({
  key: 'store.opened',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ ...opening, number: pipe(string(), examples(['A2Q3XEXAMPLE'])) }),
  path,
})

/** The platform has refused the store. */
export const storeRefused = messageKind({
  key: 'store.refused',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object(opening),
  path,
})
