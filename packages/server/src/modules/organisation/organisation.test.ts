import { organisationErrors } from '@chuhai/contract/organisation'
import type { UserInfo, UserOrganisation } from '@chuhai/contract/user'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { company as form } from '../../testing/forms'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { seedTest } from '../../testing/test-database'
import { hourMs } from '../../time/durations'
import { files } from '../file/tables'
import { memberships, organisations } from './tables'

const server = startTestApp()
const path = '/api/user/org/create_org'

interface Answer extends UserOrganisation {
  fields?: Record<string, string>
}

const add = (who: SignedIn, body: unknown, headers: Record<string, string> = {}) =>
  server.post<Answer>(path, body, { Cookie: who.cookie, ...headers })

const kept = async (orgId: string) =>
  (await server.db.select().from(organisations).where(eq(organisations.id, orgId)))[0]

const infoOf = async (who: SignedIn) =>
  (await server.get<UserInfo>('/api/user/info', { Cookie: who.cookie })).envelope.data.userOrgInfoList

const upload = async (who: SignedIn, ageMs = 0) => {
  const id = crypto.randomUUID().replaceAll('-', '').padEnd(43, 'a')
  await server.db.insert(files).values({
    id,
    userId: Number(who.user.id),
    mediaType: 'image/png',
    bytes: 100,
    createdAt: new Date(Date.now() - ageMs),
  })
  return `/files/${id}.png`
}

describe('adding an organisation', () => {
  it('makes the caller a member, and lists it in their user info', async () => {
    const who = await signIn(server.db)
    const { http, envelope } = await add(who, form)
    expect([http, envelope.status]).toEqual([200, 'success'])
    expect(envelope.data).toEqual({ orgId: expect.any(String), orgName: form.orgName })
    expect(await infoOf(who)).toEqual([envelope.data])
    expect(await kept(envelope.data.orgId)).toMatchObject({
      socialCode: form.socialCode,
      operatePeriod: '2045-12-31',
      createdBy: Number(who.user.id),
      orgType: 2,
    })
  })

  it('requires a sign-in', async () => {
    expect(await server.post(path, form)).toMatchObject({ http: 401, envelope: { status: 'UNAUTHORIZED' } })
  })

  it('trims the fields, and takes the names of regions from the tree', async () => {
    const body = {
      ...form,
      orgName: ' 远帆 ',
      socialCode: ' 91330281ma2h5qx8xy ',
      provinceName: '火星',
      countyName: '',
    }
    const { envelope } = await add(await signIn(server.db), body)
    expect(await kept(envelope.data.orgId)).toMatchObject({
      orgName: '远帆',
      socialCode: '91330281MA2H5QX8XY',
      provinceName: '浙江省',
      cityName: '宁波市',
      countyName: '余姚市',
    })
  })

  it.each([
    ['a district of a municipality', ['110000', '110100', '110101'], ['北京市', '市辖区', '东城区']],
    ['a city without districts', ['440000', '441900'], ['广东省', '东莞市', '']],
    ['a city whose district stays open', ['330000', '330200'], ['浙江省', '宁波市', '']],
    ['a district of Hong Kong', ['810000', '810001'], ['香港特别行政区', '中西区', '']],
  ])('takes %s', async (_, orgLocation, names) => {
    const [provinceCode = '', cityCode = '', countyCode = ''] = orgLocation
    const body = { ...form, orgLocation, provinceCode, cityCode, countyCode }
    const { envelope } = await add(await signIn(server.db), body)
    const row = await kept(envelope.data.orgId)
    expect([row?.provinceName, row?.cityName, row?.countyName]).toEqual(names)
  })

  it.each([
    ['a city of another province', { cityCode: '440100', orgLocation: ['330000', '440100', '330281'] }],
    ['codes that contradict the choice', { cityCode: '330100' }],
    ['a county that is none', { countyCode: '330299', orgLocation: ['330000', '330200', '330299'] }],
    ['names instead of codes', { provinceCode: '浙江省', orgLocation: ['浙江省', '330200', '330281'] }],
    ['a county that was not chosen', { orgLocation: ['330000', '330200'] }],
  ])('refuses %s', async (_, change) => {
    const who = await signIn(server.db)
    expect(await add(who, { ...form, ...change })).toMatchObject({
      http: 422,
      envelope: { status: 'ORG_LOCATION_UNKNOWN', data: { fields: { orgLocation: '没有这个地区' } } },
    })
    expect(await infoOf(who)).toEqual([])
  })

  it('lists every empty field, in the words of the specification', async () => {
    const empty = { orgName: '', socialCode: ' ', operatePeriod: '', orgLocation: [], orgAddress: '' }
    const { http, envelope } = await add(await signIn(server.db), { ...form, ...empty })
    expect(http).toBe(422)
    expect(envelope.data.fields).toEqual({
      orgName: '请输入',
      socialCode: '请输入',
      operatePeriod: '请选择',
      orgLocation: '请选择',
      orgAddress: '请输入',
    })
  })

  it.each([
    ['orgName', ' ', 'ORG_NAME_REQUIRED'],
    ['orgName', '名'.repeat(101), 'ORG_NAME_TOO_LONG'],
    ['socialCode', '91330206MA2AHXK26', 'ORG_SOCIAL_CODE_LENGTH'],
    ['socialCode', '9133O206MA2AHXK246', 'ORG_SOCIAL_CODE_LETTER'],
    ['socialCode', '91330206MA2AHXK2号6', 'ORG_SOCIAL_CODE_INVALID'],
    ['operatePeriod', '2045-02-30', 'ORG_PERIOD_REQUIRED'],
    ['operatePeriod', '0000-01-01', 'ORG_PERIOD_REQUIRED'],
    ['orgAddress', '', 'ORG_ADDRESS_REQUIRED'],
    ['licencePic', 'https://evil.example/licence.png', 'ORG_LICENCE_UNKNOWN'],
    ['licencePic', `/files/${'a'.repeat(43)}.png`, 'ORG_LICENCE_UNKNOWN'],
  ] as const)('refuses %s %j', async (field, value, code) => {
    const { http, envelope } = await add(await signIn(server.db), { ...form, [field]: value })
    expect([http, envelope.status]).toEqual([422, code])
    expect(envelope.data.fields).toEqual({ [field]: organisationErrors[code]['zh-CN'] })
  })

  it('accepts a code whose check character does not fit, and stores it plain', async () => {
    const who = await signIn(server.db)
    const { http } = await add(who, { ...form, socialCode: '统一社会信用代码：91330206ma2ahxk246\u200b' })
    expect(http).toBe(200)
    const codes = await server.db.select({ code: organisations.socialCode }).from(organisations)
    expect(codes).toContainEqual({ code: '91330206MA2AHXK246' })
  })

  it.each(['0001-01-01', '9999-12-31'])('accepts a term until %s', async (operatePeriod) => {
    expect((await add(await signIn(server.db), { ...form, operatePeriod })).http).toBe(200)
  })
})

describe('the licence', () => {
  it('is a file of the caller, under any public address', async () => {
    const who = await signIn(server.db)
    const licence = await upload(who)
    const body = { ...form, licencePic: `https://www.example.com${licence}` }
    const { envelope } = await add(who, body)
    expect((await kept(envelope.data.orgId))?.licencePic).toBe(licence)
  })

  it('is neither a file of another user nor one under another name', async () => {
    const [who, other] = [await signIn(server.db), await signIn(server.db)]
    const licence = await upload(other)
    const refused = { http: 422, envelope: { status: 'ORG_LICENCE_UNKNOWN' } }
    expect(await add(who, { ...form, licencePic: licence })).toMatchObject(refused)
    expect(await add(other, { ...form, licencePic: licence.replace('.png', '.jpg') })).toMatchObject(refused)
  })

  it('is not a file that is about to be deleted, unless another organisation uses it', async () => {
    const who = await signIn(server.db)
    const old = await upload(who, 24.5 * hourMs)
    const used = await upload(who)
    await add(who, { ...form, licencePic: used })
    const later = new Date(Date.now() - 24.5 * hourMs)
    await server.db
      .update(files)
      .set({ createdAt: later })
      .where(eq(files.userId, Number(who.user.id)))
    expect((await add(who, { ...form, socialCode: '91330281MA2H5QX8XY', licencePic: old })).http).toBe(422)
    expect((await add(who, { ...form, socialCode: '91330281MA2H5QX8XY', licencePic: used })).http).toBe(200)
  })
})

describe('an organisation that exists already', () => {
  const taken = {
    http: 422,
    envelope: {
      status: 'ORG_SOCIAL_CODE_TAKEN',
      data: { fields: { socialCode: '您已添加过该统一社会信用代码的主体' } },
    },
  }

  it('is refused by its code, with and without a key', async () => {
    const who = await signIn(server.db)
    await add(who, form)
    expect(await add(who, { ...form, orgName: '别名' })).toMatchObject(taken)
    expect(await add(who, form, { 'Idempotency-Key': 'second' })).toMatchObject(taken)
    expect(await infoOf(who)).toHaveLength(1)
  })

  it('is refused once for two concurrent keys', async () => {
    const who = await signIn(server.db)
    const answers = await Promise.all(['one', 'two'].map((key) => add(who, form, { 'Idempotency-Key': key })))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 422])
    expect(answers.find(({ http }) => http === 422)).toMatchObject(taken)
    expect(await infoOf(who)).toHaveLength(1)
  })

  it('gets the first answer under the same key', async () => {
    const who = await signIn(server.db)
    const licencePic = await upload(who)
    const send = () => add(who, { ...form, licencePic }, { 'Idempotency-Key': 'same' })
    const answers = await Promise.all([send(), send(), send()])
    const [first] = answers
    expect(first?.http).toBe(200)
    for (const { envelope } of [...answers, await send()]) expect(envelope).toEqual(first?.envelope)
    expect(await infoOf(who)).toHaveLength(1)
  })

  it('may be added by another user', async () => {
    await add(await signIn(server.db), form)
    expect((await add(await signIn(server.db), form)).http).toBe(200)
  })
})

describe('the people of the development provider', () => {
  const demo = { issuer: 'http://localhost:4001', subject: 'demo', userName: '沈立群', unionId: 'union-demo' }

  it('have two organisations, the person first, or none', async () => {
    expect((await infoOf(await signIn(server.db, demo))).map(({ orgName }) => orgName)).toEqual([
      '沈立群（个人）',
      '宁波宁居家居用品有限公司',
    ])
    expect(await infoOf(await signIn(server.db, { ...demo, subject: 'newbie' }))).toEqual([])
  })

  it('are not changed by another start', async () => {
    const who = await signIn(server.db, demo)
    const [first] = await infoOf(who)
    await server.db.delete(memberships).where(eq(memberships.orgId, first?.orgId ?? ''))
    await seedTest(server)
    expect(await infoOf(who)).toHaveLength(1)
  })
})
