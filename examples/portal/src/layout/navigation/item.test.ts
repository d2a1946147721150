import type { NavigationItem } from '@chuhai/contract/navigation'
import { describe, expect, it } from 'vitest'
import { currentItem, holdsPath, linkOf, visibleItems } from './item'

const platforms = [
  { id: 1, platformName: '亚马逊' },
  { id: 33, platformName: '速卖通' },
]

describe('an item', () => {
  it('holds its own page, the pages below that, and those of its children', () => {
    const news = { title: '资讯', path: '/news' }
    const group = { title: '找培训', children: [{ title: '跨境学院', path: '/school?from=menu' }] }
    for (const path of ['/news', '/news/detail']) expect(holdsPath(news, path), path).toBe(true)
    for (const path of ['/newsletter', '/', '/school']) expect(holdsPath(news, path), path).toBe(false)
    expect(holdsPath(group, '/school/training/detail')).toBe(true)
  })

  it('contains no path of this site where it links to another', () => {
    expect(holdsPath({ title: '商城', path: '/news', outside: true }, '/news')).toBe(false)
  })

  it('opens a new tab for other sites, which learn nothing, and where it says so', () => {
    expect(linkOf({ title: '商城', path: 'mall.example', outside: true })).toEqual({
      href: 'http://mall.example',
      target: '_blank',
      rel: 'noopener noreferrer',
    })
    expect(linkOf({ title: '学院', path: '/school', _blank: true })).toEqual({
      href: '/school',
      target: '_blank',
      rel: 'noopener',
    })
    expect(linkOf({ title: '资讯', path: '/news' })).toEqual({ href: '/news' })
  })
})

describe('a menu', () => {
  const menu: NavigationItem[] = [
    {
      title: '找服务',
      children: [
        {
          title: '开店',
          children: [
            { title: '{platformName}', path: '/GStore/details/{id}?tag=1', forEach: 'recommendedPlatform' },
            { title: '服务市场', path: '/serviceMarket', disabled: true },
          ],
        },
        { title: '发货', children: [{ title: '物流', path: '/logistics', disabled: true }] },
      ],
    },
    { title: '人才培养', path: '/train', disabled: true },
  ]

  it('has a store entry for each recommended platform', () => {
    const [services] = visibleItems(menu, platforms)
    expect(services?.children?.[0]?.children).toEqual([
      { title: '亚马逊', path: '/GStore/details/1?tag=1' },
      { title: '速卖通', path: '/GStore/details/33?tag=1' },
    ])
  })

  it('hides disabled items, and groups that have nothing to show', () => {
    expect(JSON.stringify(visibleItems(menu, platforms))).not.toMatch(/人才培养|服务市场|发货/)
    expect(visibleItems(menu)).toEqual([])
  })

  it('marks the item that says most about an address', () => {
    const all = { title: '全部课程', path: '/courseList' }
    const live = { title: '直播课', path: '/courseList?type=living' }
    const items = [all, live]
    expect(currentItem(items, '/courseList', '')).toBe(all)
    expect(currentItem(items, '/courseList', 'q=a')).toBe(all)
    expect(currentItem(items, '/courseList', 'page=2&type=living')).toBe(live)
    expect(currentItem(items, '/news', '')).toBeUndefined()
  })
})
