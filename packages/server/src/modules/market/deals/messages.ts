import { examples, isoTimestamp, object, pipe, string } from 'valibot'
import { messageKind } from '../../../messages/kind'

const deal = {
  number: pipe(string(), examples(['C20261127406719285503'])),
  service: pipe(string(), examples(['美国商标注册'])),
}
const words = pipe(string(), examples(['请补充商标图样']))
const due = pipe(string(), isoTimestamp())

/** The page of the deal, for either side. */
const path = ({ number }: { number: string }): string => `/user/?tab=deals&number=${number}`
const deadline = ({ due }: { due: string }) => new Date(due)

const inMail = { purpose: 'service', ways: ['inbox', 'mail'], path } as const
const everywhere = { purpose: 'service', ways: ['inbox', 'mail', 'sms'], path } as const
const timed = object({ ...deal, due })
const said = object({ ...deal, words })

/** Somebody has paid a package; the provider has until then to accept. */
export const dealBegun = messageKind({ key: 'deal.begun', ...everywhere, values: timed, deadline })

/** The buyer has given what the service needs; the provider has until then to accept. */
export const dealBriefed = messageKind({ key: 'deal.briefed', ...everywhere, values: timed, deadline })

/** The provider has accepted, and delivers until then. */
export const dealAccepted = messageKind({ key: 'deal.accepted', ...inMail, values: timed })

/** The deal ended before its work; all of the money goes back. */
export const dealCancelled = messageKind({ key: 'deal.cancelled', ...everywhere, values: said })

/** The provider has delivered; the buyer looks at it until then. */
export const dealDelivered = messageKind({ key: 'deal.delivered', ...everywhere, values: timed, deadline })

/** The buyer asks for changes until then. */
export const dealRevision = messageKind({
  key: 'deal.revision',
  ...everywhere,
  values: object({ ...deal, words, due }),
  deadline,
})

/** The buyer, or silence, has confirmed what was delivered. */
export const dealConfirmed = messageKind({ key: 'deal.confirmed', ...inMail, values: timed })

/** Somebody is not content, and an operator looks at it. */
export const dealDisputed = messageKind({ key: 'deal.disputed', ...everywhere, values: said })

/** An operator has decided. */
export const dealDecided = messageKind({
  key: 'deal.decided',
  ...everywhere,
  values: object({ ...deal, words, amount: pipe(string(), examples(['¥1,200'])) }),
})

/** What was promised until then is not delivered. */
export const dealLate = messageKind({ key: 'deal.late', ...everywhere, values: timed })

/** Somebody has to act within a day. */
export const dealDue = messageKind({
  key: 'deal.due',
  ...everywhere,
  values: object({ ...deal, task: pipe(string(), examples(['确认交付的成果'])), due }),
  deadline,
})

/** The other side has written something. */
export const dealWritten = messageKind({
  key: 'deal.written',
  ...inMail,
  values: object({ ...deal, name: pipe(string(), examples(['启航商标'])), words }),
})
