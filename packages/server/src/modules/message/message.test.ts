import type { Envelope } from '@chuhai/contract'
import type { InboxMessage, MessageChoice } from '@chuhai/contract/message'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeRows } from '../../database/write-rows'
import { inboxMessages, messageChoices } from '../../messages/tables'
import { tell } from '../../messages/tell'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { orderPaid } from '../order/messages'
import { classTimetable } from '../school/messages'

const server = startTestApp()
let own: SignedIn
let other: SignedIn
beforeAll(async () => {
  own = await signIn(server.db)
  other = await signIn(server.db)
})
beforeEach(async () => {
  await server.db.delete(inboxMessages)
  await server.db.delete(messageChoices)
})

interface Page {
  list: InboxMessage[]
  total: number
  unread: number
}

const at = new Date('2026-12-01T04:00:00Z')

const tellPaid = (who: SignedIn, number: string, now = at) => {
  const values = { number, product: '选品课', amount: '¥199' }
  return writeRows(server.db, tell(orderPaid, { userId: Number(who.user.id), once: number, values }, now))
}

const page = async (who = own, body: object = {}, headers: Record<string, string> = {}): Promise<Page> =>
  (await server.post<Page>('/api/message/page', body, { Cookie: who.cookie, ...headers })).envelope.data
const unread = async (who = own) =>
  (await server.get<{ unread: number }>('/api/message/unread', { Cookie: who.cookie })).envelope.data.unread
const markRead = async (ids?: string[], who = own) =>
  (await server.post<{ unread: number }>('/api/message/read', { ids }, { Cookie: who.cookie })).envelope.data
const choices = async (who = own) =>
  (await server.get<MessageChoice[]>('/api/message/choices', { Cookie: who.cookie })).envelope.data
const choose = (way: string, isOn: boolean, kind = 'order.paid') =>
  server.post<MessageChoice[]>('/api/message/choices', { kind, way, isOn }, { Cookie: own.cookie })

describe('the calendar file of a message', () => {
  const tellTimetable = async () => {
    const values = {
      class: '陪跑班',
      startsOn: '2026-12-05',
      place: '丽园北路 755 号',
      hours: '每周六 9:30–17:00',
      order: 'C1',
      version: 1,
    }
    await writeRows(
      server.db,
      tell(classTimetable, { userId: Number(own.user.id), once: 'timetable', values }, at),
    )
    return (await page()).list[0] as InboxMessage
  }
  const file = (id: string, who?: SignedIn) =>
    server.request(`/api/message/${id}/calendar.ics`, { headers: who ? { Cookie: who.cookie } : {} })

  it('has the date that it names, for its reader', async () => {
    const { id, title, hasCalendar } = await tellTimetable()
    expect(hasCalendar).toBe(true)
    const response = await file(id, own)
    expect(response.headers.get('content-type')).toContain('text/calendar')
    const text = await response.text()
    for (const line of ['DTSTART:20261204T160000Z', 'LOCATION:丽园北路 755 号', `SUMMARY:${title}`])
      expect(text).toContain(line)
  })

  it('is nobody else’s, and no other message has one', async () => {
    const { id } = await tellTimetable()
    expect((await file(id)).status).toBe(401)
    expect((await file(id, other)).status).toBe(404)
    await tellPaid(own, '1', new Date(at.getTime() + 1000))
    expect((await file((await page()).list[0]?.id ?? '', own)).status).toBe(404)
  })
})

describe('the inbox', () => {
  it('has the messages of its reader, the newest first, in their language', async () => {
    await tellPaid(own, '1')
    await tellPaid(own, '2', new Date(at.getTime() + 1000))
    await tellPaid(other, '3')
    const { list, total, unread } = await page()
    expect([total, unread]).toEqual([2, 2])
    expect(list.map(({ path }) => path?.split('=').at(-1))).toEqual(['2', '1'])
    expect(list[1]).toMatchObject({
      kind: 'order.paid',
      title: '付款成功：选品课',
      at: at.toISOString(),
      isRead: false,
      hasCalendar: false,
    })
    const english = await page(own, {}, { 'Accept-Language': 'en' })
    expect(english.list[0]?.title).toBe('Paid: 选品课')
  })

  it('is read page by page', async () => {
    for (const number of ['1', '2', '3']) await tellPaid(own, number, new Date(at.getTime() + Number(number)))
    const second = await page(own, { page: 2, rows: 2 })
    expect([second.total, second.list.length]).toEqual([3, 1])
    expect((await page(own, { page: 3, rows: 2 })).total).toBe(3)
  })

  it('knows what was read: some, or all', async () => {
    for (const number of ['1', '2', '3']) await tellPaid(own, number)
    const [first] = (await page()).list
    expect(await markRead([first?.id ?? ''])).toEqual({ unread: 2 })
    expect((await page()).list.filter(({ isRead }) => isRead).map(({ id }) => id)).toEqual([first?.id])
    expect((await page(own, { unreadOnly: true })).list).toHaveLength(2)
    expect(await unread()).toBe(2)
    expect(await markRead()).toEqual({ unread: 0 })
    expect((await page(own, { unreadOnly: true })).total).toBe(0)
  })

  it('leaves messages of somebody else as they are', async () => {
    await tellPaid(other, '1')
    const [theirs] = (await page(other)).list
    expect(await markRead([theirs?.id ?? ''])).toEqual({ unread: 0 })
    expect(await unread(other)).toBe(1)
  })

  it('is there for signed-in visitors only', async () => {
    expect((await server.get('/api/message/unread')).http).toBe(401)
    expect((await server.post('/api/message/page', {})).http).toBe(401)
  })

  it('leaves out what its reader had ended before, and keeps what had come', async () => {
    const userId = Number(own.user.id)
    await tellPaid(own, '1')
    const chosenAt = new Date(at.getTime() + 1)
    await server.db
      .insert(messageChoices)
      .values({ userId, kind: 'order.paid', way: 'inbox', isOn: false, chosenAt })
    await tellPaid(own, '2', new Date(at.getTime() + 2))
    expect([(await page()).total, await unread()]).toEqual([1, 1])
  })

  it('does not show a kind that this server does not know', async () => {
    await tellPaid(own, '1')
    await server.db.update(inboxMessages).set({ kind: 'other.kind' }).where(eq(inboxMessages.once, '1'))
    expect(await page()).toMatchObject({ list: [], total: 0 })
  })
})

describe('the ways of a kind', () => {
  it('are those of the kind until its reader chooses', async () => {
    const paid = (await choices()).find(({ kind }) => kind === 'order.paid')
    expect(paid).toMatchObject({ name: '订单付款成功', purpose: 'service' })
    expect(paid?.ways.slice(0, 2)).toEqual([
      { way: 'inbox', isOn: true, isFixed: true },
      { way: 'mail', isOn: true, isFixed: false },
    ])
  })

  it('can be chosen again and again, for oneself alone', async () => {
    const isMailOn = (list: MessageChoice[]) =>
      list.find(({ kind }) => kind === 'order.paid')?.ways.find(({ way }) => way === 'mail')?.isOn
    expect(isMailOn((await choose('mail', false)).envelope.data)).toBe(false)
    expect([isMailOn(await choices()), isMailOn(await choices(other))]).toEqual([false, true])
    expect(isMailOn((await choose('mail', true)).envelope.data)).toBe(true)
  })

  it('always have the inbox for service messages', async () => {
    const { http, envelope } = await choose('inbox', false)
    expect([http, envelope.status, envelope.message]).toEqual([
      422,
      'MESSAGE_WAY_FIXED',
      '服务消息始终会进入站内信，不能关闭',
    ])
  })

  it('are not found for a kind that there is not', async () => {
    expect((await choose('mail', false, 'no.kind')).http).toBe(404)
  })
})

it('the stream says at once how many messages are unread', async () => {
  await tellPaid(own, '1')
  const response = await server.request('/api/message/stream', { headers: { Cookie: own.cookie } })
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  expect(new TextDecoder().decode(value)).toBe('data:{"unread":1}\n\n')
})

it('an answer without a session is an error and no stream', async () => {
  const response = await server.request('/api/message/stream')
  expect(((await response.json()) as Envelope<unknown>).status).toBe('UNAUTHORIZED')
})
