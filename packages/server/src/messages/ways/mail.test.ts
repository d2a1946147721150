import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { smtpAnswer, startMailServer } from '../../testing/mail-server'
import type { WrittenMessage } from '../way'
import { createMail, type OpenWay } from './mail'
import { mailHtml } from './mail-page'

const message: WrittenMessage = {
  id: '0198c0de-0000-7000-8000-000000000001',
  kind: 'class.begins',
  locale: 'zh-CN',
  title: '课程 <跨境合规> 三天后开课',
  text: '您报名的班次 12 月 1 日 9:00 开课。\n地点：杭州 & 滨江\n\n请携带身份证。',
  address: 'http://localhost:4000/user/class/6?a=1&b=2',
  date: null,
  unsubscribe: null,
  values: {},
}

let server: Awaited<ReturnType<typeof startMailServer>>
let way: OpenWay
const open = (change: Partial<Awaited<ReturnType<typeof startMailServer>>['settings']> = {}) =>
  createMail({ settings: { ...server.settings, ...change }, publicUrl: 'http://localhost:4000' })
const never = new AbortController().signal
const send = (change: Partial<WrittenMessage> = {}, by: OpenWay = way) =>
  by.send('lin@example.com', { ...message, ...change }, never)

beforeAll(async () => {
  server = await startMailServer()
  way = open()
})
afterEach(() => {
  server.next.recipient = null
  server.next.data = null
  server.received.splice(0)
})
afterAll(async () => {
  way.close()
  await server.close()
})

it('sends text and HTML to the address, under an id that is the same at every attempt', async () => {
  expect(await send()).toEqual({ state: 'sent' })
  await send()
  const [mail, again] = server.received
  expect(mail?.subject).toBe(message.title)
  expect(mail?.from?.value).toEqual([{ address: 'notice@chuhai.example', name: '出海云' }])
  expect(server.recipients).toContain('lin@example.com')
  expect(mail?.messageId).toBe(`<${message.id}@localhost>`)
  expect(again?.messageId).toBe(mail?.messageId)
  expect(mail?.text).toContain('地点：杭州 & 滨江')
  expect(mail?.text).toContain(`查看详情: ${message.address}`)
  expect(mail?.html).toContain('地点：杭州 &amp; 滨江')
  expect(mail?.html).toContain('href="http://localhost:4000/user/class/6?a=1&amp;b=2"')
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail?.headers.has('list-unsubscribe')).toBe(false)
  expect(mail?.attachments).toEqual([])
})

it('keeps its connections', async () => {
  const before = server.connections()
  for (let index = 0; index < 5; index += 1) await send()
  expect(server.connections() - before).toBeLessThanOrEqual(1)
})

it('has the headers of RFC 8058 and a link where a kind can be ended', async () => {
  const unsubscribe = 'https://www.example.com/api/message/unsubscribe/WzcsIm5ld3MuYSJd.c2ln'
  await send({ unsubscribe, locale: 'en' })
  const [mail] = server.received
  const lines = mail?.headerLines.map(({ line }) => line.replace(/\r?\n\s+/g, ' '))
  expect(lines).toContain(`List-Unsubscribe: <${unsubscribe}>`)
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mail?.html).toContain(`href="${unsubscribe}"`)
  expect(mail?.text).toContain(`Stop messages of this kind: ${unsubscribe}`)
})

it('attaches a calendar file where a date is meant', async () => {
  const date = {
    from: new Date('2026-12-01T01:00:00Z'),
    to: new Date('2026-12-01T09:00:00Z'),
    place: '杭州, 滨江',
    uid: 'class-of-7',
    sequence: 2,
    isCancelled: false,
  }
  await send({ date })
  const [file] = server.received[0]?.attachments ?? []
  expect(file?.filename).toBe('日历.ics')
  expect(file?.contentType).toBe('text/calendar')
  const text = String(file?.content)
  expect(text).toContain('UID:class-of-7@localhost')
  expect(text).toContain('DTSTART:20261201T010000Z\r\nDTEND:20261201T090000Z')
  expect(text).toContain('LOCATION:杭州\\, 滨江')
  expect(text).toContain('SEQUENCE:2\r\n')
  expect(text).toContain('BEGIN:VALARM')
  expect(server.received[0]?.html).toContain('日期已附在日历文件中')
})

it('cancels a date in calendars, without a reminder', async () => {
  const day = new Date('2026-12-01T01:00:00Z')
  await send({
    date: { from: day, to: day, place: null, uid: 'class-of-7', sequence: 3, isCancelled: true },
  })
  const text = String(server.received[0]?.attachments[0]?.content)
  expect(text).toContain('UID:class-of-7@localhost')
  expect(text).toContain('SEQUENCE:3\r\nSTATUS:CANCELLED')
  expect(text).not.toContain('VALARM')
  expect(server.received[0]?.html).toContain('标为取消')
})

it.each([
  ['the recipient', 'recipient', 550, '5.1.1 <lin@example.com> User unknown', 'SMTP 550 5.1.1'],
  ['the mail', 'data', 554, 'Spam to lin@example.com', 'SMTP 554'],
] as const)(
  'reports a refusal of %s without the words of the server',
  async (_, step, code, words, reason) => {
    server.next[step] = smtpAnswer(code, words)
    expect(await send()).toEqual({ state: 'refused', reason })
  },
)

it.each([
  ['the recipient is to be tried later', 'recipient', 451, '4.7.1 Greylisted', 'SMTP 451 4.7.1'],
  ['the mail is to be tried later', 'data', 452, '4.3.1 Disk full', 'SMTP 452 4.3.1'],
  ['a log-in is missing', 'recipient', 530, '5.7.0 Log in first', 'SMTP 530 5.7.0'],
] as const)('throws where %s', async (_, step, code, words, reason) => {
  server.next[step] = smtpAnswer(code, words)
  await expect(send()).rejects.toMatchObject({ message: reason, code: reason })
})

it('throws where the server is not there or takes the log-in of nobody', async () => {
  const absent = open({ port: 1 })
  await expect(send({}, absent)).rejects.toThrow(/ECONNREFUSED|ESOCKET/)
  absent.close()
  const unknown = open({ login: { user: 'portal', password: 'wrong' } })
  await expect(send({}, unknown)).rejects.toThrow('SMTP 535 5.7.8')
  unknown.close()
})

it('logs in where it has an account', async () => {
  const known = open({ login: { user: 'portal', password: 'secret' } })
  expect(await send({}, known)).toEqual({ state: 'sent' })
  known.close()
})

it('sends nothing once it was ended', async () => {
  const ended = AbortSignal.abort()
  await expect(way.send('lin@example.com', message, ended)).rejects.toThrow()
  expect(server.received).toEqual([])
})

it('shows a page without tables, pictures, scripts or anything of other servers, in light and dark', async () => {
  const html = await mailHtml({
    ...message,
    text: '<img src=x onerror=alert(1)>',
    unsubscribe: 'https://a.example/u',
  })
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('<html lang="zh-CN">')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html).not.toMatch(/<(?:table|img|script|link|iframe)\b|url\(|@import/)
  const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address)
  expect(addresses).toEqual(['http://localhost:4000/user/class/6?a=1&amp;b=2', 'https://a.example/u'])
})
