import { competitionErrors } from '@chuhai/contract/competition'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { addEdition, captain, mate, newTeam, pillar, star, teamOf } from '../../testing/team'
import { startTestApp } from '../../testing/test-app'
import { judgeTeam, listTeams } from './operator'
import { editions } from './tables'

const server = startTestApp()
let edition: number
beforeAll(async () => {
  edition = await addEdition(server.db)
})

const saved = async (form: object = star, editionId = edition) => {
  const team = await newTeam(server, editionId)
  await team.save(0, form)
  return team
}

const submitted = async (editionId = edition) => {
  const team = await saved(star, editionId)
  await team.submit(1)
  return team
}

const judge = async (userId: string, reason: string | null) => {
  const teams = await listTeams(server.db, { rows: 10_000 })
  const id = teams.find((team) => team.userId === Number(userId))?.id ?? ''
  return judgeTeam(server.db, id, { reason, version: null }, new Date())
}

const statusOf = async (answer: Promise<{ http: number; envelope: { status: string } }>) =>
  (await answer).envelope.status

describe('a team', () => {
  it('is submitted as a whole and in its order', async () => {
    const team = await saved()
    const { http, envelope } = await team.submit(1, [mate, captain])
    expect([http, envelope.data]).toMatchObject([200, { version: 2, auditStatus: '待审核' }])
    expect(await team.members()).toEqual([mate, captain])
    expect(await team.mine()).toEqual(envelope.data)
  })

  it('has no student flag on the Pillar track', async () => {
    const team = await saved(pillar)
    const { studentFlag: _, ...plain } = captain
    expect((await team.submit(1, [captain])).http).toBe(200)
    expect(await team.members()).toEqual([plain])
  })

  it.each([
    ['userName', ' ', 'CUP_TEXT_REQUIRED'],
    ['userName', '𠮷'.repeat(16), 'CUP_OVER_FIFTEEN'],
    ['phoneNumber', '', 'CUP_TEXT_REQUIRED'],
    ['phoneNumber', '12857312046', 'CUP_PHONE_INVALID'],
    ['phoneNumber', '138573120460', 'CUP_PHONE_INVALID'],
    ['email', '', 'CUP_TEXT_REQUIRED'],
    ['email', 'luym', 'CUP_EMAIL_INVALID'],
    ['email', `${'a'.repeat(200)}@b.cn`, 'CUP_EMAIL_INVALID'],
    ['captainFlag', null, 'CUP_CHOICE_REQUIRED'],
    ['captainFlag', 2, 'CUP_CHOICE_REQUIRED'],
    ['studentFlag', undefined, 'CUP_CHOICE_REQUIRED'],
    ['studentFlag', 'yes', 'CUP_CHOICE_REQUIRED'],
  ] as const)('is refused at the member whose %s is %j', async (field, value, code) => {
    const team = await saved()
    const { http, envelope } = await team.submit(1, [captain, { ...mate, [field]: value }])
    expect([http, envelope.status]).toEqual([422, code])
    expect(envelope.data.fields).toEqual({ [`members.1.${field}`]: competitionErrors[code]['zh-CN'] })
    expect([await team.members(), (await team.mine())?.version]).toEqual([[], 1])
  })

  const others = Array.from({ length: 20 }, (_, index) => ({
    ...mate,
    phoneNumber: String(15967308000 + index),
  }))

  it.each([
    ['nobody', [], 'CUP_ONE_CAPTAIN', '每个团队包含一名组长，请检查'],
    ['nobody who leads', [mate], 'CUP_ONE_CAPTAIN', '每个团队包含一名组长，请检查'],
    [
      'two who lead',
      [captain, { ...mate, captainFlag: 1 }],
      'CUP_ONE_CAPTAIN',
      '每个团队包含一名组长，请检查',
    ],
    [
      'one phone number twice',
      [captain, { ...mate, phoneNumber: captain.phoneNumber }],
      'CUP_PHONE_TWICE',
      '存在成员手机号重复，请检查',
    ],
    [
      'one phone number twice, once in wide digits',
      [captain, { ...mate, phoneNumber: '１３８５７３１２０４６' }],
      'CUP_PHONE_TWICE',
      '存在成员手机号重复，请检查',
    ],
  ])('is refused with %s', async (_, members, code, message) => {
    const team = await saved()
    const { http, envelope } = await team.submit(1, members)
    expect([http, envelope]).toEqual([422, { status: code, data: null, message }])
    expect(await team.members()).toEqual([])
  })

  it('has twenty members at most', async () => {
    const team = await saved()
    expect(await team.submit(1, [captain, ...others])).toMatchObject({
      http: 422,
      envelope: { status: 'CUP_TEAM_TOO_LARGE', message: '成员最多 20 人' },
    })
    expect((await team.submit(1, [captain, ...others.slice(1)])).http).toBe(200)
    expect(await team.members()).toHaveLength(20)
  })

  it('requires the first step', async () => {
    const team = await newTeam(server, edition)
    expect(await team.submit(1)).toMatchObject({
      http: 409,
      envelope: { status: 'CUP_NOT_REGISTERED', message: '请先完成报名' },
    })
  })
})

describe('a registration under review', () => {
  it('cannot be changed', async () => {
    const team = await submitted()
    expect(await statusOf(team.save(2))).toBe('CUP_UNDER_REVIEW')
    expect(await statusOf(team.submit(2))).toBe('CUP_UNDER_REVIEW')
    expect((await team.mine())?.version).toBe(2)
  })

  it('may be withdrawn, changed and submitted again', async () => {
    const team = await submitted()
    expect((await team.withdraw(2)).envelope.data).toMatchObject({ version: 3, auditStatus: '正在报名' })
    expect(await team.members()).toEqual([captain, mate])
    expect((await team.save(3, { ...star, ranks: '杜鹃' })).envelope.data).toMatchObject({ version: 4 })
    expect((await team.submit(4, [captain])).envelope.data).toMatchObject({
      version: 5,
      ranks: '杜鹃',
      auditStatus: '待审核',
    })
  })
})

describe('a rejected registration', () => {
  it('shows the reason, also while its first step is corrected, until its team is submitted again', async () => {
    const team = await submitted()
    expect(await judge(team.who.user.id, '项目与公司不符')).toBe('judged')
    const rejected = { auditStatus: '未通过', auditReason: '项目与公司不符' }
    expect(await team.mine()).toMatchObject({ version: 3, ...rejected })
    expect((await team.save(3, { ...star, project: '灯具出海' })).envelope.data).toMatchObject(rejected)
    expect(await statusOf(team.withdraw(4))).toBe('CUP_RESUBMIT')
    const { envelope } = await team.submit(4)
    expect(envelope.data).toMatchObject({ version: 5, auditStatus: '待审核', auditReason: null })
  })
})

describe('an accepted registration', () => {
  it('can be neither changed nor withdrawn', async () => {
    const team = await submitted()
    await judge(team.who.user.id, null)
    for (const call of [() => team.save(3), () => team.submit(3), () => team.withdraw(3)])
      expect(await call()).toMatchObject({ http: 409, envelope: { status: 'CUP_ACCEPTED' } })
    expect(await team.mine()).toMatchObject({ version: 3, auditStatus: '已通过', auditReason: null })
  })
})

describe('a withdrawal', () => {
  it('requires a submitted team', async () => {
    expect(await statusOf((await newTeam(server, edition)).withdraw(1))).toBe('CUP_NOT_REGISTERED')
    expect(await statusOf((await saved()).withdraw(1))).toBe('CUP_NOT_REGISTERED')
  })
})

describe('outside the window', () => {
  const moved = async (days: number) => {
    const [own, other] = [await addEdition(server.db), await addEdition(server.db)]
    const [begun, waiting] = [await saved(star, own), await submitted(other)]
    const at = (day: number) => new Date(Date.now() + (days + day) * 24 * 60 * 60 * 1000)
    for (const id of [own, other])
      await server.db
        .update(editions)
        .set({ opensAt: at(-1), closesAt: at(1) })
        .where(eq(editions.id, id))
    return { begun, waiting }
  }

  it.each([
    ['after it has closed', -5, 'CUP_CLOSED'],
    ['before it has opened', 5, 'CUP_NOT_OPEN'],
  ])(
    '%s, nothing is saved, submitted or withdrawn, and everything can still be read',
    async (_, days, code) => {
      const { begun, waiting } = await moved(days)
      expect(await statusOf(begun.save(1))).toBe(code)
      expect(await statusOf(begun.submit(1))).toBe(code)
      expect(await statusOf(waiting.withdraw(2))).toBe(code)
      expect([(await begun.mine())?.version, (await waiting.mine())?.version]).toEqual([1, 2])
    },
  )
})

it('hides the registration and the team of one user from another', async () => {
  const team = await submitted()
  const other = await newTeam(server, edition)
  expect([await other.mine(), await other.members()]).toEqual([null, []])
  expect(await statusOf(other.submit(2))).toBe('CUP_NOT_REGISTERED')
  expect(await statusOf(other.withdraw(2))).toBe('CUP_NOT_REGISTERED')
  const nobody = teamOf(server, { ...other.who, cookie: '' }, edition)
  for (const call of [nobody.save(0), nobody.submit(1), nobody.withdraw(1), nobody.savePlan('/x')])
    expect(await statusOf(call)).toBe('UNAUTHORIZED')
  expect(await team.mine()).toMatchObject({ version: 2, auditStatus: '待审核' })
})
