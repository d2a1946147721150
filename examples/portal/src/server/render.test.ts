// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { layouts } from '../layout/layouts'
import { rows } from '../routes'
import { serverDouble } from '../testing/server'
import type { Assets } from './assets'
import { assetsFromManifest } from './assets'
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
const addressOf = ({ path, check }: (typeof rows)[number]) =>
  path.replace(':id?', '1') + (check && !path.includes(':') ? '?id=1' : '')
const chromeWords = ({ path, layout }: (typeof rows)[number]) => {
  if (path.startsWith('/kylinCup/')) return ['麒麟杯', '返回首页', '登录']
  return layout.startsWith('guide') ? ['跨境导航', '培训'] : ['找服务', '商标与专利']
}
const publicPages = rows
  .filter((row) => !row.login)
  .map((row) => ({
    address: addressOf(row),
    words: [...chromeWords(row), ...(layouts[row.layout].footer ? ['友情链接', '400-826-0571'] : [])],
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
  it('shows an article with its author, its day, its text, and the way back', async () => {
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
    expect(html).toContain('href="#consultation"')
    const words = [
      '免费',
      '陈屿',
      '画出时间表',
      '卖家一天在做什么',
      '44\u00a0分钟',
      '1\u00a0小时 30\u00a0分钟',
    ]
    for (const word of words) expect(textOf(html)).toContain(word)
  })

  it('shows a training class with its plan, its seats, its price, and the form for a seat', async () => {
    const { html } = await open('/school/training/detail?id=1')
    expect(html).toContain('data-layout="school"')
    for (const word of ['¥3,980', '12 月 7 日', '30\u00a0席', '第 1–2 周', '定品与注册', '准备开第一家店'])
      expect(textOf(html)).toContain(word)
  })

  it.each(['/news/detail', '/school/detail', '/school/training/detail'])(
    'answers %s with 404 where there is no such row',
    async (path) => {
      expect((await open(`${path}?id=404`, serverDouble({ missing: '404' }))).status).toBe(404)
      expect((await open(path)).status).toBe(404)
    },
  )
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

  it('says that sites could not be loaded in place of what was found', async () => {
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

  it('says so where it cannot be read', async () => {
    expect((await open('/kylinCup/three', serverDouble({ broken: 'programme' }))).status).toBe(503)
  })
})

describe('search', () => {
  it('says what it looked for instead, and asks whether something else was meant', async () => {
    const instead = textOf((await open(`/search?q=${encodeURIComponent('税物')}`)).html)
    expect(instead).toMatch(/已为您搜索\s+税务/)
    const { html } = await open('/search?q=GPRS')
    expect(textOf(html)).toMatch(/您是不是要找\s+GPSR/)
    expect(html).toContain('href="/search?q=GPSR"')
  })

  it('lists what was found, and says so when nothing was', async () => {
    expect(textOf((await open('/search?q=税')).html)).toContain('共 1 条结果')
    expect(textOf((await open('/search?q=zzz')).html)).toContain('没有找到相关内容')
    expect(textOf((await open('/search')).html)).toContain('想找什么')
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

  it('take styles and preloads from the manifest, those of later parts of the page too', () => {
    const assetsOf = assetsFromManifest({
      'src/entry-client.tsx': { file: 'e.js', css: ['e.css'], imports: ['_s.js'] },
      '_s.js': { file: 's.js' },
      'src/early.ts': { file: 'early.js' },
      'src/pages/home/HomePage.tsx': { file: 'h.js', css: ['h.css'], dynamicImports: ['below'] },
      below: { file: 'b.js', css: ['b.css'] },
    })
    expect(assetsOf('src/pages/home/HomePage.tsx')).toEqual({
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

  it('show code, message and the way home when the content cannot be read', async () => {
    const { status, html } = await open('/siteBuild', serverDouble({ broken: 'siteBuild' }))
    expect(status).toBe(503)
    for (const word of ['503', '服务暂时不可用，请稍后重试', '返回首页']) expect(textOf(html)).toContain(word)
  })
})

describe('pages for signed-in visitors', () => {
  const guarded = rows.filter((row) => row.login).map((row) => row.path)

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
      // What stands around the site guide's pages is the same for everybody.
      const around = ['/api/nav/home/tree', '/api/nav/home/is_show_hot']
      expect(asked.filter((target) => !around.includes(target))).toEqual([
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
  it('signs on without JavaScript, and leads to the page of this site the visitor was going to', async () => {
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

  it('leads back to the page before, but not to one that would ask for sign-on again', async () => {
    expect((await open('/login?service=/siteBuild')).html).toContain('href="/siteBuild"')
    const { html } = await open('/login?service=/beServiceProvider')
    expect(textOf(html)).toContain('返回首页')
    expect(textOf(html)).not.toContain('回到刚才的页面')
  })

  it('names every provider where there are several', async () => {
    const providers = [
      { client: 'chuhai', name: '出海云账号', isFramable: true },
      { client: 'campus', name: '高校账号', isFramable: false },
    ]
    const { html } = await open('/login?service=/user', serverDouble({ providers }))
    expect(html).toContain(plainLink('campus', '/user'))
    expect(html).toContain('用高校账号登录')
  })
})

describe('account', () => {
  it('stands in the header as two links, and keeps a place for whoever may be signed in', async () => {
    const { html } = await open('/siteBuild?a=1')
    expect(html).toContain('href="/login?service=%2FsiteBuild%3Fa%3D1"')
    expect(html).toContain('href="/login?service=%2FsiteBuild%3Fa%3D1&amp;mode=register"')
    expect(html).toContain('portal-account__hold')
  })

  it('says on /PasswdFind who keeps the password, and who helps', async () => {
    const providers = [{ client: 'chuhai', name: '出海云账号', isFramable: true }]
    const text = textOf((await open('/PasswdFind', serverDouble({ providers }))).html)
    for (const word of ['出海云账号', '拨打 400-826-0571', '或者留下联系方式']) expect(text).toContain(word)
  })
})

describe('files from the rows', () => {
  it('list public pages in the sitemap', async () => {
    const { html, headers } = await open('/sitemap.xml')
    expect(headers?.['content-type']).toContain('application/xml')
    expect(html).toContain('<loc>https://www.chuhai.example/siteBuild</loc>')
    expect(html).not.toMatch(/login|search|beServiceProvider|user|schoolCenter|detail|\{/)
  })

  it('keep pages for one visitor out of search engines', async () => {
    const { html, headers } = await open('/robots.txt')
    expect(headers?.['content-type']).toContain('text/plain')
    expect(html).toMatch(/Disallow: \/search\nDisallow: \/login/)
    expect(html).toContain('Sitemap: https://www.chuhai.example/sitemap.xml')
  })
})
