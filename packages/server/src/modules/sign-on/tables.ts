import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../user/tables'

/** Started sign-ons, each completed once by the page with the proof. Secrets are stored as hashes. */
export const signOnFlows = pgTable(
  'sign_on_flow',
  {
    /** SHA-256 (base64url) of the page's state. */
    stateHash: text('state_hash').primaryKey(),
    client: text().notNull(),
    challenge: text().notNull(),
    nonce: text().notNull(),
    /** Encrypted with the state. */
    codeVerifier: text('code_verifier').notNull(),
    display: text().notNull(),
    origin: text().notNull(),
    returnTo: text('return_to').notNull(),
    /** The language of the page that started it, for the callback page. */
    locale: text().notNull().default('zh-CN'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('sign_on_flow_expires').on(table.expiresAt)],
)

/** Sessions of signed-in users, on the portal or on one other site. One ends when it is idle too long, too old, or revoked. */
export const sessions = pgTable(
  'session',
  {
    /** SHA-256 (base64url) of the session's secret: the cookie's value, or the first half of a site's tokens. */
    idHash: text('id_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    client: text().notNull(),
    /** The site that it belongs to; null for the portal. */
    origin: text(),
    /** Thumbprint (RFC 7638) of the key that the site's page proves to have; null for the portal. */
    keyThumbprint: text('key_thumbprint'),
    /** Lets the provider end its own session without a question; encrypted with the session's secret. */
    idToken: text('id_token'),
    /** The provider's own session, which its logout names; null where it names none. */
    sid: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    idleEndsAt: timestamp('idle_ends_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('session_user').on(table.userId),
    index('session_ends').on(table.endsAt),
    index('session_sid').on(table.sid),
  ],
)

/** Tokens by which the pages of another site use their session; a new one replaces each before it expires. */
export const siteTokens = pgTable(
  'site_token',
  {
    /** SHA-256 (base64url) of the whole token. */
    tokenHash: text('token_hash').primaryKey(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.idHash, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('site_token_session').on(table.sessionHash),
    index('site_token_expires').on(table.expiresAt),
  ],
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
    /** SHA-256 of the browser's proof: in another browser the token is worthless. */
    challenge: text().notNull(),
    /** The session that it opened, so that the mini-programme can end it by the token. */
    sessionHash: text('session_hash'),
    /** Encrypted with the token. */
    idToken: text('id_token'),
    sid: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('sign_on_token_expires').on(table.expiresAt)],
)

/** Logout tokens of providers that were obeyed, so that each is once. */
export const logoutTokens = pgTable(
  'logout_token',
  {
    /** SHA-256 (base64url) of issuer and id. */
    idHash: text('id_hash').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('logout_token_expires').on(table.expiresAt)],
)

/** Browsers and systems from which users have signed in. */
export const knownDevices = pgTable(
  'known_device',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `Chrome, Windows` */
    device: text().notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.device] }),
    index('known_device_seen').on(table.seenAt),
  ],
)
