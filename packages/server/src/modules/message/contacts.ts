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
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { admit } from '../../http/rate-limit'
import type { Limiter } from '../../limits/create-limiter'
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

/** Where a user can be reached, mail first. */
export const contactsOf = async (db: Db, userId: number): Promise<MessageContact[]> => {
  const { way, address, confirmedAt } = messageContacts
  const rows = await db
    .select({ way, address, confirmedAt })
    .from(messageContacts)
    .where(and(eq(messageContacts.userId, userId), ne(address, '')))
    .orderBy(way)
  return rows.map(({ confirmedAt, ...contact }) => ({ ...contact, isConfirmed: confirmedAt !== null }))
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

/** Keeps a digest in place of the address and code before; false where the last code is too young. */
const keepCode = async (
  { db, now, userId, locale }: UserCall,
  { way, address }: NewContact,
  codeHash: string,
): Promise<boolean> => {
  const state = {
    address,
    locale,
    codeHash,
    tries: 0,
    confirmedAt: null,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  }
  const oldEnough = new Date(now.getTime() + lifetimeMs - pauseMs)
  const kept = await db
    .insert(messageContacts)
    .values({ userId, way, ...state })
    .onConflictDoUpdate({
      target: [messageContacts.userId, messageContacts.way],
      set: state,
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
    /** Sends a code to a new address, which takes the place of the one before. */
    async add(contact: NewContact, call: UserCall): Promise<MessageContact[]> {
      const { db, userId, locale } = call
      const { way, address } = contact
      if (!ways[way]) throw new ApiError('MESSAGE_WAY_OFF')
      const known = (await contactsOf(db, userId)).find((one) => one.way === way)
      if (known?.isConfirmed && known.address === address) return contactsOf(db, userId)
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

    /** Confirms an address by its code; every attempt counts before it is looked at. */
    async confirm(way: OutwardWay, code: string, { db, now, userId }: UserCall): Promise<MessageContact[]> {
      const [tried] = await db
        .update(messageContacts)
        .set({ tries: sql`${messageContacts.tries} + 1` })
        .where(
          and(
            ofUser(userId, way),
            isNull(messageContacts.confirmedAt),
            lt(messageContacts.tries, contactCodeTries),
            gt(messageContacts.expiresAt, now),
          ),
        )
        .returning({ address: messageContacts.address })
      if (!tried) {
        const contacts = await contactsOf(db, userId)
        if (contacts.some((contact) => contact.way === way && contact.isConfirmed)) return contacts
        throw new ApiError('MESSAGE_CODE_EXPIRED')
      }
      const codeHash = await digestOf(db, { way, address: tried.address, userId, code })
      const confirmed = await db
        .update(messageContacts)
        .set({ confirmedAt: now, codeHash: null, tries: 0, expiresAt: null })
        .where(and(ofUser(userId, way), eq(messageContacts.codeHash, codeHash)))
        .returning({ way: messageContacts.way })
      if (confirmed.length === 0)
        throw new ApiError('MESSAGE_CODE_WRONG', {
          fields: (locale) => ({ code: messageErrors.MESSAGE_CODE_WRONG[locale] }),
        })
      return contactsOf(db, userId)
    },

    /** Forgets an address. Its row stays without one, so that the next sign-on does not bring back what the user has taken out. */
    async remove(way: OutwardWay, { db, userId }: UserCall): Promise<MessageContact[]> {
      await db
        .update(messageContacts)
        .set({ address: '', confirmedAt: null, codeHash: null, tries: 0, expiresAt: null })
        .where(ofUser(userId, way))
      return contactsOf(db, userId)
    },
  }
}
