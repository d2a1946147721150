import type { DeliveryState, OutwardWay } from '@chuhai/contract/admin'
import type { Locale } from '@chuhai/contract/locale'
import type { MessageWay } from '@chuhai/contract/message'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** What a person is told, written together with the rows that it is about. */
export const inboxMessages = pgTable(
  'message',
  {
    /** Follows from user, kind and `once`. */
    id: uuid().primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    kind: text().notNull(),
    /** What it is about, so that the same is told once. */
    once: text().notNull(),
    values: jsonb().$type<Record<string, string | number | null>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('message_once').on(table.userId, table.kind, table.once),
    index('message_newest').on(table.userId, table.createdAt, table.id),
    index('message_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('message_created').on(table.createdAt),
  ],
)

/** A message on each of its ways out. */
export const messageDeliveries = pgTable(
  'message_delivery',
  {
    /** The same at every attempt. Follows from message and way. */
    id: uuid().primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => inboxMessages.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    kind: text().notNull(),
    way: text().$type<OutwardWay>().notNull(),
    state: text().$type<DeliveryState>().notNull().default('due'),
    attempts: integer().notNull().default(0),
    /** Also the end of a claim: an instance that died while sending leaves the delivery to the next one. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Why it was not sent; of a held one, why it waits. */
    lastError: text('last_error'),
  },
  (table) => [
    index('message_delivery_message').on(table.messageId),
    index('message_delivery_due').on(table.dueAt).where(sql`${table.state} in ('due', 'held')`),
    index('message_delivery_sent').on(table.userId, table.way, table.sentAt),
  ],
)

/** By which ways a person wants a kind of message; what they have not chosen is as the kind says. */
export const messageChoices = pgTable(
  'message_choice',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    kind: text().notNull(),
    way: text().$type<MessageWay>().notNull(),
    isOn: boolean('is_on').notNull(),
    /** What came before stays in the inbox. */
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.way] })],
)

/** Where a person can be reached, and beside it the address that takes its place once its code has come back. */
export const messageContacts = pgTable(
  'message_contact',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    way: text().$type<OutwardWay>().notNull(),
    /** Confirmed; empty where the person has none, or has taken it out. */
    address: text().notNull(),
    /** The language of what is sent there. */
    locale: text().$type<Locale>().notNull().default('zh-CN'),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** What waits for its code; null where nothing does. */
    pendingAddress: text('pending_address'),
    /** The digest of the code that confirms what waits; null without one. */
    codeHash: text('code_hash'),
    tries: integer().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.way] }),
    index('message_contact_expires').on(table.expiresAt).where(sql`${table.pendingAddress} is not null`),
  ],
)

/** Kinds of message that an operator has stopped: nothing of them goes out until they are let go on. */
export const messageStops = pgTable('message_stop', {
  kind: text().primaryKey(),
  stoppedAt: timestamp('stopped_at', { withTimezone: true }).notNull(),
})

/** The texts of each kind of message, as editors have written them. */
export const messageTemplates = pgTable('message_template', {
  kind: text().primaryKey(),
  content: jsonb().notNull(),
})
