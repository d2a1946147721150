import { endpoint } from '@chuhai/contract/endpoint'
import { messageContact } from '@chuhai/contract/message'
import * as v from 'valibot'

const way = v.picklist(['mail', 'sms'])
const contacts = v.array(messageContact)

/** Sends a code to an address, which counts once the code has come back. */
export const addContact = endpoint({
  name: 'addContact',
  summary: '添加接收消息的邮箱或手机',
  method: 'POST',
  path: '/message/contacts',
  access: 'user',
  body: v.object({ way, address: v.string() }),
  answer: contacts,
})

/** Confirms an address by the code that it got. */
export const confirmContact = endpoint({
  name: 'confirmContact',
  summary: '确认接收消息的邮箱或手机',
  method: 'POST',
  path: '/message/contacts/confirm',
  access: 'user',
  body: v.object({ way, code: v.string() }),
  answer: contacts,
})

/** Takes an address away. */
export const removeContact = endpoint({
  name: 'removeContact',
  summary: '移除接收消息的邮箱或手机',
  method: 'POST',
  path: '/message/contacts/remove',
  access: 'user',
  body: v.object({ way }),
  answer: contacts,
})
