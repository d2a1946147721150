import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { moment, wholeNumber } from '../fields'
import { messagePurposes } from '../message/message'

/**
 * What becomes of a message on a way out of the portal. `due` and `held` ones are still to go out, held ones because it is night or
 * the person has had enough for today; `skipped` ones were not wanted, or there was no confirmed address.
 */
export const deliveryStates = ['due', 'held', 'sent', 'refused', 'skipped'] as const
/** One of `deliveryStates`. */
export type DeliveryState = (typeof deliveryStates)[number]

/** The ways out of the portal. */
export const outwardWays = ['mail', 'sms'] as const
/** One of `outwardWays`. */
export type OutwardWay = (typeof outwardWays)[number]

const delivery = v.object({
  id: v.string(),
  userId: v.number(),
  kind: v.string(),
  way: v.picklist(outwardWays),
  state: v.picklist(deliveryStates),
  /** Where the person is reached now, with its middle left out; null where they have confirmed nothing. */
  address: v.nullable(v.string()),
  attempts: v.number(),
  /** Why it was refused, skipped or held, or why the last attempt failed. */
  reason: v.nullable(v.string()),
  /** When the person was told in the inbox. */
  createdAt: v.string(),
  sentAt: v.nullable(v.string()),
})
/** A message on one way out, without what it says; times in ISO 8601. */
export type MessageDelivery = v.InferOutput<typeof delivery>

const period = {
  from: v.optional(moment()),
  /** The first moment that does not count. */
  to: v.optional(moment()),
}

/** Deliveries in the order of their messages, after the last one of the page before. */
export const listDeliveries = adminEndpoint({
  name: 'listDeliveries',
  summary: '邮件与短信的送达情况',
  role: 'agent',
  method: 'GET',
  path: '/admin/messages/deliveries',
  query: v.object({
    kind: v.optional(v.string()),
    way: v.optional(v.picklist(outwardWays)),
    state: v.optional(v.picklist(deliveryStates)),
    ...period,
    afterTime: v.optional(moment()),
    afterId: v.optional(v.pipe(v.string(), v.uuid())),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(delivery),
})

const managedKind = v.object({
  kind: v.string(),
  name: v.string(),
  purpose: v.picklist(messagePurposes),
  /** Since when nothing of it goes out; null while it does. */
  stoppedAt: v.nullable(v.string()),
  /** How many persons were told. */
  messages: v.number(),
  /** How many deliveries there are, by their states. */
  deliveries: v.object(v.entriesFromList(deliveryStates, v.number())),
})
/** A kind of message with what has become of it. */
export type ManagedKind = v.InferOutput<typeof managedKind>

/** Kinds of message, whether each goes out, and how many there were. */
export const listMessageKinds = adminEndpoint({
  name: 'listMessageKinds',
  summary: '消息的种类与数量',
  role: 'viewer',
  method: 'GET',
  path: '/admin/messages/kinds',
  query: v.object(period),
  answer: v.array(managedKind),
})

const kindInPath = v.object({ kind: v.pipe(v.string(), v.maxLength(60)) })

/**
 * Stops a kind, or lets it go on: while it is stopped the inbox has it, and its mails and short messages wait, for three days at most.
 * Returns whether there is such a kind.
 */
export const stopMessageKind = adminEndpoint({
  name: 'stopMessageKind',
  summary: '停发或恢复一种消息',
  role: 'admin',
  method: 'PUT',
  path: '/admin/messages/kinds/{kind}',
  params: kindInPath,
  body: v.object({ stopped: v.boolean() }),
  answer: v.boolean(),
})

const writtenMessage = v.object({ title: v.string(), text: v.string(), sms: v.nullable(v.string()) })

const messagePreview = v.object({
  /** What is wrong with the file; empty for one that could be published. */
  problems: v.array(v.string()),
  /** The page that it leads to, as a sample; null where there is none. */
  path: v.nullable(v.string()),
  /** Null with problems. */
  texts: v.nullable(v.object({ 'zh-CN': writtenMessage, en: writtenMessage })),
})
/** A message with sample values in each language. */
export type MessagePreview = v.InferOutput<typeof messagePreview>

/** Fills a template in with sample values: the one in use, or a file that is not published yet. Null for an unknown kind. */
export const previewMessage = adminEndpoint({
  name: 'previewMessage',
  summary: '预览一种消息的文字',
  role: 'viewer',
  method: 'POST',
  path: '/admin/messages/kinds/{kind}/preview',
  changes: false,
  params: kindInPath,
  body: v.object({ file: v.optional(v.pipe(v.string(), v.maxLength(100_000))) }),
  answer: v.nullable(messagePreview),
})
