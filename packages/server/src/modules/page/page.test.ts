import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Navigation, NavigationItem } from '@chuhai/contract/navigation'
import { clientCases } from '@chuhai/contract/publication'
import { describe, expect, it } from 'vitest'
import { mediaDir } from '../../process/folders'
import { longestRetention } from '../../settings/retention'
import { firstItems } from '../../testing/first-items'
import { startTestApp } from '../../testing/test-app'
import { editionPages } from '../competition/editions'
import { publicationContentOf } from '../publication/content'
import { pageContent } from './content'

const server = startTestApp()
const written = firstItems(pageContent)
const get = (path: string) => server.request(path)

/** Every list of a menu: its own, and those of its items. */
const listsOf = (list: readonly NavigationItem[]): (readonly NavigationItem[])[] => [
  list,
  ...list.flatMap(({ children }) => (children ? listsOf(children) : [])),
]

describe('the content', () => {
  it('has a key, a path and a title of its own for every page', () => {
    for (const field of ['key', 'path', 'title'] as const)
      expect(new Set(written.map((page) => page[field])).size).toBe(written.length)
  })

  it('tells neighbours of a menu in different ways', async () => {
    const { data } = (await (await get('/api/navigation')).json()) as { data: Navigation }
    const blocksAt = new Map(written.map(({ path, blocks }) => [path, blocks]))
    const menus = listsOf(data.main).map((list) => list.flatMap(({ path }) => path ?? []))
    expect(menus.flat().filter((path) => blocksAt.has(path)).length).toBeGreaterThan(25)
    for (const paths of menus)
      for (const [index, path] of paths.entries()) {
        const [before, here] = [paths[index - 1], path].map((at) =>
          blocksAt.get(at ?? '')?.map(({ type }) => type),
        )
        if (before && here) expect(here, path).not.toEqual(before)
      }
  })

  it('leads from page to page without a dead end', () => {
    const known = new Set([
      ...written.map(({ path }) => path),
      ...Object.values(editionPages),
      '/#services',
      '/school/training',
      '/logistics/list',
      '/logistics/query',
      '/logistics/warehouse/list',
    ])
    for (const { key, parent, tabs, blocks } of written) {
      const links = blocks.flatMap((block) => (block.type === 'consultation' ? block.links : []))
      for (const { path } of [...(parent ? [parent] : []), ...tabs, ...links])
        expect(known.has(path), `${key} ${path}`).toBe(true)
    }
  })

  it('shows pictures that exist', () => {
    const pictures = written.flatMap(({ picture, blocks }) => [
      picture,
      ...blocks.flatMap((block) => {
        if (block.type === 'gallery') return block.items.map((item) => item.picture)
        return block.type === 'places' ? block.list.map(({ map }) => map) : []
      }),
    ])
    for (const picture of pictures)
      if (picture) expect(existsSync(join(mediaDir, picture.replace('/media/', ''))), picture).toBe(true)
  })

  it('names platforms that have requirements, or is told which it has not', async () => {
    const problemsOf = (platform: number) =>
      pageContent.check?.(
        written
          .filter(({ key }) => key === 'GStore-1')
          .map((page) => ({
            ...page,
            blocks: page.blocks.map((block) =>
              block.type === 'storeSites' ? { ...block, platform } : block,
            ),
          })),
        async (type) => firstItems(type),
      )
    expect(await problemsOf(1)).toEqual([])
    expect(await problemsOf(4711)).toEqual([
      {
        key: 'GStore-1',
        path: ['blocks', 1, 'platform'],
        message: 'no file of storeRequirement has the platform 4711',
      },
    ])
  })

  it('names client cases that exist', () => {
    const ids = new Set(firstItems(publicationContentOf(clientCases)).map(({ id }) => id))
    for (const { key, blocks } of written)
      for (const block of blocks)
        if (block.type === 'cases') for (const id of block.ids) expect(ids.has(id), `${key} ${id}`).toBe(true)
  })
})

describe('the privacy page', () => {
  const text = JSON.stringify(written.find(({ key }) => key === 'privacy'))

  it('says how long what is kept, in the figures of the sweeps', () => {
    const retention = longestRetention
    for (const sentence of [
      `自提交起 ${retention.leadMonths} 个月`,
      `送达 ${retention.outboxDays} 天后`,
      `消息保存 ${retention.messageMonths} 个月`,
      `保存 ${retention.pageViewMonths} 个月`,
      `对话保存 ${retention.assistantDays} 天`,
      `报名截止起 ${retention.registrationMonths} 个月`,
      `活动结束起保存 ${retention.registrationMonths} 个月`,
      `最后一次改动起 ${retention.applicationMonths} 个月`,
      `最后一次变动起保存 ${retention.orderMonths} 个月`,
      `记录保存 ${retention.accessLogMonths} 个月`,
    ])
      expect(text).toContain(sentence)
  })

  it('names the model of the assistant, and the members of a team', () => {
    expect(text).toContain('发送给我们选用的大模型服务')
    expect(text).toContain('每位队员的姓名、手机号、邮箱')
  })
})

describe('GET /page/{key}', () => {
  it('answers the page as it was written', async () => {
    const response = await get('/api/page/siteBuild')
    expect(await response.json()).toMatchObject({
      data: { title: '独立站建设', price: { figure: '¥9,800\u00a0起' } },
    })
  })

  it('answers 404 for a key that nobody wrote and 422 for what is no key', async () => {
    expect((await get('/api/page/nothing')).status).toBe(404)
    expect((await get('/api/page/a%20b')).status).toBe(422)
  })
})
