import type { MessagePurpose, MessageWay } from '@chuhai/contract/message'
import type { GenericSchema, InferOutput } from 'valibot'

export type Values = GenericSchema<Record<string, string | number | null>>

/** A date that a message is about, for its calendar file. */
export interface MessageDate {
  from: Date
  to: Date
  place: string | null
  /** What the date is of, where several messages may be about it: calendars replace what an earlier one had by the later one. */
  entry?: { of: string; version: number; isCancelled: boolean }
}

/** A kind of message, as the module declares it that has something to say. */
export interface MessageKind<Schema extends Values = Values> {
  /** Domain and what has happened: `order.paid`. Its template has this name. */
  key: `${string}.${string}`
  purpose: MessagePurpose
  /** The ways that it takes where a person has chosen nothing; `inbox` is always one of them. */
  ways: readonly MessageWay[]
  /** What its template may name in braces; all of it is stored with the message, so nothing secret belongs here. */
  values: Schema
  /** The page of the portal that it leads to. */
  path?(values: InferOutput<Schema>): string
  date?(values: InferOutput<Schema>): MessageDate | null
  /** Until when it is of use: within an hour of that it goes out at night, too. */
  deadline?(values: InferOutput<Schema>): Date | null
}

/**
 * Declares a kind of message.
 *
 * @example
 * const orderPaid = messageKind({
 *   key: 'order.paid',
 *   purpose: 'service',
 *   ways: ['inbox', 'mail'],
 *   values: v.object({ number: v.string(), name: v.string() }),
 *   path: ({ number }) => `/user/order/${number}`,
 * })
 */
export const messageKind = <const Schema extends Values>(kind: MessageKind<Schema>): MessageKind<Schema> =>
  kind
