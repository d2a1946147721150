import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { recordId } from '../fields'
import { pageOf, pageRequest } from '../list'
import type { MessageErrorCode } from './errors'
import { inboxMessage, messageChoice, messageContact, messageWays, newContact } from './message'

const unread = v.object({ unread: v.number() })

/** One page of the visitor's messages, the newest first, and how many are not read. */
export const listInbox = endpoint({
  name: 'listInbox',
  summary: '我的消息',
  method: 'POST',
  path: '/message/page',
  access: 'user',
  changes: false,
  body: v.object({ ...pageRequest.entries, unreadOnly: v.optional(v.boolean(), false) }),
  answer: v.object({ ...pageOf(inboxMessage).entries, ...unread.entries }),
})

/** How many messages the visitor has not read. */
export const countUnread = endpoint({
  name: 'countUnread',
  summary: '未读消息数',
  method: 'GET',
  path: '/message/unread',
  access: 'user',
  answer: unread,
})

/** Tells how many messages are not read, now and whenever that changes. */
export const followInbox = endpoint({
  name: 'followInbox',
  summary: '未读消息数的变化',
  method: 'GET',
  path: '/message/stream',
  access: 'user',
  stream: true,
  answer: unread,
})

/** Marks messages as read: some, or all without `ids`. A message of somebody else is left out in silence. */
export const markRead = endpoint({
  name: 'markRead',
  summary: '标为已读',
  method: 'POST',
  path: '/message/read',
  access: 'user',
  body: v.object({
    ids: v.optional(v.pipe(v.array(recordId()), v.maxLength(100))),
  }),
  answer: unread,
})

/** The kinds of message, and by which ways each reaches the visitor. */
export const listMessageChoices = endpoint({
  name: 'listMessageChoices',
  summary: '消息的接收方式',
  method: 'GET',
  path: '/message/choices',
  access: 'user',
  answer: v.array(messageChoice),
})

/** Chooses whether a kind of message reaches the visitor by a way. */
export const chooseMessageWay = endpoint({
  name: 'chooseMessageWay',
  summary: '选择接收方式',
  method: 'POST',
  path: '/message/choices',
  access: 'user',
  body: v.object({
    kind: v.pipe(v.string(), v.maxLength(60)),
    way: v.picklist(messageWays),
    isOn: v.boolean(),
  }),
  answer: v.array(messageChoice),
  errors: ['NOT_FOUND', 'MESSAGE_WAY_FIXED'],
})

/** The visitor's mail address and mobile number for messages, and those that wait for their code, each after the one that counts. */
export const listContacts = endpoint({
  name: 'listContacts',
  summary: '接收消息的邮箱与手机',
  method: 'GET',
  path: '/message/contacts',
  access: 'user',
  answer: v.array(messageContact),
})

const contacts = v.array(messageContact)
const contactWay = v.picklist(['mail', 'sms'])

/** Codes about an address that is to be added. */
const addressErrors = [
  'MESSAGE_ADDRESS_REQUIRED',
  'MESSAGE_ADDRESS_TOO_LONG',
  'MESSAGE_MAIL_INVALID',
  'MESSAGE_PHONE_INVALID',
  'MESSAGE_ADDRESS_REFUSED',
] as const satisfies readonly MessageErrorCode[]

/**
 * Sends a code to an address. Once the code has come back the address takes the place of the one that counts; until then it stands
 * beside that one, in place of another that waits. One that counts already is sent none, and nothing waits any more.
 */
export const addContact = endpoint({
  name: 'addContact',
  summary: '添加接收消息的邮箱或手机',
  method: 'POST',
  path: '/message/contacts',
  access: 'user',
  body: newContact,
  answer: contacts,
  errors: [...addressErrors, 'MESSAGE_WAY_OFF', 'MESSAGE_CODE_TOO_OFTEN', 'MESSAGE_CODE_UNSENT'],
})

/** Confirms an address by the code that was sent there. */
export const confirmContact = endpoint({
  name: 'confirmContact',
  summary: '用验证码确认邮箱或手机',
  method: 'POST',
  path: '/message/contacts/confirm',
  access: 'user',
  body: v.object({
    way: contactWay,
    code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'MESSAGE_CODE_WRONG')),
  }),
  answer: contacts,
  errors: ['MESSAGE_CODE_WRONG', 'MESSAGE_CODE_EXPIRED'],
})

/** Takes out the address of a way, and the one that waits for its code: nothing is sent there any more. */
export const removeContact = endpoint({
  name: 'removeContact',
  summary: '移除接收消息的邮箱或手机',
  method: 'POST',
  path: '/message/contacts/remove',
  access: 'user',
  body: v.object({ way: contactWay }),
  answer: contacts,
})
