import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Edition } from '@chuhai/contract/competition'
import { describe, expect, it } from 'vitest'
import { type GivenOptions, startTestAdminApi } from '../testing/admin-api'
import { startTestApp } from '../testing/test-app'
import { editions } from './editions'
import { readSchoolList } from './school-list'
import { schools } from './schools'

const server = startTestApp()

const at = startTestAdminApi(server)

describe('operator editions', () => {
  const edition = async (id: number) =>
    (await server.get<Edition>(`/api/competition/edition/${id}`)).envelope.data
  const move = (id: string, options: GivenOptions) => at.run(editions, ['move', id], options)

  it('lists which sign-up is open', async () => {
    const [, fifth, sixth] = (await at.run(editions, [])).split('\n')
    expect(fifth).toMatch(/^5 +第五届 .*23:59:59 +已截止$/)
    expect(sixth).toMatch(/^6 +第六届 .*09:00:00 .*23:59:59 +报名中$/)
    expect(await at.run(editions, ['list'])).toBe(await at.run(editions, []))
  })

  it('opens at the first second of a date in Shanghai and closes at the last', async () => {
    expect(await move('6', { opens: '2031-11-01', closes: '2031-12-31' })).toMatch(
      /6 +第六届 +2031-11-01 00:00:00 +2031-12-31 23:59:59 +未开始/,
    )
    expect(await edition(6)).toMatchObject({
      opensAt: '2031-10-31T16:00:00.000Z',
      closesAt: '2031-12-31T15:59:59.000Z',
    })
  })

  it('moves one end alone', async () => {
    await move('6', { closes: '2032-01-05' })
    expect(await edition(6)).toMatchObject({
      opensAt: '2031-10-31T16:00:00.000Z',
      closesAt: '2032-01-05T15:59:59.000Z',
    })
  })

  it('reports errors, and moves nothing', async () => {
    const before = await edition(6)
    await expect(move('7', { opens: '2031-11-01' })).rejects.toThrow(/没有第 7 届/)
    await expect(move('6', {})).rejects.toThrow(/--opens 2026-11-01/)
    await expect(move('6', { opens: '2032-01-06' })).rejects.toThrow(/开始要早于截止/)
    for (const date of ['2031-02-30', '1.11.2031', '2031-11-01T09:00', ''])
      await expect(move('6', { opens: date })).rejects.toThrow(/请写成 2026-11-01/)
    await expect(at.run(editions, ['6'], { opens: '2031-11-01' })).rejects.toThrow(/没有 editions 6/)
    const { now: _, ...same } = before
    expect(await edition(6)).toMatchObject(same)
  })
})

const published = `附件1,,,,,,
全国普通高等学校名单,,,,,,
序号,学校名称,学校标识码,主管部门,所在地,办学层次,备注
北京市（2所）,,,,,,
1,北京大学,4111010001,教育部,北京市,本科,
2,燕京海事学院,4111019999,北京市,北京市,本科,民办
浙江省（3所）,,,,,,
3,嘉兴学院,4133010354,浙江省,嘉兴市,本科,
4,"湖畔 职业学院",4133019998,浙江省,,专科,"民办,新设"
5,太湖大学(湖州),4133019997,浙江省,湖州市,本科,
6,12345,4133019996,浙江省,杭州市,本科,
注：截至 6 月 20 日,,,,,,
`

describe('the list of schools', () => {
  it('is read with its provinces, and lists unreadable rows', () => {
    expect(readSchoolList(published)).toEqual({
      schools: [
        { name: '北京大学', province: '北京市' },
        { name: '燕京海事学院', province: '北京市' },
        { name: '嘉兴学院', province: '浙江省' },
        { name: '湖畔职业学院', province: '浙江省' },
        { name: '太湖大学（湖州）', province: '浙江省' },
      ],
      unread: [
        { line: 11, why: '不是院校的名称：6 12345 4133019996 浙江省 杭州市 本科' },
        { line: 12, why: '不是院校的名称：注：截至 6 月 20 日' },
      ],
    })
  })

  it('says what to do with any other file', () => {
    expect(() => readSchoolList('名称,所在地\n北京大学,北京市\n')).toThrow(/没有“学校名称”这一列/)
    expect(() => readSchoolList('学校名称\n"北京大学\n')).toThrow(/不是 CSV/)
    expect(() => readSchoolList('')).toThrow(/没有“学校名称”/)
    expect(readSchoolList('学校名称\n北方大学\n').unread).toEqual([
      { line: 2, why: '不知道 北方大学 在哪个省' },
    ])
  })
})

describe('operator schools', () => {
  it('adds new schools, renames none, and reports the result', async () => {
    const file = join(at.folder, 'schools.csv')
    await writeFile(file, published)
    const said = await at.run(schools, ['import', file])
    expect(said).toContain('5 所院校，其中 1 所已有')
    expect(said).toContain('增加：3\n  燕京海事学院\n  湖畔职业学院\n  太湖大学（湖州）')
    expect(said).toContain('嘉兴学院 即 嘉兴大学')
    expect(said).toMatch(/不在名单里，没有改动：\d{4}\n/)
    expect(said).toContain('第 11 行：不是院校的名称')
    const { envelope } = await server.get<{ name: string }[]>('/api/competition/school?schoolName=yjhs')
    expect(envelope.data).toEqual([{ name: '燕京海事学院' }])
    expect(await at.run(schools, ['import', file])).toContain('5 所院校，其中 4 所已有')
  })

  it('takes a file in either encoding of Excel, and says what to do with a workbook', async () => {
    const file = join(at.folder, 'schools.csv')
    /** `学校名称,所在地\n北京大学,北京市\n` */
    const gbk = 'd1a7d0a3c3fbb3c62ccbf9d4dab5d80ab1b1bea9b4f3d1a72cb1b1bea9cad00a'
    for (const bytes of [Buffer.from(gbk, 'hex'), '\ufeff学校名称,所在地\r\n北京大学,北京市\r\n']) {
      await writeFile(file, bytes)
      expect(await at.run(schools, ['import', file])).toContain('1 所院校，其中 1 所已有')
    }
    await writeFile(file, Buffer.from('504b0304', 'hex'))
    await expect(at.run(schools, ['import', file])).rejects.toThrow(
      /schools\.csv is a file of Office.*CSV UTF-8/,
    )
  })

  it('lists by name, other name and province', async () => {
    expect(await at.run(schools, ['list', '浙大'])).toMatch(/浙江大学 +浙江省 +浙大/)
    expect((await at.run(schools, ['list', '西藏'])).split('\n').length).toBeGreaterThan(5)
    expect((await at.run(schools, [])).split('\n').length).toBeGreaterThan(2500)
    await expect(at.run(schools, ['remove', '浙江大学'])).rejects.toThrow(
      /没有 schools remove 这个命令。.*list、import/,
    )
    await expect(at.run(schools, ['import'])).rejects.toThrow(/schools import 还要写 文件/)
    await expect(at.run(schools, ['import', join(at.folder, 'none.csv')])).rejects.toThrow(/读不了/)
  })
})
