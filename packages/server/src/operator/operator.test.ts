import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { adminEndpoints } from '@chuhai/contract'
import {
  type Lead,
  listAuditEntries,
  listLeads,
  listReports,
  listSites,
  listWaitingMessages,
} from '@chuhai/contract/admin'
import { fillPath } from '@chuhai/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { reports } from '../modules/assistant/tables'
import { noCarriers } from '../modules/carrier/carriers'
import { outboxMessages } from '../outbox/tables'
import { startTestAdminApi } from '../testing/admin-api'
import { lead } from '../testing/forms'
import { signIn } from '../testing/sign-in'
import { pageHeaders, startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'
import { adminRoutes } from './admin-api'
import { fetchThrough, isSocketOpen } from './admin-client'
import { adminSocketPath } from './admin-socket'
import { leadColumns } from './consultations'
import { messages } from './messages'
import { csvRow, csvStream, limitedTable, nameZone, textTable } from './output'
import { reports as reportsCommand } from './reports'
import { sites } from './sites'
import { sessions } from './users'

const server = startTestApp()
const uploads = startTestUploads()
const at = startTestAdminApi(server)

describe('the CSV', () => {
  it('opens in Excel with Chinese text and runs no formula', async () => {
    await server.post('/api/consultation', { ...lead, contactsName: '=1+1', customerName: '"引号", 逗号' })
    const [one] = await at.call(listLeads, { query: { rows: 1 } })
    const csv = csvStream(leadColumns)
    csv.end(csvRow(leadColumns, one as Lead))
    const [head, row] = (await buffer(csv)).toString().split('\r\n')
    expect(head?.startsWith('\ufeff编号,提交时间,咨询内容')).toBe(true)
    expect(row).toContain("'=1+1")
    expect(row).toContain('"""引号"", 逗号"')
  })
})

it('aligns Chinese in the terminal and removes control characters', () => {
  expect(textTable(['a', 'b'], [['出海', '\u001b[31mx']])).toBe('a     b\n出海   [31mx')
})

describe('a table', () => {
  const titles = ['编号', '说明']
  const rows = [['1', '一二三四五六七八九十一二三四五']]

  it('folds its widest column in a narrow window', () => {
    expect(textTable(titles, rows, 24)).toBe('编号  说明\n1     一二三四五六七八九\n      十一二三四五')
    expect(textTable(titles, rows, 80)).toBe(`编号  说明\n1     ${rows[0]?.[1]}`)
  })

  it('is a list of records where no window of that width has its columns', () => {
    expect(textTable(titles, [...rows, ['2', '']], 12)).toBe(`编号  1\n说明  ${rows[0]?.[1]}\n\n编号  2`)
  })

  it('has the last rows of a limit, and says of how many', () => {
    const columns = [{ title: '编号', value: (row: number) => String(row) }]
    expect(limitedTable(columns, [1, 2, 3], 2)).toBe('编号\n2\n3\n…… 共 3 行，只列出最后 2 行')
    expect(limitedTable(columns, [1, 2, 3], undefined)).toBe('编号\n1\n2\n3')
  })
})

it('names the clock of its times once', () => {
  expect(nameZone('时间\n2026-11-01 09:00:00')).toBe('时间\n2026-11-01 09:00:00\n\n时间都是北京时间。')
  expect(nameZone('到北京时间 2026-11-01 09:00:00')).not.toContain('时间都是')
  expect(nameZone('没有改动')).toBe('没有改动')
})

describe('the admin socket of a running server', () => {
  it('is open, and lists leads', async () => {
    expect(await isSocketOpen(adminSocketPath(at.folder))).toBe(true)
    expect(await at.call(listLeads, { query: { rows: 5 } })).toMatchObject([{ contactsName: '=1+1' }])
    const since = new Date(Date.now() + 1000).toISOString()
    expect(await at.call(listLeads, { query: { rows: 5, since } })).toEqual([])
  })

  it('serves every admin endpoint of the contract once', () => {
    const routes = adminRoutes({
      store: uploads.store,
      backup: async () => {},
      redraw: uploads.redraw,
      carriers: noCarriers,
      statementOf: null,
      readSite: async () => null,
    })
    expect(routes.map(({ endpoint }) => endpoint.name).sort()).toEqual(
      adminEndpoints.map(({ name }) => name).sort(),
    )
    expect(routes.filter(({ isAudited }) => !isAudited).map(({ endpoint }) => endpoint.name)).toEqual([])
  })

  it('is readable by its user only, and serves nothing but the admin API', async () => {
    expect((await stat(adminSocketPath(at.folder))).mode & 0o077).toBe(0)
    const fetch = fetchThrough(adminSocketPath(at.folder))
    expect((await fetch('/api/user/info', { method: 'GET', headers: {} })).status).toBe(404)
  })

  it('names the invalid field of a call', async () => {
    await expect(at.call(listLeads, { query: { rows: 0 } })).rejects.toThrow(/400：.*"rows"/)
    const path = `/api${fillPath(listSites.path)}`
    expect((await server.request(path)).status).toBe(404)
  })

  it('registers, disables and enables sites', async () => {
    const registered = await at.run(sites, ['add', 'https://shop.example/', '远帆', '商城'])
    expect(registered).not.toContain('不算在内')
    expect(registered).toContain('SIGN_ON_FRAME_ANCESTORS')
    await at.run(sites, ['disable', 'https://shop.example'])
    expect(await at.call(listSites)).toContainEqual({
      origin: 'https://shop.example',
      name: '远帆 商城',
      enabled: false,
      scopes: null,
    })
    await expect(at.run(sites, ['enable', 'https://none.example'])).rejects.toThrow(/没有登记.*sites add/)
    await expect(at.run(sites, ['add', 'shop.example'])).rejects.toThrow(
      '“shop.example”不是网址。请写完整的网址，包括前面的 https://，例如 https://shop.example。',
    )
  })

  it('registers a site by the address that is pasted, without its path and with its name in ASCII', async () => {
    const told = await at.run(sites, ['add', 'https://例子.中国/contact?id=1'])
    expect(told).toContain('登记的是整个网站，“/contact?id=1”不算在内。')
    expect(told).toContain('https://xn--fsqu00a.xn--fiqs8s（例子.中国） 已登记')
    expect(await at.call(listSites)).toContainEqual({
      origin: 'https://xn--fsqu00a.xn--fiqs8s',
      name: '例子.中国',
      enabled: true,
      scopes: null,
    })
    expect(await at.run(sites, ['list'])).toContain('https://xn--fsqu00a.xn--fiqs8s（例子.中国）')
  })

  it('removes a site, whose leads stay', async () => {
    const origin = 'https://typo.example'
    await at.run(sites, ['add', origin])
    await server.another({}).request('/api/consultation', {
      method: 'POST',
      headers: { ...pageHeaders, Origin: origin },
      body: JSON.stringify({ ...lead, contactsName: '留下' }),
    })
    expect(await at.run(sites, ['remove', `${origin}/about`])).toMatch(/^https:\/\/typo\.example 不再登记/)
    expect((await at.call(listSites)).map((site) => site.origin)).not.toContain(origin)
    const [entry] = (await at.call(listAuditEntries, { query: { rows: 10, about: origin } })).filter(
      ({ action }) => action === 'removeSite',
    )
    expect(entry).toMatchObject({ before: { enabled: true }, after: null })
    const leads = await at.call(listLeads, { query: { rows: 100 } })
    expect(leads).toContainEqual(expect.objectContaining({ contactsName: '留下', siteOrigin: origin }))
    await expect(at.run(sites, ['remove', origin])).rejects.toThrow(/没有登记/)
    await expect(at.run(sites, ['remove', 'http://localhost:4000/news'])).rejects.toThrow(/门户自己的网址/)
  })

  it('lists what visitors report', async () => {
    const { user } = await signIn(server.db)
    await server.db.insert(reports).values({
      answerId: 7,
      userId: Number(user.id),
      question: '税率',
      answer: '不对',
      reason: 'wrong',
      note: '变了',
      createdAt: new Date(),
    })
    expect(await at.call(listReports)).toMatchObject([
      { answerId: 7, reason: 'wrong', note: '变了', question: '税率' },
    ])
    expect(await at.run(reportsCommand, ['list'])).toMatch(/wrong.*变了.*税率.*不对/)
  })

  it('lists the webhook messages that wait, with why and without whom they are about', async () => {
    const now = new Date('2026-11-26T02:00:00Z')
    const one = { type: 'consultation.created', payload: { data: lead }, createdAt: now, nextAttemptAt: now }
    await server.db.insert(outboxMessages).values([
      { ...one, id: randomUUID(), attempts: 3, lastError: 'ECONNREFUSED' },
      { ...one, id: randomUUID(), deliveredAt: now },
    ])
    const { list } = await at.call(listWaitingMessages)
    expect(list.filter(({ createdAt }) => createdAt === now.toISOString())).toMatchObject([{ attempts: 3 }])
    const said = await at.run(messages, ['webhook'])
    expect(said).toMatch(/2026-11-26 10:00:00 +consultation.created +3 +2026-11-26 10:00:00 +ECONNREFUSED/)
    expect(said).not.toContain(lead.contactsPhone)
    expect(said).toContain('没有设置 WEBHOOK_URL')
  })

  it('ends the sessions of a user', async () => {
    const { user, cookie } = await signIn(server.db)
    const isSignedIn = async () => (await server.get('/api/user/info', { Cookie: cookie })).http === 200
    expect(await isSignedIn()).toBe(true)
    expect(await at.run(sessions, ['revoke', user.id])).toBe(`用户 ${user.id} 的 1 个登录状态已结束`)
    expect(await isSignedIn()).toBe(false)
    await expect(at.run(sessions, ['revoke', 'shen'])).rejects.toThrow(/不是用户编号/)
  })

  it('ends the sessions of all users', async () => {
    const all = [await signIn(server.db), await signIn(server.db)]
    await expect(at.run(sessions, ['revoke', '7'], { all: true })).rejects.toThrow(/只能写一个/)
    expect(await at.run(sessions, ['revoke'], { all: true })).toMatch(/^\d+ 个登录状态已结束$/)
    for (const { cookie } of all)
      expect((await server.get('/api/user/info', { Cookie: cookie })).http).toBe(401)
  })
})
