import * as v from 'valibot'
import { phoneNumber, requiredMail } from '../text-fields'

/** The ways by which a message reaches a person. */
export const messageWays = ['inbox', 'mail', 'sms'] as const
/** A way by which a message reaches a person. */
export type MessageWay = (typeof messageWays)[number]

/** A service message is about something of the person's own; news is what they have subscribed to. */
export const messagePurposes = ['service', 'news'] as const
/** Whether a message is about something of the person's own. */
export type MessagePurpose = (typeof messagePurposes)[number]

/** A message as the inbox shows it, in the visitor's language. */
export const inboxMessage = v.object({
  id: v.string(),
  /** The key of its kind, for example `order.paid`. */
  kind: v.string(),
  title: v.string(),
  text: v.string(),
  /** The page of the portal that it leads to; null where there is none. */
  path: v.nullable(v.string()),
  /** ISO 8601 in UTC. */
  at: v.string(),
  isRead: v.boolean(),
  /** Whether it names a date that a calendar file has. */
  hasCalendar: v.boolean(),
})
/** A message as the inbox shows it. */
export type InboxMessage = v.InferOutput<typeof inboxMessage>

/** A kind of message with the ways that a person may choose. */
export const messageChoice = v.object({
  kind: v.string(),
  name: v.string(),
  purpose: v.picklist(messagePurposes),
  ways: v.array(
    v.object({
      way: v.picklist(messageWays),
      isOn: v.boolean(),
      /** Service messages always reach the inbox. */
      isFixed: v.boolean(),
    }),
  ),
})
/** A kind of message with the ways that a person may choose. */
export type MessageChoice = v.InferOutput<typeof messageChoice>

/**
 * Where a person can be reached: a mail address or a mobile number, which counts once it is confirmed. Of each way there is one that
 * counts at most, and one that waits for its code beside it.
 */
export const messageContact = v.object({
  way: v.picklist(['mail', 'sms']),
  /** In full: it is the person's own. */
  address: v.string(),
  isConfirmed: v.boolean(),
})
/** Where a person can be reached. */
export type MessageContact = v.InferOutput<typeof messageContact>

/** How long a code that confirms an address is valid. */
export const contactCodeMinutes = 10
/** How often a code may be entered. */
export const contactCodeTries = 5

/** An address that is to be added. */
export const newContact = v.variant('way', [
  v.object({
    way: v.literal('mail'),
    address: requiredMail(
      254,
      'MESSAGE_ADDRESS_REQUIRED',
      'MESSAGE_ADDRESS_TOO_LONG',
      'MESSAGE_MAIL_INVALID',
    ),
  }),
  v.object({
    way: v.literal('sms'),
    address: phoneNumber(/^1[3-9]\d{9}$/, 'MESSAGE_ADDRESS_REQUIRED', 'MESSAGE_PHONE_INVALID'),
  }),
])
/** An address that is to be added. */
export type NewContact = v.InferOutput<typeof newContact>
