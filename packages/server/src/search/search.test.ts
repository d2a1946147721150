import { eq } from 'drizzle-orm'
import { type Logger, NoopLogger } from 'drizzle-orm/logger'
import { describe, expect, it, vi } from 'vitest'
import { suggestPages } from '../modules/search/suggestions'
import { searchSources } from '../modules/search-sources'
import { startTestApp } from '../testing/test-app'
import type { SearchEntry } from './entry'
import { excerptOf, markedIn } from './excerpt'
import { lexemesOf, piecesOf } from './pieces'
import { readQuestion } from './question'
import { refreshSearch } from './refresh'
import { search } from './search'
import { searchEntries } from './tables'

const server = startTestApp()
const titles = async (question: string) => (await search(server.db, question)).map(({ title }) => title)

describe('the search', () => {
  it('finds Chinese words by their pieces, titles first', async () => {
    expect((await titles('物流'))[0]).toMatch(/物流/)
    expect((await search(server.db, '海外仓'))[0]?.text).toMatch(/海外仓/)
  })

  it('finds a platform by either of its names', async () => {
    const inEnglish = await titles('amazon')
    expect(inEnglish[0]).toMatch(/亚马逊/)
    expect((await titles('亚马逊'))[0]).toMatch(/亚马逊/)
  })

  it.each([
    ['amazn', '亚马逊开店'],
    ['Shoppe', 'Shopee 开店'],
    ['tiktk', 'TikTok Shop 开店'],
    ['Lazda', 'Lazada 开店'],
    ['17trak', '17TRACK'],
    ['亚玛逊', '亚马逊开店'],
    ['速买通', '速卖通开店'],
    ['义务购', '义乌购'],
    ['敦皇网', '敦煌网'],
    ['亞馬遜', '亚马逊开店'],
    ['虾批', 'Shopee 开店'],
    ['亚玛逊开店', '亚马逊开店'],
    ['书卖通', '速卖通开店'],
    ['yamaxun', '亚马逊开店'],
    ['yiwugou', '义乌购'],
  ])('knows that %s means %s', async (misspelt, meant) => {
    expect((await titles(misspelt))[0]).toBe(meant)
  })

  it.each(['物流', '事实', '跨境电商', '电商法规', 'mian', '我想知道怎样在东南亚卖衣服'])(
    'does not correct %s',
    async (question) => {
      const { pieces } = await readQuestion(server.db, question)
      expect(pieces).toEqual(piecesOf(question).map((piece) => [piece]))
    },
  )

  it('keeps the results of the original spelling beside those of the correction', async () => {
    const found = await search(server.db, '义务购', { kinds: ['news'] })
    expect(found.map(({ title }) => title)).toContain('美国销售税：哪些由平台代收，哪些要自己管')
    expect((await search(server.db, '亚玛逊'))[0]).toEqual((await search(server.db, '亚马逊'))[0])
  })

  it('finds words of Latin letters by their beginning', async () => {
    expect(await titles('tikt')).toContain('TikTok Shop 开店')
  })

  it('weighs rare pieces more than common ones', async () => {
    expect((await search(server.db, '我想在欧洲注册VAT需要准备什么', { share: 0.1 }))[0]?.text).toMatch(/VAT/)
  })

  it('looks for what is meant by a few unknown words only, however many there are', async () => {
    const statements = vi.spyOn(NoopLogger.prototype as Logger, 'logQuery')
    const words = Array.from({ length: 20 }, (_, index) => `qzx${'abcdefghijklmnopqrst'[index]}`)
    await readQuestion(server.db, words.join(' '))
    const guesses = statements.mock.calls.filter(([statement]) => statement.includes('"search_word"'))
    expect(guesses).toHaveLength(4)
  })

  it('finds nothing for an empty question, punctuation or quotes', async () => {
    for (const question of ['', '  ', '%', "'", "\\'", "' | '", ':*', '!(', 'zzzzzzzz', '𠮷𠮷𠮷'])
      expect(await titles(question)).toEqual([])
  })
})

describe('the index', () => {
  const entry: SearchEntry = { key: 'a', locale: 'zh-CN', title: '鲸落海岸', text: '一座灯塔', address: '/a' }
  const keep = (entries: SearchEntry[]) =>
    refreshSearch(server.db, [{ kind: 'trial', label: '试', entries: async () => entries }], new Date())

  it('follows the content of a domain: added, changed, removed', async () => {
    await keep([entry])
    expect(await titles('鲸落')).toEqual(['鲸落海岸'])
    await keep([{ ...entry, title: '鲸落港湾' }])
    expect(await titles('鲸落')).toEqual(['鲸落港湾'])
    expect(await titles('海岸')).not.toContain('鲸落海岸')
    await keep([])
    expect(await titles('鲸落')).toEqual([])
  })

  it('distinguishes a word from another that contains a part of it', async () => {
    const other = { ...entry, key: 'b', title: '退税申报', text: '出口退税与仓储' }
    await keep([{ ...entry, title: '宁波保税仓', text: '跨境电商保税备货' }, other])
    const found = await search(server.db, '保税仓', { kinds: ['trial'] })
    expect(found.map(({ title }) => title)).toEqual(['宁波保税仓'])
    await keep([])
  })

  it('stores the reading of a new title and of its other names', async () => {
    await keep([{ ...entry, title: 'Lazada 鲸落海岸 2026 沉船' }])
    const reading = async () =>
      (await server.db.select().from(searchEntries).where(eq(searchEntries.kind, 'trial')))[0]?.reading
    expect(await reading()).toBe(' jing luo hai an  chen chuan  lai zan da ')
    expect(await titles('精落')).toEqual(['Lazada 鲸落海岸 2026 沉船'])
    expect(await titles('岸沉船')).toEqual(await titles('沉船'))
    await keep([])
  })

  it('writes nothing when nothing has changed', async () => {
    let written = 0
    const counted = new Proxy(server.db, {
      get: (db, name) => {
        if (name === 'insert' || name === 'delete') written += 1
        const value = Reflect.get(db, name)
        return typeof value === 'function' ? value.bind(db) : value
      },
    })
    await refreshSearch(counted, searchSources, new Date())
    expect(written).toBe(0)
  })

  it('ranks a match in a title above one in a lead, and that above one in a text', async () => {
    const about = (key: string, parts: Partial<SearchEntry>) => ({
      ...entry,
      title: key,
      lead: '无',
      key,
      ...parts,
    })
    await keep([
      about('正文', { text: '鲸落' }),
      about('导语', { lead: '写着鲸落，也写着许多别的话，比正文长得多' }),
      about('标题', { title: '鲸落的标题，比正文长得多得多得多' }),
    ])
    const found = await search(server.db, '鲸落')
    expect(found.map(({ key }) => key)).toEqual(['标题', '导语', '正文'])
    expect(found[1]?.text).toMatch(/^写着鲸落.*\n一座灯塔$/)
    await keep([])
  })

  it.each(['关税与仓储', '關稅與倉儲'])(
    'finds what is written in traditional characters by %s, and marks it as it is written',
    async (question) => {
      await keep([{ ...entry, title: '關稅與倉儲', text: '臺灣賣家的關稅與倉儲' }])
      const [found] = await search(server.db, question, { kinds: ['trial'] })
      expect(found?.title).toBe('關稅與倉儲')
      expect(found?.excerpt.filter(({ isHit }) => isHit)).toEqual([{ text: '關稅與倉儲', isHit: true }])
      expect((await suggestPages(server.db, question)).map(({ title }) => title)).toContainEqual([
        { text: '關稅與倉儲', isHit: true },
      ])
      await keep([])
    },
  )

  it('finds a name in traditional characters by its other name, and by its sound', async () => {
    await keep([{ ...entry, title: '亞馬遜鯨落' }])
    for (const question of ['amazon', '亚马逊', '精落'])
      expect((await search(server.db, question, { kinds: ['trial'] })).map(({ title }) => title)).toEqual([
        '亞馬遜鯨落',
      ])
    await keep([])
  })

  it('does not find a name within another word', async () => {
    await keep([
      { ...entry, title: 'FulfillmentByAmazonia', text: '' },
      { ...entry, key: 'b', title: 'Amazon 海岸', text: '' },
    ])
    const found = await search(server.db, '亚马逊', { kinds: ['trial'] })
    expect(found.map(({ key }) => key)).toEqual(['b'])
    await keep([])
  })

  describe('words that mix letters, digits, signs and characters', () => {
    const mixed = [
      'T恤选品',
      'C2C 平台',
      'B2B 询盘',
      'CE 认证流程',
      '3C认证清单',
      '5G 路由器',
      'FBA 头程',
      'U 盘出口',
      'VAT 号申请',
      'Wi-Fi 摄像头',
      'A+ 页面模板',
      '1688 拿货',
      '24V 电源',
      'USB-C 数据线',
      '德国站（Amazon.de）',
      'T 台走秀',
      '恤品与盘点',
      'USB 集线器',
      'VAT 税率',
    ]
    const find = async (question: string) =>
      (await search(server.db, question, { kinds: ['trial'] })).map(({ title }) => title)

    it.each([
      ['T恤', 'T恤选品'],
      ['t 恤', 'T恤选品'],
      ['Ｔ恤', 'T恤选品'],
      ['c2c', 'C2C 平台'],
      ['B2B', 'B2B 询盘'],
      ['CE认证', 'CE 认证流程'],
      ['3C 认证', '3C认证清单'],
      ['5g', '5G 路由器'],
      ['FBA', 'FBA 头程'],
      ['U盘', 'U 盘出口'],
      ['VAT号', 'VAT 号申请'],
      ['VAT 号怎么申请', 'VAT 号申请'],
      ['wifi', 'Wi-Fi 摄像头'],
      ['Wi-Fi', 'Wi-Fi 摄像头'],
      ['WiFi摄像头', 'Wi-Fi 摄像头'],
      ['A+页面', 'A+ 页面模板'],
      ['a+', 'A+ 页面模板'],
      ['1688', '1688 拿货'],
      ['24V', '24V 电源'],
      ['usb-c', 'USB-C 数据线'],
      ['USB C', 'USB-C 数据线'],
      ['usbc', 'USB-C 数据线'],
      ['.de', '德国站（Amazon.de）'],
      ['amazon.de', '德国站（Amazon.de）'],
    ])('are found by %s: %s first', async (question, title) => {
      await keep(mixed.map((title) => ({ ...entry, key: title, title, text: '无' })))
      const found = await find(question)
      expect(found[0]).toBe(title)
      const [first] = await suggestPages(server.db, question === 'VAT 号怎么申请' ? 'VAT 号' : question)
      expect(first).toBeDefined()
      await keep([])
    })

    it('are not found by what only has a part that says nothing', async () => {
      await keep(mixed.map((title) => ({ ...entry, key: title, title, text: '无' })))
      expect(await find('T恤')).toEqual(['T恤选品'])
      expect(await find('U盘')).toEqual(['U 盘出口'])
      expect(await find('.de')).toEqual(['德国站（Amazon.de）'])
      expect(await find('VAT号')).toEqual(['VAT 号申请', 'VAT 税率'])
      await keep([])
    })

    it('are marked as the text writes them', async () => {
      const hitsIn = async (question: string, text: string) =>
        markedIn(text, (await readQuestion(server.db, question)).marks).flatMap((part) =>
          part.isHit ? part.text : [],
        )
      expect(await hitsIn('T恤', 'T 恤与 T 台')).toEqual(['T 恤'])
      expect(await hitsIn('USB-C', 'USB-C 与 USBC')).toEqual(['USB-C', 'USBC'])
      expect(await hitsIn('.de', 'Amazon.de')).toEqual(['.de'])
    })
  })

  it('is the same when two instances update it at once', async () => {
    await Promise.all([keep([entry]), keep([entry])])
    expect(await titles('鲸落')).toEqual(['鲸落海岸'])
    await keep([])
  })
})

describe('pieces', () => {
  it('are two Chinese characters each, and Latin words as a whole', () => {
    expect(piecesOf('商标注册 VAT')).toEqual(['商标', '标注', '注册', 'vat'])
    expect(piecesOf('税')).toEqual(['税'])
    expect(piecesOf('TikTok小店')).toEqual(['tiktok', '小店'])
    expect(piecesOf('ＶＡＴ')).toEqual(['vat'])
  })

  it('of a question leave out question words, unless there is nothing else', () => {
    expect(piecesOf('物流怎么选？')).toEqual(['物流'])
    expect(piecesOf('请问 VAT 要多少钱')).toEqual(['vat'])
    expect(piecesOf('怎么选')).toEqual(['选'])
    expect(piecesOf('为什么')).toEqual(['为什', '什么'])
  })

  it('of a text include single characters', () => {
    expect(lexemesOf('退税 VAT')).toEqual(['退税', '退', '税', 'vat'])
  })
})

describe('an excerpt', () => {
  const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('')

  it('shows the part with most matches, and marks them', () => {
    const parts = excerptOf(`${'甲'.repeat(200)}我们的保税仓在宁波${'乙'.repeat(200)}`, ['保税', '税仓'], 40)
    expect(parts.filter(({ isHit }) => isHit)).toEqual([{ text: '保税仓', isHit: true }])
    expect(textOf(parts)).toMatch(/^…甲+我们的保税仓在宁波乙+…$/)
  })

  it('marks Latin words as they match: long ones by their beginning, short ones as a whole', () => {
    const hits = (text: string, piece: string) =>
      markedIn(text, [piece]).flatMap((part) => (part.isHit ? part.text : []))
    expect(hits('ERP for Enterprises', 'erp')).toEqual(['ERP'])
    expect(hits('17TRACK', '17track')).toEqual(['17TRACK'])
    expect(hits('用TikTok开店', 'tik')).toEqual(['Tik'])
    expect(hits('AI、Air、LiblibAI', 'ai')).toEqual(['AI'])
    expect(textOf(markedIn('一'.repeat(300), ['一一']))).toBe('一'.repeat(300))
  })

  it('marks other names of a match', async () => {
    const { marks } = await readQuestion(server.db, 'amazn')
    expect(markedIn('亚马逊全球开店', marks)[0]).toEqual({ text: '亚马逊', isHit: true })
  })

  it('is the beginning where nothing matches, and never splits a character', () => {
    expect(excerptOf('短文', ['无关'])).toEqual([{ text: '短文', isHit: false }])
    for (let length = 1; length < 8; length += 1)
      expect(textOf(excerptOf('𠮷'.repeat(20), [], length))).not.toMatch(/\p{Surrogate}/u)
  })
})
