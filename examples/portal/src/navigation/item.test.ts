import { expect, it } from 'vitest'
import { holdsPath } from './item'

it('an item holds its own page, the pages below that, and those of its children', () => {
  const news = { title: '资讯', path: '/news' }
  const group = { title: '找培训', children: [{ title: '跨境学院', path: '/school?from=menu' }] }
  for (const path of ['/news', '/news/detail']) expect(holdsPath(news, path), path).toBe(true)
  for (const path of ['/newsletter', '/', '/school']) expect(holdsPath(news, path), path).toBe(false)
  expect(holdsPath(group, '/school/training/detail')).toBe(true)
})

it('holds nothing of ours where it leads to another site', () => {
  expect(holdsPath({ title: '商城', path: '/news', outside: true }, '/news')).toBe(false)
})
