import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reports } from '../modules/assistant/tables'
import type { Lead } from '../modules/consultation/service'
import { search } from '../search/search'
import { testAdminApi } from '../testing/admin-api'
import { lead } from '../testing/forms'
import { signIn } from '../testing/sign-in'
import { startTestApp } from '../testing/test-app'
import { accessOf } from './access-log'
import { createAdminClient, isSocketOpen } from './admin-client'
import { type AdminSocket, adminSocketPath, openAdminSocket } from './admin-socket'
import { leadColumns } from './consultations'
import { manageGuide } from './guide'
import { asText, csvRow, csvStream, textTable } from './output'
import { manageAccesses, manageReports } from './reports'
import { manageScenes } from './scenes'
import { manageSites } from './sites'
import { manageSessions } from './users'

const server = startTestApp()

describe('the CSV', () => {
  it('opens in Excel with Chinese text and runs no formula', async () => {
    await server.post('/api/consultation', { ...lead, contactsName: '=1+1', customerName: '"引号", 逗号' })
    const [one] = await testAdminApi(server.db).leads({ rows: 1 })
    const csv = csvStream(leadColumns)
    csv.end(csvRow(leadColumns, one as Lead))
    const [head, row] = (await buffer(csv)).toString().split('\r\n')
    expect(head?.startsWith('\ufeff编号,提交时间,咨询内容')).toBe(true)
    expect(row).toContain("'=1+1")
    expect(row).toContain('"""引号"", 逗号"')
  })

  it.each(['=1', '+1', '-1', '@a', '\t=1', '＝1'])('guards %j', (value) => {
    expect(asText(value)).toBe(`'${value}`)
  })
})

it('aligns Chinese in the terminal and lets nothing steer it', () => {
  expect(textTable(['a', 'b'], [['出海', '\u001b[31mx']])).toBe('a     b\n出海   [31mx')
})

describe('the admin socket of a running server', () => {
  let folder: string
  let socket: AdminSocket
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chuhai-socket-'))
    socket = await openAdminSocket(folder, testAdminApi(server.db))
  })
  afterAll(async () => {
    await socket.close()
    await rm(folder, { recursive: true })
  })

  it('gives the same leads and sites as the admin API on the database', async () => {
    const [near, far] = [testAdminApi(server.db), createAdminClient(adminSocketPath(folder))]
    expect(await isSocketOpen(adminSocketPath(folder))).toBe(true)
    expect(await far.leads({ rows: 5 })).toEqual(await near.leads({ rows: 5 }))
    expect(await far.leads({ rows: 5, since: new Date(Date.now() + 1000) })).toEqual([])
    expect(await far.sites()).toEqual(await near.sites())
  })

  it('registers, disables and enables sites', async () => {
    const admin = createAdminClient(adminSocketPath(folder))
    await manageSites(admin, ['add', 'https://shop.example', '远帆', '商城'])
    await manageSites(admin, ['disable', 'https://shop.example'])
    expect(await admin.sites()).toContainEqual({
      origin: 'https://shop.example',
      name: '远帆 商城',
      enabled: false,
    })
    await expect(manageSites(admin, ['enable', 'https://none.example'])).rejects.toThrow(/sites add/)
    await expect(manageSites(admin, ['add', 'shop.example'])).rejects.toThrow(/is no origin/)
  })

  it('adds, disables and enables scenes of the assistant', async () => {
    const admin = createAdminClient(adminSocketPath(folder))
    await manageScenes(admin, ['add', '选品分析', '帮我分析', '宠物用品'])
    expect((await admin.scenes()).at(-1)).toMatchObject({ name: '选品分析', guideWords: '帮我分析 宠物用品' })
    expect(await manageScenes(admin, ['disable', '选品分析'])).toBe('选品分析 disabled')
    expect(await manageScenes(admin, ['list'])).toMatch(/选品分析 +no/)
    await expect(manageScenes(admin, ['enable', '没有'])).rejects.toThrow(/scenes add/)
    await expect(manageScenes(admin, ['add', '太长', '字'.repeat(201)])).rejects.toThrow(/200 characters/)
  })

  describe('for the guide', () => {
    const admin = () => createAdminClient(adminSocketPath(folder))
    const manage = (...words: string[]) => manageGuide(admin(), words)
    const detailOf = async (id: number) => (await server.get(`/api/nav/detail/${id}`)).http
    const found = async (keyword: string) => {
      const { envelope } = await server.post<{ list: { id: number }[] }>('/api/nav/home/nav/page', {
        keyword,
      })
      return envelope.data.list.map(({ id }) => id)
    }
    const hotIds = async () => {
      const { envelope } = await server.post<{ list: { id: number }[] }>('/api/nav/home/hot/page', {})
      return envelope.data.list.map(({ id }) => id)
    }

    it('finds sites by name, address, category and id', async () => {
      expect(await manage('list', '17TRACK')).toMatch(
        /30401 +轨迹与运价 +17TRACK +yes +2 +https:\/\/www\.17track\.net/,
      )
      expect((await manage('list', '轨迹与运价', 'https')).split('\n').length).toBeGreaterThan(2)
      expect((await manage('list', 'nothing-of-the-kind')).split('\n')).toHaveLength(1)
    })

    it('hides a site from pages and search at once, and shows it again', async () => {
      expect(await manage('hide', '30401')).toBe('30401 hidden')
      expect([await detailOf(30401), await found('17track')]).toEqual([404, []])
      const [entry] = await search(server.db, '17track', { kinds: ['site'] })
      expect(entry?.key).not.toBe('30401')
      expect(await manage('show', '30401')).toBe('30401 shown')
      expect([await detailOf(30401), await found('17track')]).toEqual([200, [30401]])
    })

    it('gives hot places without a gap and without two in one', async () => {
      const before = await hotIds()
      const [first, second, ...others] = before
      expect(await manage('hot', '30402', '2')).toBe('30402 has hot place 2')
      expect(await hotIds()).toEqual([first, 30402, second, ...others])
      expect(await manage('hot', '30402', '999')).toBe(`30402 has hot place ${before.length + 1}`)
      expect(await hotIds()).toEqual([...before, 30402])
      expect(await manage('hot', '30402', 'off')).toBe('30402 has no hot place')
      expect(await hotIds()).toEqual(before)
      const places = (await admin().guideSites()).flatMap(({ hotRank }) => hotRank ?? [])
      expect(places.sort((a, b) => a - b)).toEqual(before.map((_, index) => index + 1))
    })

    it('says what is wrong with what was asked', async () => {
      await expect(manage('hide', '99')).rejects.toThrow(/no site 99 .*guide list/)
      await expect(manage('hot', '99', '1')).rejects.toThrow(/no site 99/)
      await expect(manage('hide', '1; drop')).rejects.toThrow(/is no id/)
      await expect(manage('hide')).rejects.toThrow(/is no id/)
      await expect(manage('hot', '30402', '0')).rejects.toThrow(/is no place/)
      await expect(manage('remove', '30402')).rejects.toThrow(/list, hide, show or hot/)
    })
  })

  it('lists what visitors report', async () => {
    const admin = createAdminClient(adminSocketPath(folder))
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
    expect(await admin.reports()).toMatchObject([
      { answerId: 7, reason: 'wrong', note: '变了', question: '税率' },
    ])
    expect(await manageReports(admin, ['list'])).toMatch(/wrong.*变了.*税率.*不对/)
  })

  it('logs who ran which command, without what may be personal', async () => {
    const admin = createAdminClient(adminSocketPath(folder))
    await admin.logAccess(accessOf(['users', 'find', '沈亦舟'], []))
    await admin.logAccess(accessOf(['registrations', 'reject', '7', '与沈亦舟不符'], ['version']))
    const [last, before] = await admin.accesses()
    expect([last?.command, before?.command]).toEqual(['registrations reject 7 --version', 'users find'])
    expect(last?.operator).toMatch(/^.+@.+$/)
    expect(await manageAccesses(admin, ['list'])).toMatch(/at +operator +command\n20.*registrations reject 7/)
  })

  it('ends the sessions of a user', async () => {
    const admin = createAdminClient(adminSocketPath(folder))
    const { user, cookie } = await signIn(server.db)
    const isSignedIn = async () => (await server.get('/api/user/info', { Cookie: cookie })).http === 200
    expect(await isSignedIn()).toBe(true)
    expect(await manageSessions(admin, ['revoke', user.id])).toBe(`1 sessions of user ${user.id} ended`)
    expect(await isSignedIn()).toBe(false)
    await expect(manageSessions(admin, ['revoke', 'shen'])).rejects.toThrow(/is no user/)
  })
})
