import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NavigationItem } from '@chuhai/contract/navigation'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMatcher } from '../../router/match'
import { rows } from '../../routes'
import { visibleItems } from './item'

const contentDir = join(import.meta.dirname, '../../../../../packages/server/content')
const read = (path: string) => parse(readFileSync(join(contentDir, path), 'utf8'))
const platforms = read('platform/platforms.yaml').map(({ id, name }: { id: number; name: string }) => ({
  id,
  platformName: name,
}))

const isItem = (value: unknown): value is NavigationItem =>
  typeof value === 'object' && value !== null && 'title' in value && 'path' in value

/** All items of a menu, at any depth. */
const itemsIn = (value: unknown): NavigationItem[] => {
  if (typeof value !== 'object' || value === null) return []
  return [...(isItem(value) ? [value] : []), ...Object.values(value).flatMap(itemsIn)]
}

const match = createMatcher(rows)
const files = readdirSync(join(contentDir, 'navigation'))
const shown = files.flatMap((file) => {
  const menu = read(`navigation/${file}`)
  return itemsIn(Array.isArray(menu) ? visibleItems(menu, platforms) : menu)
})
const own = shown.filter(({ outside }) => !outside)

/** Menus are content: this holds the menus of a new database to the routes that there are. */
describe('the menus of a new database', () => {
  it('lead to nothing but pages that exist', () => {
    expect(own.length).toBeGreaterThan(60)
    expect(own.filter(({ path = '' }) => !match(path)).map(({ path }) => path)).toEqual([])
    for (const { search } of files.map((file) => read(`navigation/${file}`)))
      if (search) expect(match(search.path), search.path).not.toBeNull()
  })

  it('say that sign-on is needed exactly where the page asks for it', () => {
    const signsOn = ({ path = '' }: NavigationItem) => {
      const { login, signedOutPath } = match(path)?.row ?? {}
      return Boolean(login && !signedOutPath)
    }
    expect(own.filter((item) => Boolean(item.needLogin) !== signsOn(item)).map(({ path }) => path)).toEqual(
      [],
    )
  })

  it('name every entry that the specification lists', () => {
    const paths = own.map(({ path }) => path)
    const listed =
      `/GStore /GStore/details/1?tag=1 /GStore/details/33?tag=1 /GStore/details/23?tag=1 /compliance?tag=1 /compliance?tag=2
      /compliance?tag=3 /compliance?tag=4 /serviceMarket /beServiceProvider /brandService /siteBuild /adService /mediaMarketing
      /crowdfunding /billionsDollars /logistics /comprehensive /jointOperation /marketService /startBusiness /makerSpace /findSeller
      /train /activity /school /news /introduce /kylinPlan /contactUs /schoolCenter /schoolCenter/class /schoolCenter/order
      /?touchMode=1`.split(/\s+/)
    expect(paths).toEqual(expect.arrayContaining(listed))
    const titles = shown.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining([
        '供应链商城',
        '标准信息库',
        '数据大屏',
        '数据演示',
        '跨境监测平台',
        '数字展厅',
      ]),
    )
    expect(read('navigation/main.yaml').map(({ title }: NavigationItem) => title)).toEqual([
      '找服务',
      '找活动',
      '找培训',
      '大数据',
      '资讯',
      '关于我们',
    ])
  })

  it('hide 人才培养, and open the school in a new tab', () => {
    expect(JSON.stringify(read('navigation/main.yaml'))).toContain('人才培养')
    expect(shown.map(({ title }) => title)).not.toContain('人才培养')
    expect(own.find(({ title }) => title === '跨境学院')?._blank).toBe(true)
  })
})
