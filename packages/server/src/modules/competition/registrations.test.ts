import { competitionErrors, zoneOf, zones } from '@chuhai/contract/competition'
import { registrationVersionsMax } from '@chuhai/contract/constants'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addEdition, newTeam, pillar, star, type TestTeam } from '../../testing/team'
import { startTestApp } from '../../testing/test-app'
import { regionTree } from '../region/service'
import { registrations } from './tables'

const server = startTestApp()
let edition: number
beforeAll(async () => {
  edition = await addEdition(server.db)
})

const rowsOf = ({ who }: TestTeam) =>
  server.db
    .select()
    .from(registrations)
    .where(eq(registrations.userId, Number(who.user.id)))
    .orderBy(registrations.version)

describe('the first step', () => {
  it.each([
    ['Rising Star', star],
    ['Pillar', pillar],
  ])('is saved on the %s track as it was filled in, with the zone of its province', async (_, form) => {
    const team = await newTeam(server, edition)
    const { http, envelope } = await team.save(0, form)
    const expected = {
      ...form,
      editionId: edition,
      version: 1,
      competitionArea: '东部赛区',
      auditStatus: '正在报名',
      auditReason: null,
      plan: null,
    }
    expect([http, envelope]).toEqual([200, { status: 'success', data: expected, message: '' }])
    expect(await team.mine()).toEqual(expected)
    expect(await team.members()).toEqual([])
  })

  it('is null before the first save, and the team is empty', async () => {
    const team = await newTeam(server, edition)
    expect([await team.mine(), await team.members()]).toEqual([null, []])
  })

  it('is trimmed, and fields that are unknown or of another track are dropped', async () => {
    const team = await newTeam(server, edition)
    await team.save(0, { ...star, ranks: ' 布谷鸟 ', platform: '亚马逊', areacode: ['330000'] })
    expect(await team.mine()).toMatchObject({ ranks: '布谷鸟' })
    expect(await team.mine()).not.toHaveProperty('platform')
    expect(await team.mine()).not.toHaveProperty('areacode')
  })

  it('is saved as another version, and keeps the earlier one', async () => {
    const team = await newTeam(server, edition)
    await team.save(0)
    const { envelope } = await team.save(1, { ...star, area: '广东省/东莞市', project: '灯具出海' })
    expect(envelope.data).toMatchObject({ version: 2, competitionArea: '南部赛区', project: '灯具出海' })
    const rows = await rowsOf(team)
    expect(rows.map(({ version, form }) => [version, form.project])).toEqual([
      [1, '竹家具出海'],
      [2, '灯具出海'],
    ])
    expect(new Set(rows.map(({ registrationId }) => registrationId)).size).toBe(1)
  })

  it('has a limited number of versions', async () => {
    const team = await newTeam(server, edition)
    await team.save(0)
    const [row] = await rowsOf(team)
    const last = { ...(row as typeof registrations.$inferSelect), version: registrationVersionsMax - 1 }
    await server.db.insert(registrations).values(last)
    const saves = [1, 2, 3].map(() => team.save(registrationVersionsMax - 1))
    const codes = (await Promise.all(saves)).map(({ envelope }) => envelope.status)
    expect(codes.filter((code) => code === 'success')).toHaveLength(1)
    expect(await team.save(registrationVersionsMax)).toMatchObject({
      http: 409,
      envelope: { status: 'CUP_CHANGED_TOO_OFTEN' },
    })
    expect((await rowsOf(team)).at(-1)?.version).toBe(registrationVersionsMax)
  })

  it('cannot change its track', async () => {
    const team = await newTeam(server, edition)
    await team.save(0, pillar)
    expect(await team.save(1, star)).toMatchObject({ http: 409, envelope: { status: 'CUP_TRACK_LOCKED' } })
    expect(await rowsOf(team)).toHaveLength(1)
  })

  it('is separate for each edition', async () => {
    const team = await newTeam(server, edition)
    await team.save(0)
    const other = { ...team.who }
    const second = await addEdition(server.db)
    const { envelope } = await server.post(
      '/api/competition/registration',
      { ...pillar, editionId: second, version: 0 },
      { Cookie: other.cookie },
    )
    expect(envelope.data).toMatchObject({ editionId: second, version: 1 })
    expect(await team.mine()).toMatchObject({ editionId: edition, version: 1, ranks: '布谷鸟' })
  })
})

it('is read in one statement, and so is its team', async () => {
  const team = await newTeam(server, edition)
  await team.save(0)
  const { $client } = server.db as unknown as {
    $client: { query(statement: string | { text: string }): unknown }
  }
  const statements = vi.spyOn($client, 'query')
  await team.mine()
  await team.members()
  const texts = statements.mock.calls.map(([query]) => (typeof query === 'string' ? query : query.text))
  expect(texts.filter((text) => text.includes('competition_'))).toHaveLength(2)
})

describe('what is refused of the first step', () => {
  const long = (length: number) => '𠮷'.repeat(length)
  const faults: [track: typeof star | typeof pillar, field: string, value: unknown, code: string][] = [
    [star, 'ranks', ' ', 'CUP_TEXT_REQUIRED'],
    [star, 'ranks', long(31), 'CUP_OVER_THIRTY'],
    [star, 'project', '', 'CUP_TEXT_REQUIRED'],
    [star, 'project', long(101), 'CUP_OVER_HUNDRED'],
    [star, 'schoolName', null, 'CUP_TEXT_REQUIRED'],
    [star, 'schoolName', long(61), 'CUP_OVER_SIXTY'],
    [star, 'area', '', 'CUP_CHOICE_REQUIRED'],
    [star, 'area', '浙江省', 'CUP_AREA_UNKNOWN'],
    [star, 'area', '浙江省/广州市', 'CUP_AREA_UNKNOWN'],
    [star, 'area', '浙江/嘉兴', 'CUP_AREA_UNKNOWN'],
    [star, 'area', '浙江省/嘉兴市/天河区', 'CUP_AREA_UNKNOWN'],
    [star, 'area', '浙江省/嘉兴市/南湖区/新嘉街道', 'CUP_AREA_UNKNOWN'],
    [star, 'area', '浙江省/嘉兴市/', 'CUP_AREA_UNKNOWN'],
    [star, 'area', '330000/330400', 'CUP_AREA_UNKNOWN'],
    [star, 'area', `浙江省/${long(100)}`, 'CUP_AREA_UNKNOWN'],
    [star, 'isExperience', null, 'CUP_CHOICE_REQUIRED'],
    [star, 'isExperience', true, 'CUP_CHOICE_REQUIRED'],
    [star, 'teacher', '', 'CUP_TEXT_REQUIRED'],
    [star, 'teacher', long(16), 'CUP_OVER_FIFTEEN'],
    [pillar, 'companyName', '', 'CUP_TEXT_REQUIRED'],
    [pillar, 'companyName', long(31), 'CUP_OVER_THIRTY'],
    [pillar, 'project', null, 'CUP_TEXT_REQUIRED'],
    [pillar, 'legalPerson', '', 'CUP_TEXT_REQUIRED'],
    [pillar, 'legalPerson', long(16), 'CUP_OVER_FIFTEEN'],
    [pillar, 'area', '加州/洛杉矶', 'CUP_AREA_UNKNOWN'],
    [pillar, 'platform', '', 'CUP_TEXT_REQUIRED'],
    [pillar, 'platform', long(101), 'CUP_OVER_HUNDRED'],
  ]

  it.each(faults)('%#: of %j, %s %j', async (form, field, value, code) => {
    const team = await newTeam(server, edition)
    const { http, envelope } = await team.save(0, { ...form, [field]: value })
    const text = competitionErrors[code as keyof typeof competitionErrors]['zh-CN']
    expect([http, envelope.status, envelope.message]).toEqual([422, code, text])
    expect(envelope.data.fields).toEqual({ [field]: text })
    expect(await team.mine()).toBeNull()
  })

  it.each([
    ['no track', { contestantType: undefined }],
    ['a third track', { contestantType: 2 }],
    ['no version', { version: undefined }],
    ['half a version', { version: 0.5 }],
  ])('is %s', async (_, change) => {
    const { who } = await newTeam(server, edition)
    const body = { ...star, editionId: edition, version: 0, ...change }
    const answer = await server.post('/api/competition/registration', body, { Cookie: who.cookie })
    expect(answer).toMatchObject({ http: 422, envelope: { status: 'REQUEST_INVALID' } })
  })

  it('lists every invalid field, in the language of the caller', async () => {
    const team = await newTeam(server, edition)
    const { envelope } = await team.save(
      0,
      { ...star, ranks: '', teacher: long(16) },
      { 'Accept-Language': 'en' },
    )
    expect(envelope.data.fields).toEqual({ ranks: 'Required', teacher: '15 characters at most' })
  })
})

describe('the zone', () => {
  it.each(regionTree.map((province) => [province.name, province] as const))(
    'of %s counts, and not the one that comes along',
    async (name, { children = [] }) => {
      const city = children[0]
      const team = await newTeam(server, edition)
      const wrong = zones.find((zone) => zone !== zoneOf(name))
      const area = [name, city?.name, city?.children?.[0]?.name].filter(Boolean).join('/')
      const { envelope } = await team.save(0, { ...star, area, competitionArea: wrong })
      expect(envelope.data).toMatchObject({ area, competitionArea: zoneOf(name) })
      expect((await rowsOf(team))[0]).toMatchObject({ competitionArea: zoneOf(name) })
    },
  )
})

describe('an edition', () => {
  const refused = async (window: { fromDay?: number; toDay?: number }) =>
    (await newTeam(server, await addEdition(server.db, window))).save(0)

  it('accepts no registration before it opens or after it closes, by the server’s clock', async () => {
    expect(await refused({ fromDay: 1, toDay: 2 })).toMatchObject({
      http: 409,
      envelope: { status: 'CUP_NOT_OPEN', message: '活动报名尚未开始' },
    })
    expect(await refused({ fromDay: -2, toDay: -1 })).toMatchObject({
      http: 409,
      envelope: { status: 'CUP_CLOSED', message: '活动报名已截止' },
    })
  })

  it('must exist', async () => {
    const team = await newTeam(server, 999_999)
    const unknown = { http: 404, envelope: { status: 'CUP_EDITION_UNKNOWN' } }
    const headers = { Cookie: team.who.cookie }
    for (const at of ['registration', 'member'])
      expect(await server.get(`/api/competition/${at}?editionId=999999`, headers)).toMatchObject(unknown)
    const calls = [
      () => team.save(0),
      () => team.submit(1),
      () => team.withdraw(1),
      () => team.savePlan('/x'),
    ]
    for (const call of calls) expect(await call()).toMatchObject(unknown)
  })
})
