import { type Navigation, navigation as navigationSchema } from '@chuhai/contract/navigation'
import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { ContentError } from '../../content/check-content'
import { firstContent } from '../../content/source'
import { startTestApp } from '../../testing/test-app'
import { seedTest } from '../../testing/test-database'
import { menuContent } from './content'
import { menus } from './tables'

const server = startTestApp()
const read = async (app: { request(path: string): Promise<Response> | Response } = server) =>
  ((await (await app.request('/api/navigation')).json()) as { data: Navigation }).data

describe('GET /navigation', () => {
  it('answers with all menus by the contract', async () => {
    const data = await read()
    expect(parse(navigationSchema, data)).toEqual(data)
    expect(data.main.map(({ title }) => title)).toContain('找服务')
  })

  it('says that a code without a WeChat address leads to the contact page', async () => {
    const notes = (data: Navigation) => data.footer.codes.map(({ note }) => note)
    expect(notes(await read())).toEqual(['打开联系我们', '打开联系我们', '打开联系我们'])
    const weChat = { account: 'https://weixin.qq.com/r/chuhai' }
    expect(notes(await read(server.another({ weChat })))).toEqual([
      '打开联系我们',
      '微信扫一扫',
      '打开联系我们',
    ])
  })

  it('keeps what an editor has changed after a restart', async () => {
    const { guide } = await read()
    await server.db
      .update(menus)
      .set({ content: { ...guide, title: '站点大全' } })
      .where(eq(menus.name, 'guide'))
    await seedTest(server)
    expect((await read()).guide.title).toBe('站点大全')
  })
})

describe('a menu in a file', () => {
  const first = firstContent(new Date())

  const problemsOf = (name: string, from: string, to: string): readonly string[] => {
    const path = `navigation/${name}`
    const written = first.files.get(path) ?? ''
    expect(written).toContain(from)
    try {
      menuContent.format.read({ ...first, files: new Map([[path, written.replace(from, to)]]) })
      return []
    } catch (error) {
      if (error instanceof ContentError) return error.problems
      throw error
    }
  }

  it('changes a menu by itself', () => {
    expect(problemsOf('main.yaml', 'title: 资讯', 'title: 行业资讯')).toEqual([])
  })

  it.each([
    ['main.yaml', 'needLogin: true', 'needlogin: true', /needlogin: is not a known field$/],
    [
      'main.yaml',
      'path: /news',
      'path: news',
      /^content\/navigation\/main\.yaml:\d+ \d\.children\.\d: must have a path of this/,
    ],
    ['main.yaml', "'https://www.1688.com'", '/mall', /an address such as https/],
    ['main.yaml', 'path: /logistics }', 'note: 空 }', /must have a path/],
    ['footer.yaml', 'icon: chat', 'icon: wechat', /accounts\.0\.icon: must be/],
    ['guide.yaml', 'label: 导航的页面', 'name: 导航的页面', /label: is missing/],
  ])('is refused with file, line and field: %s with %s as %s', (name, from, to, problem) => {
    expect(problemsOf(name, from, to).join('\n')).toMatch(problem)
  })
})
