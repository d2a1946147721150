import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Article } from '@chuhai/contract/publication'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { editionSearchSource } from '../modules/competition/search'
import { contentVersions } from '../modules/editing/tables'
import { contentDir } from '../process/folders'
import { search } from '../search/search'
import { type GivenOptions, startTestAdminApi } from '../testing/admin-api'
import { png } from '../testing/pictures'
import { startTestApp } from '../testing/test-app'
import { content } from './content'

const server = startTestApp()
const at = startTestAdminApi(server)
let folder: string
let photo: Buffer

beforeAll(async () => {
  photo = await png(8, 5)
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chuhai-editing-'))
})
afterEach(() => rm(folder, { recursive: true }))

const run = (action: string, options?: GivenOptions) => at.run(content, [action, folder], options)
const write = async (path: string, text: string | Buffer) => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}
/** Writes a file of a new database into the folder, changed. */
const change = async (path: string, replace: (text: string) => string) => {
  const text = await readFile(join(contentDir, path), 'utf8')
  expect(replace(text)).not.toBe(text)
  await write(path, replace(text))
}
const get = async <T>(path: string) => (await server.get<T>(path)).envelope.data
const articleAt = async (id: number) =>
  (await server.get<{ item: Article } | null>(`/api/news/${id}`)).envelope.data?.item

const article = `---
id: 901
title: 欧盟包装法：8 月起先登记再发货
summary: 谁登记，登记什么，没有登记号的包裹会怎样。
category: 税务合规
author: 出海云编辑部
publishedAt: 2026-11-20
minutes: 2
tags: [ 合规, 海外仓, 新手 ]
cover: /media/packaging.png
---

## 各国的登记

| 国家 | 登记 | 费用 |
|---|---|---|
| 德国 | LUCID | 免费 |
| 法国 | 统一标识号 | 按申报量 |

![贴好标识的纸箱](/media/packaging.png)
`

const activity = `---
id: 902
title: 包装法登记现场办
summary: 带上营业执照，当场登记。
series: 平台活动
category: 实操沙龙
city: 宁波
place: 宁波江北区来福士 3 楼
seats: 30
fee: 0
publishedAt: 2026-11-20
startsAt: 2026-12-20T14:00:00+08:00
endsAt: 2026-12-20T17:00:00+08:00
tags: [ 合规, 新手, 培训 ]
cover: /media/packaging.png
host: 出海云
suits: 往欧洲发货的卖家
agenda:
  - { time: 14:00, title: 讲解, text: 哪些包装要登记 }
---

请带营业执照。
`

describe('an editor by files alone', () => {
  it('announces on the home page', async () => {
    await change('home/announcement.yaml', (text) => text.replace(/^title: .*/m, 'title: 双十二大促报名'))
    expect(await run('import')).toMatch(
      /^~ home\/announcement\.yaml \(content\.title\)\n改动 1 项\n第 \d+ 版/,
    )
    expect((await get<{ announcement: { title: string } }>('/api/home')).announcement.title).toBe(
      '双十二大促报名',
    )
  })

  it('changes a price', async () => {
    await change('course/taxes.md', (text) => text.replace(/^price: .*/m, 'price: 12345'))
    expect(await run('import')).toContain('~ course/taxes.md')
    const [, id] = /^id: (\d+)/m.exec(await readFile(join(folder, 'course/taxes.md'), 'utf8')) ?? []
    expect((await get<{ price: number }>(`/api/school/course/${id}`)).price).toBe(12345)
  })

  it('adds an entry to a menu', async () => {
    await change('navigation/main.yaml', (text) =>
      text.replace(
        '- { title: 全球开店, path: /GStore }',
        '$&\n        - { title: 双十二专场, path: /activity }',
      ),
    )
    expect(await run('import')).toContain('~ navigation/main.yaml')
    expect(JSON.stringify(await get('/api/navigation'))).toContain('双十二专场')
  })

  it('adds and moves entries of a list, and takes out those that it leaves out', async () => {
    const names = async () =>
      (await get<{ platformName: string }[]>('/api/platformNew/recommended_plat')).map(
        (one) => one.platformName,
      )
    const before = await names()
    await change(
      'platform/platforms.yaml',
      (text) => `- { id: 90, name: Ozon, isRecommended: true }\n${text.replace(/^- .*eBay.*\n/m, '')}`,
    )
    expect(await run('import')).toMatch(
      /\+ platform\/platforms\.yaml 90\n- platform\/platforms\.yaml 23\n= .*\(顺序\)/,
    )
    expect(await names()).toEqual(['Ozon', ...before.filter((name) => name !== 'eBay')])
  })

  it('publishes an article with a table and a picture, which the search finds', async () => {
    await write('news/packaging-law.md', article)
    await write('media/packaging.png', photo)
    expect(await run('import')).toMatch(/\+ media\/packaging\.png\n\+ news\/packaging-law\.md 901\n增加 2 项/)
    expect((await articleAt(901))?.body).toContain('| 德国 | LUCID | 免费 |')
    const picture = await server.request('/media/packaging.png')
    expect(picture.headers.get('Content-Type')).toBe('image/png')
    expect(Buffer.from(await picture.arrayBuffer()).equals(photo)).toBe(true)
    expect((await search(server.db, '包装法登记', { kinds: ['news'] })).map(({ key }) => key)).toContain(
      '901',
    )
    expect(await run('import')).toBe('没有改动')
  })

  it('adds an activity', async () => {
    await write('activity/packaging.md', activity)
    await write('media/packaging.png', photo)
    expect(await run('import')).toContain('+ activity/packaging.md 902')
    const { item } = await get<{ item: { startsAt: string } }>('/api/activity/902')
    expect(item.startsAt).toBe('2026-12-20T06:00:00.000Z')
  })

  it('removes what has no file any more only where that is wanted', async () => {
    await cp(join(contentDir, 'clientCase'), join(folder, 'clientCase'), { recursive: true })
    await rm(join(folder, 'clientCase/bugu.md'))
    expect(await run('import')).toBe('没有改动')
    expect(await run('import', { remove: true })).toMatch(/^- clientCase\/bugu\.md \d+\n删除 1 项/)
  })

  it('exports what visitors see into the files it came from', async () => {
    await write('news/packaging-law.md', article)
    await write('media/packaging.png', photo)
    await run('import')
    const exported = join(folder, 'all')
    await at.run(content, ['export', exported])
    expect(await readFile(join(exported, 'news/packaging-law.md'), 'utf8')).toContain('| 法国 | 统一标识号 |')
    expect((await readFile(join(exported, 'media/packaging.png'))).equals(photo)).toBe(true)
    expect(await at.run(content, ['import', exported], { remove: true })).toBe('没有改动')
  })
})

describe('files as other programs save them', () => {
  const gbk = (hex: string) => Buffer.from(hex, 'hex')

  it('differ in nothing by their mark and line ends', async () => {
    const paths = ['news/hs-codes.md', 'navigation/footer.yaml', 'guide/sites.csv']
    for (const path of paths) {
      const text = await readFile(join(contentDir, path), 'utf8')
      await write(path, `\ufeff${text.replaceAll('\n', '\r\n')}`)
    }
    expect(await run('import')).toBe('没有改动')
  })

  it('are read in GBK and UTF-16, and the result says so', async () => {
    const head = 'id: gbk\ntitle: '
    const rest = '\ntext: about\nimage: null\naction: null\n'
    await write(
      'home/announcement.yaml',
      Buffer.concat([Buffer.from(head), gbk('d4c6c4cfb1dfbeb3d5b9bbe1'), Buffer.from(rest)]),
    )
    expect(await run('import')).toMatch(/^! .*home\/announcement\.yaml：是 GBK（GB 18030）编码/m)
    expect((await get<{ announcement: { title: string } }>('/api/home')).announcement.title).toBe(
      '云南边境展会',
    )
    await write('home/announcement.yaml', Buffer.from(`\ufeff${head}宽字节${rest}`, 'utf16le'))
    expect(await run('import')).toMatch(/^! .*home\/announcement\.yaml：是 UTF-16 编码/m)
    expect((await get<{ announcement: { title: string } }>('/api/home')).announcement.title).toBe('宽字节')
  })

  it('are named where they are no text, or were not read', async () => {
    await write('news/broken.md', Buffer.from('e4bae4b8ad', 'hex'))
    await write('guide/sites.csv', Buffer.from('504b0304', 'hex'))
    await expect(run('import')).rejects.toThrow(
      /guide\/sites\.csv is a file of Office.*\n.*news\/broken\.md is neither UTF-8 nor GBK.*\n共 2 处/,
    )
    await rm(join(folder, 'news'), { recursive: true })
    await rm(join(folder, 'guide'), { recursive: true })
    for (const path of ['news/a.md.txt', 'navigation/main.yml', 'guide/sites.csv.bak', '新建 文本文档.txt'])
      await write(path, '')
    const told = await run('import')
    expect(told.match(/：不是 \.md、\.yaml 或 \.csv 文件，没有读$/gm)).toHaveLength(4)
  })
})

describe('a wrong folder', () => {
  const refused = async () => {
    const versions = await server.db.$count(contentVersions)
    const error = await run('import').catch((reason: Error) => reason.message)
    expect(await server.db.$count(contentVersions)).toBe(versions)
    return String(error).replaceAll(`${folder}/`, '').split('\n').slice(1, -1)
  }

  it('changes nothing, and says where each problem is', async () => {
    await change('home/announcement.yaml', (text) => text.replace(/^title: .*/m, 'title: 不该出现'))
    await write('news/wrong.md', article.replace('minutes: 2', 'minutes: 两').replace('901', '903'))
    await write('menus/main.yaml', 'a: 1')
    await write('media/note.gif', 'GIF89a')
    await write('media/drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    expect(await refused()).toEqual([
      'media/drawing.svg: must not hold <script>, line 1',
      'media/note.gif: must be one of .png .jpg .jpeg .webp .svg',
      'news/wrong.md:8 minutes: must be number, not "两"',
      'menus/main.yaml:1 belongs to no type of content',
    ])
    expect((await get<{ announcement: { title: string } }>('/api/home')).announcement.title).not.toBe(
      '不该出现',
    )
  })

  it('names pictures that are not there, and what does not fit together', async () => {
    await write(
      'news/no-picture.md',
      article.replaceAll('packaging.png', 'nowhere.png').replace('901', '904'),
    )
    await change('guide/sites.csv', (text) => text.replace('\n10101,101,', '\n10101,199,'))
    expect(await refused()).toEqual([
      'news/no-picture.md:10 cover: there is no file /media/nowhere.png',
      'news/no-picture.md:20 body: there is no file /media/nowhere.png',
      'guide/sites.csv:2 categoryId: 199 is no category of the second level',
    ])
  })

  it('names text that pages would not show, or that would hold a parser', async () => {
    const wrong = article.replace('901', '905').replaceAll('packaging.png', 'covers/seal-1.svg')
    await write('news/wrong.md', wrong.replace('## 各国的登记', '<b>各国的登记</b>'))
    await write('news/bomb.md', wrong.replace('905', '906').replace('## 各国的登记', '_a*'.repeat(3000)))
    expect(await refused()).toEqual([
      'news/bomb.md:13 body: has too many marks such as * or [ in its paragraphs',
      'news/wrong.md:13 body: HTML is not shown, write Markdown',
    ])
  })

  it('keeps what others refer to', async () => {
    const sites = await readFile(join(contentDir, 'guide/sites.csv'), 'utf8')
    const withoutCategory = async (id: number) => {
      await change('guide/categories.yaml', (text) =>
        text.replace(new RegExp(`^.*\\{ id: ${id}, .*\\n`, 'm'), ''),
      )
      await write('guide/sites.csv', sites.replace(new RegExp(`^\\d+,${id},.*\\n`, 'gm'), ''))
      return refused()
    }
    expect(await withoutCategory(104)).toEqual([
      'evaluation/rules.yaml: option 501 of question 5 names the category 104, which is none of the second level',
    ])
    expect(await withoutCategory(203)).toEqual([
      'category 203: cannot be removed, because others refer to it',
    ])
  })

  it('is not looked for where it is not', async () => {
    await expect(at.run(content, ['import', join(folder, 'none')])).rejects.toThrow(/读不了/)
    await expect(at.run(content, ['import'])).rejects.toThrow(/content import 还要写 文件夹/)
  })
})

describe('remarks', () => {
  it('are told of what deserves a look in files that change, and prevent nothing', async () => {
    const cut = article
      .replace('901', '921')
      .replaceAll('/media/packaging.png', '/media/covers/seal-1.svg')
      .replace('title: 欧盟包装法：8 月起先登记再发货', 'title: T恤印花怎么选 #TikTok 话题')
      .replace('![贴好标识的纸箱]', '![]')
      .replace('2026-11-20', '2099-01-02 09:30')
    await write('news/remarks.md', `${cut}\n\n[价格](/no-such-page)，[目录](/news)\n`)
    const remarks = [
      `! news/remarks.md:${cut.split('\n').length + 2} body：没有页面 /no-such-page`,
      '! news/remarks.md:7 publishedAt：访客从北京时间 2099-01-02 09:30 起看到',
      '! news/remarks.md:3：“ #”以后的字没有读到，只剩“T恤印花怎么选”；要保留，就用引号括起来',
      '! news/remarks.md:20：图片没有说明，看不见图的访客不知道画的是什么；写成 ![说明](/media/…)',
    ]
    const told = async (options: GivenOptions) =>
      (await run('import', options))
        .replaceAll(`${folder}/`, '')
        .split('\n')
        .filter((line) => line.startsWith('!'))
    expect(await told({ 'dry-run': true })).toEqual(remarks)
    expect(await told({})).toEqual(remarks)
    expect(await told({})).toEqual([])
    expect(await articleAt(921)).toBeUndefined()
  })

  it('are told of a menu and a lesson that lead nowhere, and prevent nothing', async () => {
    await change('navigation/main.yaml', (text) =>
      text.replace('path: /trademarkPatent', 'path: /no-such-page'),
    )
    await change('course/taxes.md', (text) => text.replace('video: ad-budget', 'video: no-such-film'))
    const told = (await run('import', { 'dry-run': true })).replaceAll(`${folder}/`, '')
    expect(told).toMatch(/^! navigation\/main\.yaml:5 \S+path：没有页面 \/no-such-page$/m)
    expect(told).toMatch(/^! course\/taxes\.md:18 \S+video：没有影片“no-such-film”$/m)
    expect(told).toContain('改动 2 项')
  })

  it('do not keep a preview from showing what waits for its day', async () => {
    const text = article.replaceAll('/media/packaging.png', '/media/covers/seal-1.svg')
    await write('news/waiting.md', text.replace('901', '922').replace('2026-11-20', '2099-01-02'))
    await run('import')
    const told = await run('preview')
    expect(told).toContain('没有改动')
    const draft = new URL(told.split('\n').at(-1) ?? '')
    const opened = await server.request(draft.pathname + draft.search)
    expect(opened.headers.get('Location')).toBe('/news/detail?id=922')
    const cookie = (opened.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
    expect((await server.get('/api/news/922', { Cookie: cookie })).http).toBe(200)
    expect((await server.get('/api/news/922')).http).toBe(404)
  })
})

it('tries an import without writing', async () => {
  await change('news/hs-codes.md', (text) => text.replace(/^title: .*/m, 'title: 试一试'))
  expect(await run('import', { 'dry-run': true })).toBe(
    '~ news/hs-codes.md 602 (title)\n改动 1 项\n只检查，什么都没有写',
  )
  expect(JSON.stringify(await get('/api/news/602'))).not.toContain('试一试')
})

describe('versions', () => {
  it('are listed and shown, and lead back', async () => {
    await write('media/packaging.png', photo)
    await write('news/packaging-law.md', article.replace('901', '905'))
    const before = Number(/第 (\d+) 版/.exec(await run('import'))?.[1])
    await write('news/packaging-law.md', article.replace('901', '905').replace('minutes: 2', 'minutes: 9'))
    await write('news/second.md', article.replace('901', '906'))
    await run('import')
    expect(await at.run(content, ['versions'])).toMatch(new RegExp(`${before + 1} .* 1 +1 +0\\n`))
    expect(await at.run(content, ['show', String(before + 1)])).toMatch(/minutes\n {4}- 2\n {4}\+ 9/)
    const back = await at.run(content, ['restore', String(before)])
    expect(back).toMatch(new RegExp(`第 ${before + 2} 版：一切和第 ${before} 版刚发布时一样`))
    expect([(await articleAt(905))?.minutes, await articleAt(906)]).toEqual([2, undefined])
    await at.run(content, ['restore', String(before + 1)])
    expect([(await articleAt(905))?.minutes, (await articleAt(906))?.id]).toEqual([9, 906])
  })

  it('lead back to the first day', async () => {
    await at.run(content, ['restore', '0'])
    expect(await at.run(content, ['import', contentDir], { 'dry-run': true })).not.toMatch(/905|packaging/)
    expect(await articleAt(901)).toBeUndefined()
    expect((await server.request('/media/packaging.png')).status).toBe(404)
  })

  it('are told from numbers that there are none of', async () => {
    await expect(at.run(content, ['restore', '999'])).rejects.toThrow(/没有第 999 版/)
    await expect(at.run(content, ['show', 'x'])).rejects.toThrow(/不是版本/)
  })
})

describe('a draft', () => {
  const linkOf = (told: string) => new URL(told.split('\n').at(-1) ?? '')
  const open = async (link: URL) => {
    const response = await server.request(link.pathname + link.search)
    return { response, cookie: (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '' }
  }

  it('is seen by those who opened its link, and by nobody else', async () => {
    await write('news/draft.md', article.replace('901', '907'))
    await write('media/packaging.png', photo)
    await change('home/announcement.yaml', (text) => text.replace(/^title: .*/m, 'title: 草稿里的公告'))
    const told = await run('preview')
    expect(told).toMatch(/\+ news\/draft\.md 907\n[\s\S]*草稿保留到北京时间 /)
    const { response, cookie } = await open(linkOf(told))
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/news/detail?id=907'])
    expect(response.headers.get('Set-Cookie')).toMatch(/HttpOnly.*Secure.*SameSite=Lax/)
    const seen = await server.get<{ item: Article }>('/api/news/907', { Cookie: cookie })
    expect(seen.envelope.data.item.title).toContain('欧盟包装法')
    const home = await server.get<{ announcement: { title: string } }>('/api/home', { Cookie: cookie })
    expect(home.envelope.data.announcement.title).toBe('草稿里的公告')
    const picture = await server.request('/media/packaging.png', { headers: { Cookie: cookie } })
    expect([picture.status, picture.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect([
      (await server.get('/api/news/907')).http,
      (await server.request('/media/packaging.png')).status,
    ]).toEqual([404, 404])
    expect(JSON.stringify(await get('/api/home'))).not.toContain('草稿里的公告')
  })

  it('is found by the search, and shows the site guide and the evaluation as they would be', async () => {
    await write(
      'news/draft.md',
      article.replace('901', '909').replaceAll('packaging.png', 'covers/seal-1.svg'),
    )
    await change('guide/sites.csv', (text) => text.replace(/^(10101,101),[^,]*/m, '$1,鲸落货源'))
    await change('evaluation/rules.yaml', (text) =>
      text.replace(/attributeName: .*/, 'attributeName: 鲸落一问'),
    )
    const { response, cookie } = await open(linkOf(await run('preview')))
    expect(response.headers.get('Location')).toBe('/crossBorderSiteGuide/detail?id=10101')
    const seen = async (headers: Record<string, string>) => {
      const read = async (path: string) => JSON.stringify((await server.get(path, headers)).envelope.data)
      const sites = { page: 1, rows: 9999, keyword: '鲸落' }
      return [
        await read(`/api/search?${new URLSearchParams({ q: '欧盟包装法' })}`),
        await read('/api/nav/detail/10101'),
        await read('/api/nav/home/field/tree'),
        JSON.stringify((await server.post('/api/nav/home/nav/page', sites, headers)).envelope.data),
      ]
    }
    const whole = ['/news/detail?id=909', '鲸落货源', '鲸落一问', '10101']
    const drafted = await seen({ Cookie: cookie })
    for (const [index, text] of whole.entries()) expect(drafted[index]).toContain(text)
    const published = await seen({})
    for (const [index, text] of whole.entries()) expect(published[index]).not.toContain(text)
  })

  it('ends with its days, or is left', async () => {
    await write(
      'news/draft.md',
      article.replace('901', '908').replaceAll('/media/packaging.png', '/media/covers/seal-1.svg'),
    )
    const link = linkOf(await run('preview', { days: '1' }))
    const later = server.another({ clock: () => new Date(Date.now() + 25 * 60 * 60 * 1000) })
    const expired = await later.request(link.pathname + link.search)
    expect([expired.status, await expired.text()]).toEqual([404, expect.stringContaining('过期')])
    const { cookie } = await open(link)
    expect((await later.request('/api/news/908', { headers: { Cookie: cookie } })).status).toBe(404)
    const left = await server.request('/api/content/draft/end', { headers: { Cookie: cookie } })
    expect(left.headers.get('Set-Cookie')).toMatch(/draft=;.*Max-Age=0/)
    await expect(run('preview', { days: '90' })).rejects.toThrow(/--days 90：请写 1 到 30 的整数/)
  })

  it('is written for many readers together, and its index of the search is found once', async () => {
    await write('news/draft.md', article.replace('901', '910'))
    await write('media/packaging.png', photo)
    const { cookie } = await open(linkOf(await run('preview')))
    const transactions = vi.spyOn(server.db, 'transaction')
    const entries = vi.spyOn(editionSearchSource, 'entries')
    onTestFinished(() => {
      transactions.mockRestore()
      entries.mockRestore()
    })
    const titles = async (count: number) => {
      const reads = Array.from({ length: count }, () =>
        server.get<{ item: Article }>('/api/news/910', { Cookie: cookie }),
      )
      return new Set((await Promise.all(reads)).map(({ envelope }) => envelope.data.item.title))
    }
    expect((await titles(40)).size).toBe(1)
    expect(transactions.mock.calls.length).toBeLessThan(20)
    await titles(1)
    expect(entries).toHaveBeenCalledTimes(1)
    const before = transactions.mock.calls.length
    await server.request('/media/packaging.png', { headers: { Cookie: cookie } })
    expect(transactions.mock.calls.length).toBe(before)
  })

  it('is read with what was published meanwhile', async () => {
    await write(
      'news/draft.md',
      article.replace('901', '911').replaceAll('packaging.png', 'covers/seal-1.svg'),
    )
    const { cookie } = await open(linkOf(await run('preview')))
    const found = async () =>
      JSON.stringify(
        (await server.get(`/api/search?${new URLSearchParams({ q: '先登记再发货' })}`, { Cookie: cookie }))
          .envelope,
      )
    expect(await found()).toContain('/news/detail?id=911')
    await rm(join(folder, 'news'), { recursive: true })
    await write(
      'activity/other.md',
      activity
        .replace('902', '912')
        .replace('现场办', '先登记再发货')
        .replaceAll('packaging.png', 'covers/seal-1.svg'),
    )
    await run('import')
    expect(await found()).toContain('id=912')
    expect(await found()).toContain('/news/detail?id=911')
  })

  it('is rendered once for many readers of a page', async () => {
    await change('home/announcement.yaml', (text) => text.replace(/^title: .*/m, 'title: 再一份草稿'))
    const { cookie } = await open(linkOf(await run('preview')))
    let rendered = 0
    const portal = {
      clientDir: folder,
      render: async () => {
        rendered += 1
        return { status: 200, html: '<html><head></head><body></body></html>' }
      },
    }
    const app = server.another({ portal })
    const pages = await Promise.all(
      Array.from({ length: 40 }, () => app.request('/', { headers: { Cookie: cookie } })),
    )
    expect(new Set(pages.map(({ headers }) => headers.get('Cache-Control')))).toEqual(
      new Set(['private, no-store']),
    )
    expect(rendered).toBe(1)
    expect(await (await app.request('/')).text()).not.toContain('草稿预览')
    expect(rendered).toBe(2)
  })

  it('marks its pages, which nobody stores', async () => {
    await change('home/announcement.yaml', (text) => text.replace(/^title: .*/m, 'title: 又一份草稿'))
    const { cookie } = await open(linkOf(await run('preview')))
    const portal = {
      clientDir: folder,
      render: async () => ({ status: 200, html: '<html><head></head><body></body></html>' }),
    }
    const app = server.another({ portal })
    const page = await app.request('/', { headers: { Cookie: cookie } })
    const html = await page.text()
    expect(html).toContain('草稿预览')
    expect(html).toContain('href="/api/content/draft/end"')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect([page.headers.get('Cache-Control'), page.headers.get('X-Robots-Tag')]).toEqual([
      'private, no-store',
      'noindex',
    ])
    expect(await (await app.request('/')).text()).not.toContain('草稿预览')
  })
})
