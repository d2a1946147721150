import { describe, expect, it } from 'vitest'
import { firstItems } from '../../testing/first-items'
import { startTestApp } from '../../testing/test-app'
import { regionTree } from '../region/service'
import { schoolContent } from './content'
import { readingsOf } from './pinyin'
import { registerSchools } from './schools'

const server = startTestApp()

const found = async (word: string): Promise<string[]> => {
  const { envelope } = await server.get<{ name: string }[]>(
    `/api/competition/school?schoolName=${encodeURIComponent(word)}`,
  )
  return envelope.data.map(({ name }) => name)
}

describe('the schools of a new database', () => {
  const list = firstItems(schoolContent)

  it('are universities and colleges of all provinces, each once', () => {
    const names = list.map(({ name }) => name)
    expect(names.filter((name) => !/职业|专科/.test(name)).length).toBeGreaterThan(1200)
    expect(new Set(names).size).toBe(names.length)
    expect([...new Set(list.map(({ province }) => province))].sort()).toEqual(
      regionTree.map(({ name }) => name).sort(),
    )
  })

  it('have at least 150 short names, none of which is the name of another school', () => {
    const names = new Set(list.map(({ name }) => name))
    const aliases = list.flatMap(({ aliases = [] }) => aliases)
    expect(aliases.length).toBeGreaterThan(150)
    expect(aliases.filter((alias) => names.has(alias))).toEqual([])
  })

  it('are not added twice', async () => {
    expect(await registerSchools(server.db, list)).toEqual({
      added: [],
      known: list.length,
      renamed: [],
      unlisted: [],
    })
  })
})

describe('the reading of a school', () => {
  it.each([
    ['重庆大学', 'chongqingdaxue', 'cqdx'],
    ['厦门大学', 'xiamendaxue', 'xmdx'],
    ['长春理工大学', 'changchunligongdaxue', 'cclgdx'],
    ['长沙理工大学', 'changshaligongdaxue', 'cslgdx'],
    ['西安电子科技大学长安学院', 'xiandianzikejidaxuechanganxueyuan', 'xadzkjdxcaxy'],
    ['东华理工大学长江学院', 'donghualigongdaxuechangjiangxueyuan', 'dhlgdxcjxy'],
    ['亳州学院', 'bozhouxueyuan', 'bzxy'],
    ['蚌埠学院', 'bengbuxueyuan', 'bbxy'],
    ['六安职业技术学院', 'luanzhiyejishuxueyuan', 'lazyjsxy'],
    ['六盘水师范学院', 'liupanshuishifanxueyuan', 'lpssfxy'],
    ['台州学院', 'taizhouxueyuan', 'tzxy'],
    ['丽水学院', 'lishuixueyuan', 'lsxy'],
    ['中国石油大学（华东）', 'zhongguoshiyoudaxuehuadong', 'zgsydxhd'],
    ['乐山师范学院', 'leshanshifanxueyuan', 'lssfxy'],
    ['中央音乐学院', 'zhongyangyinyuexueyuan', 'zyyyxy'],
    ['西藏藏医药大学', 'xizangzangyiyaodaxue', 'xzzyydx'],
    ['喀什大学', 'kashidaxue', 'ksdx'],
    ['广州番禺职业技术学院', 'guangzhoupanyuzhiyejishuxueyuan', 'gzpyzyjsxy'],
    ['上海立信会计金融学院', 'shanghailixinkuaijijinrongxueyuan', 'shlxkjjrxy'],
    ['浙大城市学院', 'zhedachengshixueyuan', 'zdcsxy'],
    ['吕梁学院', 'lvliangxueyuan', 'llxy'],
  ])('%s is %s', (name, pinyin, initials) => {
    expect(readingsOf(name, [])).toEqual({ pinyin, initials })
  })

  it('applies to its short names too', () => {
    expect(readingsOf('厦门大学', ['厦大']).pinyin).toBe('xiamendaxue xiada')
    expect(readingsOf('重庆邮电大学', ['重邮']).initials).toBe('cqyddx cy')
    expect(readingsOf('长江大学', ['长大']).pinyin).toBe('changjiangdaxue changda')
  })
})

describe('GET /competition/school', () => {
  it.each([
    ['浙江大学', '浙江大学'],
    ['浙大', '浙江大学'],
    ['zheda', '浙江大学'],
    ['zhejiangdaxue', '浙江大学'],
    ['zjdx', '浙江大学'],
    ['ZheJiang Da Xue', '浙江大学'],
    ['ｚｊｄｘ', '浙江大学'],
    [' 浙江 大学 ', '浙江大学'],
    ['嘉兴学院', '嘉兴大学'],
    ['jiaxing', '嘉兴大学'],
    ['北大', '北京大学'],
    ['上交', '上海交通大学'],
    ['哈工大', '哈尔滨工业大学'],
    ['浙工商', '浙江工商大学'],
    ['xiada', '厦门大学'],
    ['中国石油大学(华东)', '中国石油大学（华东）'],
    ['浙江大學', '浙江大学'],
    ['廈門大學', '厦门大学'],
    ['華東師範', '华东师范大学'],
    ['浙\u200b江大学', '浙江大学'],
    ['\ufeff浙 江 大 學，', '浙江大学'],
    ['蘭州理工大學', '兰州理工大学'],
    ['浙江传', '浙江传媒学院'],
    ['义乌工商', '义乌工商职业技术学院'],
  ])('finds with %j first %s', async (word, name) => {
    expect((await found(word))[0]).toBe(name)
  })

  it('finds all schools that share a short name', async () => {
    expect(await found('华师')).toEqual(
      expect.arrayContaining(['华东师范大学', '华中师范大学', '华南师范大学']),
    )
  })

  it('lists exact names first, then beginnings, then other matches', async () => {
    const names = await found('工商大学')
    expect(names.length).toBeGreaterThan(2)
    const all = await found('浙江工业')
    expect(all.slice(0, 2)).toEqual(['浙江工业大学', '浙江工业大学之江学院'])
    expect((await found('南京大学'))[0]).toBe('南京大学')
  })

  it('finds names that have the characters in order, with others between', async () => {
    expect(await found('宁职院')).toContain('宁波职业技术学院')
  })

  it('returns twenty schools at most', async () => {
    expect(await found('大学')).toHaveLength(20)
    expect(await found('z')).toHaveLength(20)
  })

  it.each(['', '   ', '%', '_', '%_%', '\\', "'", "浙'大", '没有这所学校', 'zzzzz', '*', '.*'])(
    'finds nothing with %j',
    async (word) => {
      expect(await found(word)).toEqual([])
    },
  )

  it('refuses a word of more than sixty characters', async () => {
    const { http } = await server.get(`/api/competition/school?schoolName=${'z'.repeat(61)}`)
    expect(http).toBe(422)
  })
})
