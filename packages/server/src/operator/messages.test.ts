import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listAuditEntries, listDeliveries } from '@chuhai/contract/admin'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeRows } from '../database/write-rows'
import { messageDeliveries, messageStops } from '../messages/tables'
import { tell } from '../messages/tell'
import { orderPaid } from '../modules/order/messages'
import { classMoved } from '../modules/school/messages'
import { startTestAdminApi } from '../testing/admin-api'
import { confirm } from '../testing/message'
import { startTestApp } from '../testing/test-app'
import { messages } from './messages'

const server = startTestApp()
const at = startTestAdminApi(server)

const moved = { class: '陪跑班', startsOn: '2026-12-05', place: '江南大道 588 号', order: 'C1', version: 2 }
const paid = { number: 'C20261127406719285503', product: '陪跑班', amount: '¥3,980' }

const settle = (
  userId: number,
  way: 'mail' | 'sms',
  change: Partial<typeof messageDeliveries.$inferInsert>,
) =>
  server.db
    .update(messageDeliveries)
    .set(change)
    .where(and(eq(messageDeliveries.userId, userId), eq(messageDeliveries.way, way)))

beforeAll(async () => {
  const day = (date: string) => new Date(`${date}T02:00:00Z`)
  await writeRows(server.db, [
    ...tell(classMoved, { userId: 1, once: 'a', values: moved }, day('2026-11-20')),
    ...tell(classMoved, { userId: 2, once: 'a', values: moved }, day('2026-11-21')),
    ...tell(orderPaid, { userId: 3, once: 'b', values: paid }, day('2026-11-22')),
  ])
  await confirm(server.db, 1, 'mail', 'lin.zhiyuan@shop.example')
  await confirm(server.db, 2, 'sms', '13800138000')
  await settle(1, 'mail', { state: 'refused', lastError: 'SMTP 550 5.1.1', attempts: 1 })
  await settle(1, 'sms', { state: 'skipped', lastError: 'no confirmed address', attempts: 1 })
  await settle(2, 'sms', { state: 'refused', lastError: 'PHONE_BLOCKED', attempts: 1 })
  await settle(2, 'mail', { state: 'sent', sentAt: day('2026-11-21'), attempts: 2 })
})

describe('the deliveries', () => {
  it('that were refused are listed with their reason, and without text and whole address', async () => {
    const said = await at.run(messages, ['list'])
    expect(said).toMatch(
      /2026-11-20 10:00:00 +class.moved +邮件 +退回 +SMTP 550 5\.1\.1 +1 +1 +l\*\*\*@shop\.example/,
    )
    expect(said).toMatch(/class.moved +短信 +退回 +PHONE_BLOCKED +1 +2 +138\*{4}8000/)
    expect(said).not.toMatch(/lin\.|13800138000|陪跑班|江南大道|order\.paid/)
  })

  it('are filtered by kind, way, state and day', async () => {
    expect(await at.run(messages, ['list'], { way: '短信' })).not.toContain('SMTP')
    expect(await at.run(messages, ['list'], { since: '2026-11-21' })).not.toContain('SMTP')
    expect(await at.run(messages, ['list'], { until: '2026-11-20' })).not.toContain('PHONE_BLOCKED')
    expect(await at.run(messages, ['list'], { status: '不发' })).toContain('没有确认过的地址')
    expect(await at.run(messages, ['list'], { kind: 'order.paid', status: '待发' })).toContain('order.paid')
    expect(await at.run(messages, ['list'], { kind: 'order.paid' })).toBe('没有')
    await expect(at.run(messages, ['list'], { kind: 'order.payed' })).rejects.toThrow(
      /没有“order\.payed”这种消息。您是想写 order\.paid 吗？/,
    )
  })

  it('are read page by page, and exported', async () => {
    const read = (after = {}) => at.call(listDeliveries, { query: { rows: 2, ...after } })
    const [, last] = await read()
    const next = await read({ afterTime: last?.createdAt, afterId: last?.id })
    expect(next.map(({ userId }) => userId)).toEqual([2, 2])
    const out = join(at.folder, 'messages.csv')
    expect(await at.run(messages, ['list'], { format: 'csv', out })).toBe(`${out} 已写好`)
    expect((await readFile(out, 'utf8')).trimEnd().split('\r\n')).toHaveLength(3)
  })
})

it('kinds of message are counted by what has become of them', async () => {
  const said = await at.run(messages, ['kinds'])
  expect(said).toMatch(/^类型 +名称 +消息 +待发 +暂缓 +已发 +退回 +不发 +停发$/m)
  expect(said).toMatch(/^class\.moved +班级安排变动 +2 +0 +0 +1 +2 +1$/m)
  expect(said).toMatch(/^order\.paid +\S+ +1 +2 +0 +0 +0 +0$/m)
  expect(await at.run(messages, ['kinds'], { since: '2026-11-22' })).toMatch(/^class\.moved +\S+ +0 /m)
})

it('a kind is stopped and let go on, with an entry of the audit log', async () => {
  expect(await at.run(messages, ['stop', 'class.moved'])).toContain('已停发')
  await at.run(messages, ['stop', 'class.moved'])
  expect(await server.db.select().from(messageStops)).toMatchObject([{ kind: 'class.moved' }])
  expect(await at.run(messages, ['kinds'])).toMatch(/^class\.moved .*从 20\S+ \S+ 起$/m)
  expect(await at.run(messages, ['start', 'class.moved'])).toBe('class.moved 照常发送')
  expect(await server.db.select().from(messageStops)).toEqual([])
  const entries = await at.call(listAuditEntries, { query: { rows: 2, about: 'stopMessageKind' } })
  expect(entries[0]).toMatchObject({
    detail: { kind: 'class.moved' },
    before: { stopped: true },
    after: { stopped: false },
  })
  await expect(at.run(messages, ['stop', 'class'])).rejects.toThrow(/没有“class”这种消息/)
})

describe('a preview', () => {
  it('has sample values in both languages, and counts the short message', async () => {
    const said = await at.run(messages, ['preview', 'class.moved'])
    expect(said).toContain('标题  班级安排有变动')
    expect(said).toContain('标题  Your class has changed')
    expect(said).toMatch(/短信 {2}【出海云】“亚马逊新店陪跑班”安排有变动，现定于2026年12月5日/)
    expect(said).toMatch(/ \d+ 个字，按 2 条计费；网关的模板 class\.moved（SMS_TEMPLATES 里没有编号）/)
    expect(said).toContain('链接  /schoolCenter/class')
    expect(await at.run(messages, ['preview', 'order.paid'])).toContain('短信  不发')
  })

  it('shows a file that is not published, and says what is wrong with it', async () => {
    const file = join(at.folder, 'order.paid.yaml')
    const texts = (title: string) => `zh-CN:
  name: 付款成功
  title: ${title}
  text: 订单 {number}
en:
  name: Paid
  title: Paid
  text: Order {number}
`
    await writeFile(file, texts('已付 {amount}'))
    expect(await at.run(messages, ['preview', 'order.paid'], { file })).toContain('标题  已付 ¥3,980')
    await writeFile(file, texts('已付 {prise}'))
    await expect(at.run(messages, ['preview', 'order.paid'], { file })).rejects.toThrow(
      /message\/order\.paid\.yaml:3 zh-CN\.title: \{prise\} is no value of this message/,
    )
  })
})
