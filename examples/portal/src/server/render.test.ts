// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { layouts } from '../app/layouts'
import { rows } from '../routes'
import { serverDouble } from '../testing/server'

import { type Assets, assetsFromManifest, sourceOf } from './assets'
import { createRender } from './render'

const assets: Assets = { scripts: ['/e.js'], styles: ['/e.css'], preloads: ['/p.js'], early: '/early.js' }
const render = createRender(() => assets)

const site = 'https://www.chuhai.example'
const open = (path: string, fetch = serverDouble()) =>
  render({ url: site + path, userAgent: 'iPhone Mobile', fetch })
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')

/** Pages that show one row of the database say which by their query. */
const idOf = (path: string) =>
  path.startsWith('/docs') ? 'csp' : path.startsWith('/logistics/warehouse') ? 'hangzhou' : '1'
const addressOf = ({ path, check }: (typeof rows)[number]) =>
  path.replace(/:id\??/, idOf(path)) + (check && !path.includes(':') ? '?id=1' : '')
const chromeWords = ({ path, layout }: (typeof rows)[number]) => {
  if (path.startsWith('/kylinCup/')) return ['麒麟杯', '返回首页', '登录']
  if (layout.startsWith('guide')) return ['跨境导航', '资讯']
  const { header } = layouts[layout]
  if (header === 'school') return ['跨境学院', '培训班', '登录']
  return header === null ? [] : ['找服务', '商标与专利', '亚马逊']
}
const publicPages = rows
  .filter((row) => !row.login)
  .map((row) => ({
    address: addressOf(row),
    words: [
      ...chromeWords(row),
      ...(layouts[row.layout].footer ? ['友情链接', '400-826-0571', '打开联系我们'] : []),
    ],
  }))

describe('every public page', () => {
  it.each(publicPages)('$address is whole without JavaScript', async ({ address, words }) => {
    const { status, html } = await open(address)
    const text = textOf(html)
    expect(status).toBe(200)
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{5,}">/)
    expect(html).toContain('<h1')
    for (const word of words) expect(text).toContain(word)
    expect(html).not.toMatch(/\sstyle="|<style|<script>|\son\w+="/)
  })

  it.each(['/siteBuild', '/GStore/details/1', '/compliance?tag=2'])(
    '%s shows what the database holds',
    async (path) => {
      const text = textOf((await open(path)).html)
      for (const word of ['大字', '引言', '正文', '答案', '¥9,800', '第 1 天']) expect(text).toContain(word)
    },
  )

  it('shows the home page down to its last section', async () => {
    const { html } = await open('/')
    for (const word of ['从工厂到海外买家', '五段服务', '选品大会', '他们走过的航线'])
      expect(textOf(html)).toContain(word)
    expect(html).toContain('<title>出海云 - 跨境电商生态平台</title>')
    expect(html).toContain('data-announcement="cup"')
    expect(html).toContain('data-device="phone"')
  })
})

describe('reading', () => {
  it('shows an article with its author, date, text and link back', async () => {
    const { html } = await open('/news/detail?id=101')
    expect(html).toContain('<title>资料要备到什么程度 - 出海云</title>')
    expect(html).toContain('<meta name="description" content="多半不是缺资料。">')
    expect(html).toContain('<time dateTime="2026-11-15">')
    expect(html).toContain('rel="canonical" href="https://www.chuhai.example/news/detail?id=101"')
    for (const word of ['编辑部', '平台规则', '先备五样', '指定一个人负责到底', '收款账户', '返回资讯'])
      expect(textOf(html)).toContain(word)
  })

  it('shows a course with its lessons, its teacher, its price, and the form to ask', async () => {
    const { html } = await open('/school/detail?id=101')
    expect(html).toContain('data-layout="school"')
    expect(html).toContain('href="/school/videoplay?id=101"')
    const words = ['免费', '陈屿', '画出时间表', '卖家一天在做什么', '44:00', '1\u00a0小时 30\u00a0分钟']
    for (const word of words) expect(textOf(html)).toContain(word)
  })

  it('shows the school with its live courses, its courses and its classes', async () => {
    const text = textOf((await open('/school')).html)
    for (const word of [
      '大字',
      '直播课',
      '德国 VAT 申报直播实操',
      '跨境第一课',
      '培训班',
      '新店陪跑班',
      '余 12 席',
    ])
      expect(text).toContain(word)
  })

  it.each([
    ['/school/courseList', '全部课程'],
    ['/school/courseList?type=living', '直播课'],
    ['/school/courseList?q=VAT', '“VAT”相关的课程'],
    ['/school/courseList?level=入门&tag=开店&price=free&order=price', '全部课程'],
  ])('lists courses at %s, with what they cost and what narrows them down', async (path, title) => {
    const { status, html } = await open(path)
    expect(status).toBe(200)
    expect(html).toContain(`<title>${title} - 出海云</title>`)
    for (const word of ['免费', '¥99', '入门', '开店', '价格从低到高', '12', '月', '共 2 门课程'])
      expect(textOf(html)).toContain(word)
  })

  it('lists training classes with city, day and the places that are left', async () => {
    const { html } = await open('/school/training?city=杭州&month=2026-12')
    for (const word of ['新店陪跑班', '杭州', '周一', '余 12 席', '2026 年 12 月', '共 1 个班'])
      expect(textOf(html)).toContain(word)
  })

  it.each([
    '/school/courseList?type=x',
    '/school/courseList?price=1',
    '/school/courseList?order=name',
    '/school/courseList?page=0',
    '/school/training?month=12',
  ])('answers %s with 404', async (path) => {
    expect((await open(path)).status).toBe(404)
  })

  it('shows that a list of the school failed, and offers to try again', async () => {
    const text = textOf((await open('/school/courseList', serverDouble({ broken: 'page' }))).html)
    for (const word of ['课程没有载入', '重试']) expect(text).toContain(word)
  })

  it('shows a training class with its plan, its seats, its price, and the form for a seat', async () => {
    const { html } = await open('/school/training/detail?id=1')
    expect(html).toContain('data-layout="school"')
    for (const word of ['¥3,980', '12 月 7 日', '30\u00a0席', '第 1–2 周', '定品与注册', '准备开第一家店'])
      expect(textOf(html)).toContain(word)
  })

  it('shows a certificate by its number, and answers 404 for one that nobody has and for none', async () => {
    const number = 'CH-7KQ2-M4XD-09VB-TR3N'
    const address = `/school/certificate?number=${number}`
    const { html } = await open(address)
    for (const word of ['结业证书', '沈** 同学', '跨境第一课', '2026-11-23', number])
      expect(textOf(html)).toContain(word)
    expect((await open(address, serverDouble({ missing: number }))).status).toBe(404)
    expect((await open('/school/certificate?number=CH-1', serverDouble({ missing: 'CH-1' }))).status).toBe(
      404,
    )
  })

  it.each(['/news/detail', '/school/detail', '/school/training/detail'])(
    'answers %s with 404 where there is no such row',
    async (path) => {
      expect((await open(`${path}?id=404`, serverDouble({ missing: '404' }))).status).toBe(404)
      expect((await open(path)).status).toBe(404)
    },
  )
})

const structuredDataIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json as string),
  )

describe('service pages', () => {
  it('describe to search engines the service and the questions they answer', async () => {
    const [about, trail] = structuredDataIn((await open('/siteBuild')).html)
    expect(about).toMatchObject({
      '@type': 'FAQPage',
      about: { '@type': 'Service', name: '题目 siteBuild' },
      mainEntity: [{ name: '归谁？', acceptedAnswer: { text: '答案 siteBuild' } }],
    })
    expect(trail).toMatchObject({ itemListElement: [{}, { name: '找服务' }, { name: '独立站建设' }] })
  })

  it('list their parts, each where its link leads', async () => {
    const { html } = await open('/siteBuild')
    const contents = /aria-label="本页内容".*?<\/nav>/s.exec(html)?.[0] ?? ''
    const ids = [...contents.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['prices', 'steps', 'cases', 'articles', 'checklist', 'questions', 'consultation'])
    for (const id of ids) expect(html).toContain(`id="${id}"`)
  })
})

const trailIn = (html: string) =>
  structuredDataIn(html).find((data) => data['@type'] === 'BreadcrumbList') as
    | { itemListElement: { name: string; item: string }[] }
    | undefined

/** The canonical address, which unlisted pages have as well. */
const canonicalIn = (html: string) =>
  /<meta property="og:url" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')

describe('search engines', () => {
  it('are told the canonical address of what a page is about, whatever else its query says', async () => {
    const { html } = await open('/news/detail?id=101&from=mail')
    const canonical = `${site}/news/detail?id=101`
    expect(canonicalIn(html)).toBe(canonical)
    expect(structuredDataIn(html)[0]).toMatchObject({ url: canonical })
    expect(trailIn(html)?.itemListElement.at(-1)?.item).toBe(canonical)
  })

  it.each([
    ['/news/detail?id=101&id=102', '/news/detail?id=101'],
    ['/news/detail?id=&id=101', '/news/detail?id=101'],
    ['/compliance?tag=1&tag=2', '/compliance?tag=1'],
    ['/compliance?tag=', '/compliance'],
    ['/search?q=a&q=b', '/search?q=a'],
  ])(
    'are told of %s, where a name stands twice, the address of what is shown: %s',
    async (address, shown) => {
      const [{ html }, other] = [await open(address), await open(shown)]
      expect(canonicalIn(html)).toBe(site + shown)
      expect(structuredDataIn(html)).toEqual(structuredDataIn(other.html))
      expect(textOf(html)).toBe(textOf(other.html))
    },
  )

  it.each(['/news/detail?id[]=101', '/news/detail?ID=101', '/news/detail?id=x&id=101'])(
    'find no page at %s',
    async (address) => {
      expect((await open(address)).status).toBe(404)
    },
  )

  it.each(publicPages.map(({ address }) => address))(
    'get the breadcrumbs of %s, where it shows any',
    async (address) => {
      const { html } = await open(address)
      const crumbs = /<nav class="crumbs"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1]
      const shown = [...(crumbs ?? '').matchAll(/href="([^"]+)"/g)].map(([, path]) => site + path)
      const told = trailIn(html)?.itemListElement.map(({ item }) => item)
      if (!crumbs) return
      expect(told?.at(-1)).toBe(canonicalIn(html))
      // The guide's categories belong to its layout, which search engines are told nothing of.
      expect(shown.slice(0, (told?.length ?? 0) - 1)).toEqual(told?.slice(0, -1))
    },
  )

  it('get the organisation and the search of the site with the home page', async () => {
    const [organisation, website] = structuredDataIn((await open('/')).html)
    expect(organisation).toMatchObject({ '@type': 'Organization', name: '出海云', url: `${site}/` })
    expect(website).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { '@type': 'SearchAction', target: { urlTemplate: `${site}/search?q={question}` } },
    })
  })

  it.each([
    [
      '/school/detail?id=101',
      { '@type': 'Course', name: '跨境第一课', offers: { price: 0, category: 'Free' } },
    ],
    ['/school/training/detail?id=1', { '@type': 'Course', hasCourseInstance: { startDate: '2026-12-07' } }],
    ['/news/detail?id=101', { '@type': 'Article', image: `${site}/media/covers/seal-1.svg` }],
    ['/reading?id=1', { '@type': 'ItemList', itemListElement: [{ position: 1 }, { position: 2 }] }],
  ])('are told what %s is about', async (path, about) => {
    expect(structuredDataIn((await open(path)).html)[0]).toMatchObject(about)
  })

  it('and other sites get a picture, the whole address and the kind of a page', async () => {
    const tagsOf = async (path: string) =>
      Object.fromEntries(
        [...(await open(path)).html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g)].map(
          ([, name, content]) => [name, content],
        ),
      )
    expect(await tagsOf('/siteBuild?from=x')).toMatchObject({
      'og:type': 'website',
      'og:url': `${site}/siteBuild`,
      'og:image': `${site}/share.png`,
      'og:image:width': '1200',
    })
    expect(await tagsOf('/news/detail?id=101')).toMatchObject({ 'og:type': 'article' })
  })

  it.each([
    ['/sitebuild', '/siteBuild'],
    ['/NEWS/Detail?id=101', '/news/detail?id=101'],
    ['/gstore/DETAILS/1?tag=1', '/GStore/details/1?tag=1'],
  ])('and visitors who ask for %s are led to %s', async (asked, path) => {
    expect(await open(asked)).toMatchObject({ status: 301, headers: { location: path } })
    expect((await open(path)).status).toBe(200)
  })

  it.each(['/%', '/news/%E9', '/clientCase/detail/%CD%CB', '/GStore/details/%'])(
    'are none where the address %s is no UTF-8',
    async (path) => expect((await open(path)).status).toBe(404),
  )

  it('know a page again that has not changed', async () => {
    const [first, second] = await Promise.all([open('/siteBuild'), open('/siteBuild')])
    for (const { html, changing } of [first, second]) expect(html).toContain(changing)
    const contentOf = ({ html, changing = '' }: typeof first) => html.replace(changing, '')
    expect(contentOf(first)).toBe(contentOf(second))
  })
})

describe('publications', () => {
  it.each([
    ['/news', ['资讯', '平台规则', '选品', '资料要备到什么程度', '共 30 篇']],
    ['/activity/list', ['全部活动', '已结束', '线上', '选品对接会', '16', '共 30 场']],
    ['/pavilionActivity/list', ['全部展馆活动', '展馆活动', '已结束', '海外', '选品对接会']],
    ['/clientCase', ['客户案例', '宠物', '拉美', '从代工到自己的牌子', '评测到首单']],
    [
      '/trademarkPatent',
      ['商标与专利', '外观专利', '欧盟', '美国商标注册', '¥4,380', '含官费 ¥3,490', '答案'],
    ],
    ['/makerSpace/list', ['全部空间', '产业园', '海创园', '¥680', '12,000']],
    [
      '/GStore/preferredApps',
      ['优选工具', '库存与物流', '有免费版', '月费从低到高', '潮汐补货', '¥129/月 起'],
    ],
    ['/GStore/preferredServer', ['优选代运营', 'Shopee', '8,000 元以上', '回复快的在前', '面议']],
  ])('lists %s with its filters and its pages', async (path, words) => {
    const { html } = await open(path)
    for (const word of words) expect(textOf(html)).toContain(word)
    expect(html).toContain(`href="${path}?page=3" aria-label="第 3 页"`)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('leaves aside what a forgiving list does not know, and says so', async () => {
    const { status, html } = await open(`/GStore/preferredApps?${new URLSearchParams({ platforms: '火星' })}`)
    expect(status).toBe(200)
    expect(textOf(html)).toContain('地址里的平台不认识，没有用上。')
  })

  it('marks the filters of the address, and keeps them from page to page', async () => {
    const query = new URLSearchParams({ category: '物流', tag: '税务' })
    const { html } = await open(`/news?${query}&page=2`)
    const address = `/news?${query}`.replaceAll('&', '&amp;')
    expect(html).toMatch(/aria-current="true"[^>]*>物流/)
    expect(html).toContain(`href="${address}&amp;page=3"`)
    expect(html).toContain(`href="${address}" rel="prev"`)
    expect(html).toContain(`rel="canonical" href="https://www.chuhai.example${address}&amp;page=2"`)
    expect(textOf(html)).toContain('标签“税务”')
  })

  it.each([
    '/news?category=火星',
    '/news?page=0',
    '/news?page=x',
    '/activity/list?state=明天',
    '/clientCase/detail',
  ])('has no page %s', async (path) => expect((await open(encodeURI(path))).status).toBe(404))

  it.each([
    ['/activity', ['大字 activity', '选品对接会', '全部活动', '聊聊']],
    ['/hatchActivity', ['大字 hatchActivity', '选品对接会', '全部孵化活动', '聊聊']],
    ['/pavilionActivity', ['大字 pavilionActivity', '选品对接会', '全部展馆活动', '聊聊']],
    ['/makerSpace', ['大字 makerSpace', '海创园', '全部空间', '聊聊']],
    [
      '/activity/detail?id=1',
      [
        '选品对接会',
        '12 月 16 日 周三 9:00–17:00',
        '每季度一次',
        '平台活动',
        '共 120 席',
        '报名中',
        '还剩 86 席',
        '登录后报名',
        '日程',
        '签到',
        '24 小时内回电',
      ],
    ],
    ['/clientCase/detail/1', ['从代工到自己的牌子', '第一次看到自己的牌子', '走过的航线', '砍款']],
    [
      '/trademarkPatent/detail?id=1',
      ['费用明细', '350 美元', '¥2,490', '合计', '¥4,380', '要备的材料', '先说清楚的风险', '24 小时内回电'],
    ],
    ['/makerSpace/detail?id=1', ['海创园', '地铁五号线', '房型与租金', '46 个工位']],
  ])('shows %s whole', async (path, words) => {
    const { status, html } = await open(path)
    expect(status).toBe(200)
    for (const word of words) expect(textOf(html).replaceAll('\u00a0', ' ')).toContain(word)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it.each([
    ['/news/detail?id=101', 'Article', '/news'],
    ['/activity/detail?id=1', 'Event', '/activity/list'],
    ['/clientCase/detail/1', 'Article', '/clientCase'],
    ['/makerSpace/detail?id=1', 'Place', '/makerSpace/list'],
    ['/trademarkPatent/detail?id=1', 'Service', '/trademarkPatent'],
    ['/logistics/1', 'Service', '/logistics/list'],
    ['/logistics/warehouse/hangzhou', 'Place', '/logistics/warehouse/list'],
  ])('describes %s to search engines as %s, with the pages above', async (path, type, list) => {
    const [about, trail] = structuredDataIn((await open(path)).html)
    expect(about).toMatchObject({ '@type': type, url: site + path })
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
    })
    const items = (trail as { itemListElement: { item: string }[] }).itemListElement.map(({ item }) => item)
    expect(items[0]).toBe(`${site}/`)
    expect(items.slice(-2)).toEqual([site + list, site + path])
  })

  it('answers with 404 where there is none of the id', async () => {
    const missing = serverDouble({ missing: '404' })
    for (const path of ['/activity/detail?id=404', '/clientCase/detail/404', '/makerSpace/detail?id=404'])
      expect((await open(path, missing)).status).toBe(404)
  })
})

describe('site guide', () => {
  it('shows a site with what it is, how to begin, what to know, what visitors think, and others of its kind', async () => {
    const { html } = await open('/crossBorderSiteGuide/detail?id=10101')
    expect(html).toContain('<title>义乌购 - 出海云</title>')
    expect(html).toContain('<meta name="description" content="义乌购：义乌购的用处。小商品的现货。">')
    expect(html).toContain('data-layout="guideEmpty"')
    expect(html).toMatch(/href="https:\/\/site-10101\.example"[^>]*target="_blank"|target="_blank"[^>]*10101/)
    expect(html).toContain('rel="noopener"')
    const words = [
      '选品与市场',
      '货源平台',
      '联系商家',
      '起批量各家不同。',
      '4.4',
      '12\u00a0人评价',
      '卖家精灵',
    ]
    for (const word of words) expect(textOf(html)).toContain(word)
    expect((await open('/crossBorderSiteGuide/detail?id=404', serverDouble({ missing: '404' }))).status).toBe(
      404,
    )
    expect((await open('/crossBorderSiteGuide/detail')).status).toBe(404)
  })

  it.each(['q', 'keyword'])('finds sites by %s, and keeps results out of search engines', async (name) => {
    const { html } = await open(`/crossBorderSiteGuide/search?${name}=${encodeURIComponent('卖家')}`)
    expect(html).toContain('<title>搜索站点“卖家” - 出海云</title>')
    expect(html).toContain('noindex')
    expect(textOf(html)).toContain('共 1\u00a0个站点')
    expect(textOf(html)).toContain('卖家精灵')
    expect(textOf(html)).not.toContain('义乌购')
  })

  it('offers words and categories where nothing is found, and where nothing is asked', async () => {
    for (const [query, title] of [
      ['?q=zzz', '没有找到“zzz”'],
      ['', '想找什么'],
    ]) {
      const text = textOf((await open(`/crossBorderSiteGuide/search${query}`)).html)
      for (const word of [title, 'VAT 查询', '按分类找', '平台开店']) expect(text).toContain(word)
    }
  })

  it('shows an error in place of sites that could not be loaded', async () => {
    const { status, html } = await open('/crossBorderSiteGuide/search?q=a', serverDouble({ broken: 'page' }))
    expect(status).toBe(200)
    expect(textOf(html)).toContain('站点没有载入')
  })
})

describe('the competition', () => {
  const said = {
    one: ['麒麟杯', '跨境电商创业大赛', '东部赛区', '上海、浙江等 6 地', '立即报名', '上传计划书'],
    two: ['大赛介绍', '新星赛道', '一家店铺'],
    three: ['往届回顾', '拾浪', '南部赛区'],
    four: ['奖金设置', '¥60,000', '海外仓仓租免 12 个月', '优秀指导教师'],
    five: ['评委阵容', '顾明澜', '目标市场'],
    six: ['比赛规则', '经营成绩', '60 分', '四周试单'],
    seven: ['赛程安排', '11 月 3 日 – 12 月 20 日', '全国总决赛'],
    eight: ['报名须知', '恰有一名组长', '上传计划书'],
  }

  it.each(Object.entries(said))('tells slide /kylinCup/%s whole without JavaScript', async (name, words) => {
    const { html } = await open(`/kylinCup/${name}`)
    const text = textOf(html)
    for (const word of words) expect(text).toContain(word)
    expect(html).toContain(`href="/kylinCup/${name}" aria-current="page"`)
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  })

  it('gives every page a title and a description of its own', async () => {
    const pages = await Promise.all(
      [...Object.keys(said), 'kycup'].map(async (name) => (await open(`/kylinCup/${name}`)).html),
    )
    for (const pattern of [/<title>[^<]+/, /name="description" content="[^"]+/])
      expect(new Set(pages.map((html) => pattern.exec(html)?.[0])).size).toBe(pages.length)
  })

  it('counts the days of the open edition by the server’s clock', async () => {
    const { html } = await open('/kylinCup/kycup')
    expect(textOf(html).replace(/\s+/g, ' ')).toContain('距报名截止还有 27 天')
    expect(html).toContain('<title>第六届麒麟杯报名 - 出海云</title>')
    for (const word of ['立即报名', '上届回顾', '内蒙古', '法定代表人', '报名须知', '打开第五届回顾'])
      expect(textOf(html)).toContain(word)
  })

  it.each([
    ['/kylinCup/kycup', '第六届麒麟杯跨境电商创业大赛'],
    ['/kylinCup/seven', '第五届麒麟杯跨境电商创业大赛'],
  ])('describes the edition of %s to search engines as an event', async (path, name) => {
    const [about] = structuredDataIn((await open(path)).html)
    expect(about).toMatchObject({ '@type': 'Event', name, url: site + path })
    expect(about?.startDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('says so where it cannot be read', async () => {
    expect((await open('/kylinCup/three', serverDouble({ broken: 'programme' }))).status).toBe(503)
  })
})

describe('the documentation', () => {
  it('names its language, and where it is in the other one', async () => {
    for (const [path, lang, title] of [
      ['/docs/csp', 'zh-CN', '内容安全策略（CSP）'],
      ['/docs/en/csp', 'en', 'Content security policy'],
    ]) {
      const { html } = await open(path as string)
      expect(html).toContain(`<html lang="${lang}"`)
      expect(html).toContain(`<title>${title} - 出海云</title>`)
      expect(html).toContain(`rel="canonical" href="${site}${path}"`)
      expect(html).toContain(`hreflang="zh-CN" href="${site}/docs/csp"`)
      expect(html).toContain(`hreflang="en" href="${site}/docs/en/csp"`)
      expect(html).toContain(`hreflang="x-default" href="${site}/docs/csp"`)
    }
    expect((await open('/siteBuild')).html).not.toContain('hreflang')
  })

  it('has its header, its documents and its neighbours in the language of the page', async () => {
    const { html } = await open('/docs/en/next')
    for (const word of ['Documentation', 'Going live', 'On this page', 'Previous', 'Next.js'])
      expect(textOf(html)).toContain(word)
    expect(html).toContain('href="/docs/next" lang="zh-CN"')
    expect(html).toMatch(/href="\/docs\/en\/next" aria-current="page"/)
    expect(html).toMatch(/href="\/docs\/en\/react" rel="prev"/)
    expect(html).toMatch(/href="\/docs\/en\/vue" rel="next"/)
  })

  it('shows the tables that are made from the code', async () => {
    expect(textOf((await open('/docs/elements')).html)).toContain('chuhai-organisation-changed')
    expect(textOf((await open('/docs/en/errors')).html)).toContain('IDEMPOTENCY_CONFLICT')
  })

  it.each(['/docs/nope', '/docs/overview', '/docs/en/nope', '/docs/en/csp/more'])(
    'has no page %s',
    async (path) => expect((await open(path)).status).toBe(404),
  )
})

describe('search', () => {
  it('says what it looked for instead, and asks whether something else was meant', async () => {
    const instead = textOf((await open(`/search?q=${encodeURIComponent('税物')}`)).html)
    expect(instead).toMatch(/已为您搜索\s+税务/)
    const { html } = await open('/search?q=GPRS')
    expect(textOf(html)).toMatch(/您是不是要找\s+GPSR/)
    expect(html).toContain('href="/search?q=GPSR"')
  })

  it('lists results, and an empty state without any', async () => {
    const text = textOf((await open('/search?q=税')).html)
    for (const word of ['共 13 条结果', '资讯 12', '1  项可以办理的服务', '里写着税', '2026-11-15'])
      expect(text.replace(/\s+/g, ' ')).toContain(word.replace(/\s+/g, ' '))
    expect(textOf((await open('/search?q=zzz')).html)).toContain('没有找到“zzz”')
    for (const path of ['/search', '/search?q=zzz'])
      for (const word of ['大家在搜', 'VAT 查询', '全部话题'])
        expect(textOf((await open(path)).html)).toContain(word)
    expect(textOf((await open('/search')).html)).toContain('想找什么')
  })

  it('marks the found words, the kind of the address, and keeps it from page to page', async () => {
    const { html } = await open('/search?q=税&kind=news')
    expect(html).toContain('<mark class="found">税</mark>')
    const address = `/search?${new URLSearchParams({ q: '税', kind: 'news' })}`.replaceAll('&', '&amp;')
    expect(html).toContain(`href="${address}" aria-current="true"`)
    expect(html).toContain(`href="${address}&amp;page=2"`)
  })

  it('leads from an empty kind to the others', async () => {
    const { html } = await open('/search?q=税&kind=course')
    expect(textOf(html)).toContain('这一类里没有找到')
    expect(textOf(html)).toContain('查看全部 13 条')
  })

  it('shows an error in place of results that could not be loaded', async () => {
    const { status, html } = await open('/search?q=税', serverDouble({ broken: 'search' }))
    expect([status, textOf(html).includes('搜索结果没有载入')]).toEqual([200, true])
  })

  it('takes a question that is too long as far as it goes, and says so', async () => {
    const { status, html } = await open(`/search?q=${'税'.repeat(99)}`)
    expect([status, textOf(html).includes('只用了前 50 个字')]).toEqual([200, true])
  })

  it('lists services with price, duration and categories, in the order of the address', async () => {
    const { html } = await open('/search/serviceItem?order=price')
    const text = textOf(html).replaceAll('\u00a0', ' ')
    for (const word of [
      '全部服务',
      '税务合规',
      '¥2,400',
      '/年 起',
      '4–8 周',
      '下发税号',
      '知识产权与合规',
      '共 30 项服务',
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(word)
    expect(html).toContain('href="/taxCompliance#consultation"')
    expect(html).toMatch(/aria-current="true"[^>]*>价格从低到高/)
    for (const query of ['?order=x', '?category=火星', '?page=0'])
      expect((await open(encodeURI(`/search/serviceItem${query}`))).status).toBe(404)
  })

  it('lists all topics, and everything about one by kind', async () => {
    expect(textOf((await open('/tag')).html).replace(/\s+/g, ' ')).toContain('税务 14')
    const { html } = await open('/tag?name=税务')
    for (const word of ['资讯一则', '服务一则', '全部 12 条', '常一起看', '合规'])
      expect(textOf(html)).toContain(word)
    expect((await open('/tag?name=404', serverDouble({ missing: 'content' }))).status).toBe(404)
  })

  it('lists reading lists, and shows one in its order with the reasons', async () => {
    expect(textOf((await open('/reading')).html)).toMatch(/第一次开店[\s\S]*2 篇 · 6 分钟/)
    const { html } = await open('/reading?id=1')
    for (const word of ['先核一遍资料。', '第二篇', '从第一篇开始', '税与报关', '已读 0/2'])
      expect(textOf(html)).toContain(word)
    expect((await open('/reading?id=7', serverDouble({ missing: '7' }))).status).toBe(404)
    expect((await open('/reading?id=x')).status).toBe(404)
  })

  it('writes a question as text, whatever it holds', async () => {
    const { html } = await open(`/search?q=${encodeURIComponent('</script><img src=x onerror=alert(1)>"')}`)
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('</script><img')
  })
})

describe('documents', () => {
  it('name the site guide 跨境导航 and every other page with the brand', async () => {
    expect((await open('/crossBorderSiteGuide')).html).toContain('<title>跨境导航</title>')
    expect((await open('/siteBuild')).html).toContain('<title>独立站建设 - 出海云</title>')
  })

  it('carry a canonical address without foreign queries, and ask search engines away where it is for one visitor', async () => {
    const { html } = await open('/compliance?tag=1&from=x')
    expect(html).toContain('<link rel="canonical" href="https://www.chuhai.example/compliance?tag=1">')
    expect((await open('/search?q=a')).html).toContain('noindex')
  })

  it('cannot be sent to another host by their path', async () => {
    const { status, html } = await open('//evil.example/x')
    expect(status).toBe(404)
    expect(html).not.toMatch(/(href|content)="(https?:)?\/\/evil/)
  })

  it('link the styles of every page and layout, whose sources are all known', async () => {
    for (const { path, page, chrome } of rows) {
      const modules = await Promise.all([page(), chrome?.()])
      for (const module of modules) if (module) expect(await sourceOf(module.default), path).toMatch(/^src/)
    }
  })

  it('take styles and preloads from the manifest, those of later parts of the page too', () => {
    const assetsOf = assetsFromManifest({
      'src/entry-client.tsx': { file: 'e.js', css: ['e.css'], imports: ['_s.js'] },
      '_s.js': { file: 's.js' },
      'src/early.ts': { file: 'early.js' },
      'src/home/HomePage.tsx': { file: 'h.js', css: ['h.css'], dynamicImports: ['below'] },
      below: { file: 'b.js', css: ['b.css'] },
    })
    expect(assetsOf('src/home/HomePage.tsx')).toEqual({
      scripts: ['/e.js'],
      styles: ['/e.css', '/h.css', '/b.css'],
      preloads: ['/s.js', '/h.js'],
      early: '/early.js',
    })
  })
})

describe('failures', () => {
  it('answer an unknown address with 404 and the sentence of the specification', async () => {
    for (const path of ['/nope', '/compliance?tag=9', '/school/nope']) {
      const { status, html } = await open(path)
      expect(status).toBe(404)
      expect(textOf(html)).toContain('This page could not be found')
      expect(textOf(html)).toContain('页面不存在')
    }
  })

  it('answer content that is gone with 404', async () => {
    expect((await open('/siteBuild', serverDouble({ missing: 'siteBuild' }))).status).toBe(404)
  })

  it('show code, message and a link home when the content cannot be read', async () => {
    const { status, html } = await open('/siteBuild', serverDouble({ broken: 'siteBuild' }))
    expect(status).toBe(503)
    for (const word of ['503', '服务暂时不可用，请稍后重试', '返回首页']) expect(textOf(html)).toContain(word)
  })
})

describe('pages for signed-in visitors', () => {
  const guarded = rows
    .filter((row) => row.login)
    .map(({ path, check }) => (check?.({ params: {}, query: {} }) === false ? `${path}?id=1` : path))

  it.each(guarded)(
    '%s waits calmly, with nothing of its content, and asks the server for none',
    async (path) => {
      const asked: string[] = []
      const double = serverDouble()
      const { status, html } = await open(path, (target, init) => {
        asked.push(target)
        return double(target, init)
      })
      expect(status).toBe(200)
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).toContain('<h1')
      expect(textOf(html)).toContain('正在确认您的登录状态')
      expect(textOf(html)).not.toMatch(/引言|答案|还没有/)
      // The layout around the site guide's pages is the same for all visitors.
      const around = ['/api/nav/home/tree', '/api/nav/home/is_show_hot']
      expect(asked.filter((target) => !around.includes(target)).sort()).toEqual([
        '/api/navigation',
        '/api/platformNew/recommended_plat',
      ])
    },
  )

  it('lead on to sign-on, and back, without JavaScript', async () => {
    const { html } = await open('/beServiceProvider?a=1')
    expect(html).toContain('<noscript>')
    expect(html).toContain('href="/login?service=%2FbeServiceProvider%3Fa%3D1"')
  })

  it('are missing where their address is not valid', async () => {
    expect((await open('/user/nope')).status).toBe(404)
  })
})

/** The link that signs on without script, and arrives at /loginSuccess, which leads on. */
const plainLink = (client: string, service: string) => {
  const landing = `/loginSuccess?service=${encodeURIComponent(service)}`
  return `href="/api/oauth2/authorization/${client}?service=${encodeURIComponent(landing)}"`
}

describe('sign-on page', () => {
  it('signs on without JavaScript, and returns to the requested page of this site', async () => {
    const { html } = await open('/login?service=/user?a=1')
    expect(html).toContain(plainLink('chuhai', '/user?a=1'))
    expect(textOf(html)).toContain('登录后继续前往“个人中心”')
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login?service=/user',
  ])('leads to no other site, and not to itself: %s', async (service) => {
    const { html } = await open(`/login?service=${encodeURIComponent(service)}`)
    expect(html).toContain(plainLink('chuhai', '/'))
    expect(html).not.toMatch(/href="[^"]*(evil|javascript)/)
    expect(textOf(html)).toContain('返回首页')
  })

  it('links back to the page before, but not to one that needs sign-on', async () => {
    expect((await open('/login?service=/siteBuild')).html).toContain('href="/siteBuild"')
    const { html } = await open('/login?service=/beServiceProvider')
    expect(textOf(html)).toContain('返回首页')
    expect(textOf(html)).not.toContain('回到刚才的页面')
  })

  it('names every provider where there are several', async () => {
    const providers = [
      { client: 'chuhai', name: '出海云账号', origin: 'https://login.test', isFramable: true },
      { client: 'campus', name: '高校账号', origin: 'https://campus.test', isFramable: false },
    ]
    const { html } = await open('/login?service=/user', serverDouble({ providers }))
    expect(html).toContain(plainLink('campus', '/user'))
    expect(html).toContain('用高校账号登录')
  })
})

describe('account', () => {
  it('is two links in the header, with space reserved for visitors who may be signed in', async () => {
    const { html } = await open('/siteBuild?a=1')
    expect(html).toContain('href="/login?service=%2FsiteBuild%3Fa%3D1"')
    expect(html).toContain('href="/login?service=%2FsiteBuild%3Fa%3D1&amp;mode=register"')
    expect(html).toContain('portal-account__hold')
  })

  it('says on /PasswdFind who keeps the password, leads there, and who helps', async () => {
    const provider = { client: 'chuhai', name: '出海云账号', origin: 'https://login.test', isFramable: true }
    const htmlWith = async (passwordUrl?: string) =>
      (await open('/PasswdFind', serverDouble({ providers: [{ ...provider, passwordUrl }] }))).html
    const known = await htmlWith('https://login.test/reset?realm=shop')
    expect(known).toContain('href="https://login.test/reset?realm=shop&amp;ui_locales=zh-CN"')
    for (const word of ['出海云账号', '拨打 400-826-0571', '工作日 9:00–18:00', '或者留下联系方式'])
      expect(textOf(known)).toContain(word)
    const unknown = textOf(await htmlWith())
    expect(unknown).toContain('登录服务没有告诉我们在哪里重置')
    expect(unknown).not.toContain('设置新密码')
  })
})

describe('the generator', () => {
  it('prints the policy with the providers that the server says, and a placeholder where it does not', async () => {
    const providers = [
      { client: 'chuhai', name: '出海云账号', origin: 'https://login.test', isFramable: true },
    ]
    const policyIn = async (content: Parameters<typeof serverDouble>[0]) =>
      /frame-src [^;<]*/.exec((await open('/embed', serverDouble(content))).html)?.[0]
    expect(await policyIn({ providers })).toBe('frame-src https://您的门户 https://login.test')
    expect(await policyIn({})).toBe('frame-src https://您的门户 https://登录服务')
  })
})

describe('files from the rows', () => {
  it('list public pages in the sitemap', async () => {
    const { html, headers } = await open('/sitemap.xml')
    expect(headers?.['content-type']).toContain('application/xml')
    expect(html).toContain('<loc>https://www.chuhai.example/siteBuild</loc>')
    expect(html).not.toMatch(/login|search<|beServiceProvider|user|schoolCenter|detail<|:id|\{/)
    for (const [path, day] of [
      ['/news/detail?id=101', '2026-11-15'],
      ['/activity/detail?id=1', '2026-11-01'],
      ['/clientCase/detail/1', '2026-10-01'],
      ['/makerSpace/detail?id=1', '2026-10-01'],
    ])
      expect(html).toContain(`<loc>https://www.chuhai.example${path}</loc><lastmod>${day}</lastmod>`)
    expect(html).toContain('<loc>https://www.chuhai.example/GStore/details/1</loc>')
    for (const path of ['/docs', '/docs/csp', '/docs/en', '/docs/en/csp'])
      expect(html).toContain(`<loc>https://www.chuhai.example${path}</loc>`)
    const found = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(new Set(found).size).toBe(found.length)
  })

  it('leave out of the sitemap what cannot be read', async () => {
    const { status, html } = await open('/sitemap.xml', serverDouble({ broken: 'address' }))
    expect(status).toBe(200)
    expect(html).toContain('/siteBuild</loc>')
    expect(html).not.toContain('/news/detail')
  })

  it('keep pages for one visitor out of search engines', async () => {
    const { html, headers } = await open('/robots.txt')
    expect(headers?.['content-type']).toContain('text/plain')
    expect(html).toMatch(/Disallow: \/search\nDisallow: \/login/)
    expect(html).toContain('\nAllow: /search/serviceItem\n')
    expect(html).toContain('Sitemap: https://www.chuhai.example/sitemap.xml')
  })
})
