import { randomInt, randomUUID } from 'node:crypto'
import type { ErrorCode, Locale } from '@chuhai/contract'
import type { OutwardWay } from '@chuhai/contract/admin'
import {
  contactCodeMinutes,
  contactCodeTries,
  type MessageContact,
  type MessageErrorCode,
  messageErrors,
  type NewContact,
} from '@chuhai/contract/message'
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { admit } from '../../http/rate-limit'
import type { Limiter } from '../../limits/create-limiter'
import { nothingPending } from '../../messages/pending-contact'
import { messageContacts } from '../../messages/tables'
import type { Delivery, WrittenMessage } from '../../messages/way'
import type { Ways } from '../../messages/ways/ways'
import { sign } from '../../signing/signature'
import { readSigningKey } from '../../signing/signing-key'
import { minuteMs } from '../../time/durations'
import { messages } from './messages'

const lifetimeMs = contactCodeMinutes * minuteMs
/** Between two codes. */
const pauseMs = minuteMs
/** Longer than a gateway takes that is well. */
const sendingMs = 8000

const ofUser = (userId: number, way: OutwardWay) =>
  and(eq(messageContacts.userId, userId), eq(messageContacts.way, way))

/** Where a user can be reached, mail first; what waits for its code stands behind what counts. */
export const contactsOf = async (db: Db, userId: number): Promise<MessageContact[]> => {
  const { way, address, pendingAddress } = messageContacts
  const rows = await db
    .select({ way, address, pendingAddress })
    .from(messageContacts)
    .where(eq(messageContacts.userId, userId))
    .orderBy(way)
  return rows.flatMap(({ way, address, pendingAddress }) => [
    ...(address === '' ? [] : [{ way, address, isConfirmed: true }]),
    ...(pendingAddress === null ? [] : [{ way, address: pendingAddress, isConfirmed: false }]),
  ])
}

const refusal = (code: MessageErrorCode): ApiError =>
  new ApiError(code, { fields: (locale) => ({ address: messageErrors[code][locale] }) })

const tooOften = (ms: number): ApiError =>
  new ApiError('MESSAGE_CODE_TOO_OFTEN', { headers: { 'Retry-After': String(Math.ceil(ms / 1000)) } })

interface SentCode {
  userId: number
  way: OutwardWay
  address: string
  code: string
}

/** Six digits are soon tried out, so that the digest is made with the key of this server, and for one address. */
const digestOf = async (db: Db, { userId, way, address, code }: SentCode): Promise<string> =>
  sign(await readSigningKey(db), `contact ${userId} ${way} ${address} ${code}`)

const codeMessage = (way: OutwardWay, code: string, locale: Locale): WrittenMessage => {
  const texts = messages[locale]
  return {
    id: randomUUID(),
    kind: 'contact.code',
    locale,
    title: texts.codeTitle(code),
    text: way === 'mail' ? texts.codeMail(code) : texts.codeSms(code),
    address: null,
    date: null,
    unsubscribe: null,
    values: { code, minutes: String(contactCodeMinutes) },
  }
}

/** Keeps an address with the digest of its code beside the one that counts; false where the last code is too young. */
const keepCode = async (
  { db, now, userId, locale }: UserCall,
  { way, address }: NewContact,
  codeHash: string,
): Promise<boolean> => {
  const pending = {
    pendingAddress: address,
    codeHash,
    tries: 0,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  }
  const oldEnough = new Date(now.getTime() + lifetimeMs - pauseMs)
  const kept = await db
    .insert(messageContacts)
    .values({ userId, way, address: '', locale, ...pending })
    .onConflictDoUpdate({
      target: [messageContacts.userId, messageContacts.way],
      set: pending,
      setWhere: or(isNull(messageContacts.expiresAt), lt(messageContacts.expiresAt, oldEnough)),
    })
    .returning({ way: messageContacts.way })
  return kept.length > 0
}

interface ContactOptions {
  ways: Ways
  limiter: Limiter
}

/** The addresses of users for messages, each of which counts once its code has come back. */
export const createContacts = ({ ways, limiter }: ContactOptions) => {
  const admitCode = async ({ userId }: UserCall, { way, address }: NewContact): Promise<void> => {
    const code: ErrorCode = 'MESSAGE_CODE_TOO_OFTEN'
    await admit(limiter, 'codesOfUser', `user ${userId}`, way, code)
    await admit(limiter, 'codesOfAddress', address, way, code)
  }

  const send = async (
    contact: NewContact,
    message: WrittenMessage,
    lift: () => Promise<unknown>,
  ): Promise<void> => {
    const way = ways[contact.way]
    let delivery: Delivery | undefined
    try {
      delivery = await way?.send(contact.address, message, AbortSignal.timeout(sendingMs))
    } catch {
      // The person may press again at once.
      await lift()
      throw new ApiError('MESSAGE_CODE_UNSENT')
    }
    if (delivery?.state === 'sent') return
    await lift()
    throw refusal('MESSAGE_ADDRESS_REFUSED')
  }

  return {
    /** Sends a code to a new address, which waits for it beside the one that counts. */
    async add(contact: NewContact, call: UserCall): Promise<MessageContact[]> {
      const { db, userId, locale } = call
      const { way, address } = contact
      if (!ways[way]) throw new ApiError('MESSAGE_WAY_OFF')
      const kept = await db
        .update(messageContacts)
        .set({ pendingAddress: null, codeHash: null })
        .where(and(ofUser(userId, way), eq(messageContacts.address, address)))
        .returning({ way: messageContacts.way })
      if (kept.length > 0) return contactsOf(db, userId)
      await admitCode(call, contact)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const codeHash = await digestOf(db, { ...contact, userId, code })
      if (!(await keepCode(call, contact, codeHash))) throw tooOften(pauseMs)
      await send(contact, codeMessage(way, code, locale), () =>
        db
          .update(messageContacts)
          .set({ codeHash: null, expiresAt: call.now })
          .where(and(ofUser(userId, way), eq(messageContacts.codeHash, codeHash))),
      )
      return contactsOf(db, userId)
    },

    /** Confirms what waits for its code, in place of what counted; every attempt counts before it is looked at. */
    async confirm(way: OutwardWay, code: string, call: UserCall): Promise<MessageContact[]> {
      const { db, now, userId, locale } = call
      const [tried] = await db
        .update(messageContacts)
        .set({ tries: sql`${messageContacts.tries} + 1` })
        .where(
          and(
            ofUser(userId, way),
            isNotNull(messageContacts.pendingAddress),
            lt(messageContacts.tries, contactCodeTries),
            gt(messageContacts.expiresAt, now),
          ),
        )
        .returning({ address: messageContacts.pendingAddress })
      if (!tried?.address) {
        const contacts = (await contactsOf(db, userId)).filter((contact) => contact.way === way)
        // The same code has come twice.
        if (contacts.length > 0 && contacts.every(({ isConfirmed }) => isConfirmed))
          return contactsOf(db, userId)
        throw new ApiError('MESSAGE_CODE_EXPIRED')
      }
      const { address } = tried
      const codeHash = await digestOf(db, { way, address, userId, code })
      const confirmed = await db
        .update(messageContacts)
        .set({ address, locale, confirmedAt: now, ...nothingPending })
        .where(and(ofUser(userId, way), eq(messageContacts.codeHash, codeHash)))
        .returning({ way: messageContacts.way })
      if (confirmed.length === 0)
        throw new ApiError('MESSAGE_CODE_WRONG', {
          fields: (locale) => ({ code: messageErrors.MESSAGE_CODE_WRONG[locale] }),
        })
      return contactsOf(db, userId)
    },

    /** Forgets what counts and what waits. The row stays, so that the next sign-on does not bring back what the user has taken out. */
    async remove(way: OutwardWay, { db, userId }: UserCall): Promise<MessageContact[]> {
      await db
        .update(messageContacts)
        .set({ address: '', confirmedAt: null, ...nothingPending })
        .where(ofUser(userId, way))
      return contactsOf(db, userId)
    },
  }
}
