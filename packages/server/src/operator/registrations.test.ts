import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listTeams } from '@chuhai/contract/admin'
import { beforeAll, describe, expect, it } from 'vitest'
import { storeDocument } from '../modules/file/service'
import { type GivenOptions, startTestAdminApi } from '../testing/admin-api'
import { pdf } from '../testing/documents'
import { addEdition, captain, mate, newTeam, pillar, star, type TestTeam } from '../testing/team'
import { startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'
import { registrations } from './registrations'

const uploads = startTestUploads()
const server = startTestApp({ uploads })

const at = startTestAdminApi(server, uploads.store)

let edition: number
beforeAll(async () => {
  edition = await addEdition(server.db)
})

const manage = (words: string[], options: GivenOptions = {}) => at.run(registrations, words, options)

const submitted = async (form: object = star, members: object[] = [captain, mate], editionId = edition) => {
  const team = await newTeam(server, editionId)
  await team.save(0, form)
  await team.submit(1, members)
  return team
}

const idOf = async ({ who, editionId }: TestTeam): Promise<string> => {
  const teams = await at.call(listTeams, { query: { editionId, rows: 1000 } })
  return teams.find(({ userId }) => userId === Number(who.user.id))?.id ?? ''
}

const exported = async (options: GivenOptions): Promise<string[]> => {
  const out = join(at.folder, `${crypto.randomUUID()}.csv`)
  expect(await manage(['export'], { ...options, out })).toBe(`${out} 已写好`)
  expect((await stat(out)).mode & 0o777).toBe(0o600)
  return (await readFile(out, 'utf8')).trimEnd().split('\r\n')
}

describe('the list', () => {
  it('has the current version of every team, the first submitted at the top', async () => {
    const own = await addEdition(server.db)
    const [first, second] = [await newTeam(server, own), await newTeam(server, own)]
    await second.save(0, { ...pillar, companyName: '后来' })
    await first.save(0, { ...star, ranks: '先到' })
    await first.submit(1)
    await second.submit(1)
    await second.withdraw(2)
    const [table = ''] = (await manage(['list'], { edition: String(own) })).split('\n\n')
    const [head, ...rows] = table.split('\n')
    expect(head).toMatch(/^编号 +届次 +赛道 +团队或公司 +参赛项目 +赛区 +状态 +组长 +提交时间$/)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(
      /新星赛道 +先到 +竹家具出海 +东部赛区 +待审核 +陆一鸣 +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
    )
    expect(rows[1]).toMatch(/栋梁赛道 +后来 +竹家具出海 +东部赛区 +正在报名 +陆一鸣/)
  })

  it('is filtered by edition, status, track and zone, each by its first characters', async () => {
    const own = await addEdition(server.db)
    const other = await newTeam(server, own)
    await other.save(0, { ...pillar, area: '北京市/市辖区' })
    const team = await submitted(star, [captain, mate], own)
    const ids = async (options: GivenOptions) =>
      (await manage(['list'], { edition: String(own), ...options }))
        .split('\n\n')[0]
        ?.split('\n')
        .slice(1)
        .map((row) => row.slice(0, 8))
    const [one, two] = [(await idOf(team)).slice(0, 8), (await idOf(other)).slice(0, 8)]
    expect(new Set(await ids({}))).toEqual(new Set([one, two]))
    expect(await ids({ status: '待审核' })).toEqual([one])
    expect(await ids({ track: '栋梁' })).toEqual([two])
    expect(await ids({ zone: '北部' })).toEqual([two])
    expect(await ids({ zone: '北部赛区', track: '新星赛道' })).toEqual([])
  })

  it.each([
    [{ status: '审核' }, /可以写：正在报名、待审核、未通过、已通过/],
    [{ track: '赛道' }, /可以写：新星赛道、栋梁赛道/],
    [{ zone: '' }, /可以写：北部赛区/],
    [{ edition: 'six' }, /--edition six：请写/],
  ])('names the choices instead of %j', async (options, message) => {
    await expect(manage(['list'], options)).rejects.toThrow(message)
  })

  it('reads the requested teams page by page', async () => {
    const own = await addEdition(server.db)
    const teams = await Promise.all(Array.from({ length: 5 }, () => newTeam(server, own)))
    await Promise.all(teams.map((team) => team.save(0)))
    const first = await at.call(listTeams, { query: { editionId: own, rows: 3 } })
    const { editionId, userId } = first[2] ?? { editionId: 0, userId: 0 }
    const rest = await at.call(listTeams, {
      query: { editionId: own, rows: 3, afterEdition: editionId, afterUser: userId },
    })
    expect([first.length, rest.length, new Set([...first, ...rest].map(({ id }) => id)).size]).toEqual([
      3, 2, 5,
    ])
  })
})

describe('the export', () => {
  it('has a row for each team, or for each of its members, and runs no formula', async () => {
    const own = String(await addEdition(server.db))
    const evil = '=HYPERLINK("//a.example","x")'
    await submitted(
      { ...star, ranks: evil, teacher: '@SUM(1)' },
      [captain, { ...mate, userName: '+1' }],
      Number(own),
    )
    const [head, team, ...more] = await exported({ edition: own })
    expect(head).toBe(
      '\ufeff编号,届次,赛道,状态,未通过原因,团队名称,公司名称,参赛项目,学校,所在地区,赛区,跨境电商经验,指导老师,法定代表人,经营平台,人数,组长,组长手机号,组长邮箱,计划书,提交时间,更新时间',
    )
    expect(team).toContain(
      `,${own},新星赛道,待审核,,"'=HYPERLINK(""//a.example"",""x"")",,竹家具出海,嘉兴大学,浙江省/嘉兴市/南湖区,东部赛区,是,'@SUM(1),,,2,陆一鸣,13857312046,luym@zjxu.example,,`,
    )
    expect(more).toEqual([])
    const rows = await exported({ edition: own, members: true })
    expect(rows[0]).toBe('\ufeff编号,届次,赛道,状态,团队或公司,姓名,手机号,邮箱,是否学生,是否组长')
    expect(rows.slice(1).map((row) => row.split(',').slice(-5).join())).toEqual([
      '陆一鸣,13857312046,luym@zjxu.example,是,是',
      "'+1,15967308812,shike@zjxu.example,否,否",
    ])
  })
})

describe('judging', () => {
  it('accepts a submitted registration, once', async () => {
    const team = await submitted()
    const id = await idOf(team)
    expect(await manage(['accept', id])).toBe(`${id} 布谷鸟：已通过`)
    expect(await team.mine()).toMatchObject({ version: 3, auditStatus: '已通过', auditReason: null })
    await expect(manage(['accept', id])).rejects.toThrow(/现在是“已通过”，只有“待审核”/)
    await expect(manage(['reject', id, '太晚'])).rejects.toThrow(/现在是“已通过”/)
    expect((await team.mine())?.version).toBe(3)
  })

  it('rejects it with a reason for the team', async () => {
    const team = await submitted()
    const id = await idOf(team)
    expect(await manage(['reject', id, '项目与公司不符，', '请修改'])).toBe(`${id} 布谷鸟：未通过`)
    expect(await team.mine()).toMatchObject({ auditStatus: '未通过', auditReason: '项目与公司不符， 请修改' })
    await expect(manage(['accept', id])).rejects.toThrow(/现在是“未通过”/)
    await expect(manage(['reject', id])).rejects.toThrow(/还要写 原因/)
    for (const reason of [' ', '字'.repeat(201)])
      await expect(manage(['reject', id, reason])).rejects.toThrow(/最多 200 个字/)
  })

  it('refuses a registration that is not submitted', async () => {
    const team = await newTeam(server, edition)
    await team.save(0)
    await expect(manage(['accept', await idOf(team)])).rejects.toThrow(/现在是“正在报名”/)
    expect((await team.mine())?.version).toBe(1)
  })

  it('refuses a registration that was changed since it was reviewed', async () => {
    const team = await submitted()
    const id = await idOf(team)
    await team.withdraw(2)
    await team.submit(3, [captain])
    await expect(manage(['accept', id], { version: '2' })).rejects.toThrow(/刚才有改动，没有处理/)
    expect(await team.mine()).toMatchObject({ version: 4, auditStatus: '待审核' })
    expect(await manage(['accept', id], { version: '4' })).toMatch(/：已通过$/)
    await expect(manage(['accept', id], { version: 'x' })).rejects.toThrow(/--version x：请写/)
  })

  it('fails when the team was faster, and overwrites nothing', async () => {
    const team = await submitted()
    const id = await idOf(team)
    const [judged, withdrawn] = await Promise.allSettled([manage(['accept', id]), team.withdraw(2)])
    const isWithdrawn = withdrawn.status === 'fulfilled' && withdrawn.value.http === 200
    expect([judged.status === 'fulfilled', isWithdrawn].filter(Boolean)).toHaveLength(1)
    if (judged.status === 'rejected') expect(String(judged.reason)).toMatch(/changed meanwhile|正在报名/)
    const expected = isWithdrawn ? '正在报名' : '已通过'
    expect(await team.mine()).toMatchObject({ version: 3, auditStatus: expected })
  })

  it('succeeds once for two operators at the same time', async () => {
    const team = await submitted()
    const id = await idOf(team)
    const both = await Promise.allSettled([manage(['accept', id]), manage(['reject', id, '不符'])])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await team.mine())?.version).toBe(3)
  })
})

describe('a registration', () => {
  it('is shown with its members and its history', async () => {
    const team = await submitted()
    const id = await idOf(team)
    await manage(['reject', id, '\u001b[31m材料不全'])
    await team.submit(3, [{ ...captain, userName: '\u001b[2J陆' }])
    const text = await manage(['show', id])
    const [facts = '', members = '', history = ''] = text.split('\n\n')
    expect(facts).toMatch(new RegExp(`^编号 +${id}\n届次 +${edition}\n赛道 +新星赛道\n状态 +待审核\n`))
    expect(facts).toMatch(/\n版本 +4$/)
    expect(facts).not.toMatch(/公司名称|法定代表人/)
    expect(members).toMatch(/^姓名 +手机号 +邮箱 +是否学生 +是否组长\n.*陆 +13857312046/)
    expect(
      history
        .split('\n')
        .slice(1)
        .map((row) => /^\d/.exec(row)?.[0]),
    ).toEqual(['4', '3', '2', '1'])
    expect(history).toMatch(/\n3 +\S+ \S+ +未通过 +\[31m材料不全/)
    expect(text).not.toContain('\u001b')

    const [before] = (await manage(['show', id], { version: '1' })).split('\n\n')
    expect(before).toMatch(/\n状态 +正在报名\n/)
    await expect(manage(['show', id], { version: '5' })).rejects.toThrow('没有第 5 版')
  })

  it.each([
    ['show', []],
    ['accept', []],
    ['reject', ['words']],
    ['plan', ['words']],
  ])('has to exist, to %s it', async (action, words) => {
    const none = crypto.randomUUID()
    await expect(manage([action, none, ...words])).rejects.toThrow(`没有报名 ${none}`)
    await expect(manage([action, '42', ...words])).rejects.toThrow('“42”不是报名的编号')
    await expect(manage([action])).rejects.toThrow('还要写 编号')
  })

  it('refuses an unknown action', async () => {
    await expect(manage(['drop'])).rejects.toThrow(/可以用：list、export、show、accept、reject、plan/)
  })
})

describe('the plan', () => {
  const withPlan = async () => {
    const team = await submitted()
    const id = await idOf(team)
    await manage(['accept', id])
    const path = join(at.folder, crypto.randomUUID())
    await writeFile(path, pdf)
    const kept = await storeDocument(
      uploads,
      { path, name: '商业计划书.pdf', mediaType: 'application/pdf' },
      { db: server.db, now: new Date(), userId: Number(team.who.user.id) },
    )
    expect((await team.savePlan(kept.path)).http).toBe(200)
    return { id, kept }
  }

  it('is written to a new file that only the operator can read', async () => {
    const { id } = await withPlan()
    const file = join(at.folder, 'plan.pdf')
    expect(await manage(['plan', id, file])).toBe(`${file} 已写好：商业计划书.pdf`)
    expect((await readFile(file)).equals(pdf)).toBe(true)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(manage(['plan', id, file])).rejects.toThrow(/没能写 .*EEXIST/)
    expect((await readFile(file)).equals(pdf)).toBe(true)
    await expect(manage(['plan', id])).rejects.toThrow(/registrations plan 还要写 文件/)
    expect(await manage(['show', id])).toMatch(/计划书 +商业计划书\.pdf/)
  })

  it('is reported as missing where there is none, or not in this store', async () => {
    const team = await submitted()
    const file = join(at.folder, 'none.pdf')
    await expect(manage(['plan', await idOf(team), file])).rejects.toThrow(/还没有计划书/)
    const { id, kept } = await withPlan()
    await uploads.store.delete(kept.path.slice('/files/'.length))
    await expect(manage(['plan', id, file])).rejects.toThrow(/存储里没有/)
    await expect(stat(file)).rejects.toThrow('ENOENT')
  })
})
