import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

/** Started sign-ons, each completed once by the page with the proof. Secrets are stored as hashes. */
export const signOnFlows = pgTable(
  'sign_on_flow',
  {
    /** SHA-256 (base64url) of the state that the page has made. */
    stateHash: text('state_hash').primaryKey(),
    client: text().notNull(),
    challenge: text().notNull(),
    nonce: text().notNull(),
    /** Sealed under the state. */
    codeVerifier: text('code_verifier').notNull(),
    display: text().notNull(),
    origin: text().notNull(),
    returnTo: text('return_to').notNull(),
    /** The language of the page that began it, for ours on the way back. */
    locale: text().notNull().default('zh-CN'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('sign_on_flow_expires').on(table.expiresAt)],
)

/** Who is signed in where. A session ends when it idles, when its time is over, or when it is revoked. */
export const sessions = pgTable(
  'session',
  {
    /** SHA-256 (base64url) of the cookie's value. */
    idHash: text('id_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    client: text().notNull(),
    /** Lets the provider end its own session without asking; sealed under the cookie's value. */
    idToken: text('id_token'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    idleEndsAt: timestamp('idle_ends_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('session_user').on(table.userId), index('session_ends').on(table.endsAt)],
)

/** Tokens in the page's query: each opens one session, once. */
export const signOnTokens = pgTable(
  'sign_on_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    client: text().notNull(),
    /** SHA-256 of what the browser keeps that is to open the session: in another one the token is worth nothing. */
    challenge: text().notNull(),
    /** The session it has opened, so that the mini-programme can end it by the token. */
    sessionHash: text('session_hash'),
    /** Sealed under the token. */
    idToken: text('id_token'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('sign_on_token_expires').on(table.expiresAt)],
)
