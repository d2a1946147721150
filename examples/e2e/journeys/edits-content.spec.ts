import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../axe'
import { operator } from '../operator'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chuhai-editing-'))
})
test.afterEach(() => rmSync(folder, { recursive: true }))

const open = (page: Page, path: string) => page.goto(addresses.portal + path)
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const versionOf = (told: string) => Number(/第 (\d+) 版/.exec(told)?.[1])

const article = (id: number) => `---
id: ${id}
title: 欧盟包装法：先登记再发货
summary: 谁登记，登记什么，没有登记号的包裹会怎样。
category: 税务合规
author: 出海云编辑部
publishedAt: 2026-11-20
minutes: 2
tags: [ 合规, 海外仓, 新手 ]
cover: /media/journey-packaging.svg
---

## 各国的登记

| 国家 | 登记 | 多久 |
|---|---|---:|
| 德国 | LUCID 与双元系统 | 5 天 |

![贴好标识的纸箱](/media/journey-packaging.svg)
`

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="#e4eef8"/><path d="M50 40l30-14 30 14v30L80 84 50 70z" fill="#0e5ca8"/></svg>`

test('visitors see what an editor publishes by files, until the editor goes back', async ({ page }) => {
  const pageErrors = recordPageErrors(page, [addresses.portal])
  write(
    'home/announcement.yaml',
    'id: journey\ntitle: 双十二备货专场\ntext: 12 月 5 日前入仓\nimage: null\naction: null\n',
  )
  write('news/journey.md', article(9901))
  write('media/journey-packaging.svg', drawing)
  expect(operator('content', 'import', folder, '--dry-run')).toContain('增加 2 项，改动 1 项')
  const version = versionOf(operator('content', 'import', folder))
  try {
    await open(page, '/')
    await expect(page.getByText('双十二备货专场')).toBeVisible()
    await open(page, '/news/detail?id=9901')
    await expect(page.getByRole('cell', { name: 'LUCID 与双元系统' })).toBeVisible()
    const picture = page.getByRole('img', { name: '贴好标识的纸箱' })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(pageErrors.problems).toEqual([])
  } finally {
    operator('content', 'restore', String(version - 1))
  }
  // A page may be a few seconds old.
  await expect.poll(async () => (await open(page, '/news/detail?id=9901'))?.status()).toBe(404)
})

test('a draft is seen with its link alone, marked, and left again', async ({ page, browser }) => {
  const pageErrors = recordPageErrors(page, [addresses.portal])
  write('news/journey.md', article(9902))
  write('media/journey-packaging.svg', drawing)
  const link = operator('content', 'preview', folder).trim().split('\n').at(-1) ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('欧盟包装法：先登记再发货')
  const bar = page.getByRole('complementary', { name: '草稿预览' })
  await expect(bar).toBeVisible()
  await expectAccessible(page, '.chuhai-draft')

  const other = await browser.newPage()
  expect((await other.goto(`${addresses.portal}/news/detail?id=9902`))?.status()).toBe(404)
  await other.close()

  await open(page, '/news')
  await expect(page.getByRole('link', { name: /欧盟包装法：先登记再发货/ }).first()).toBeVisible()
  await bar.getByRole('link', { name: '退出预览' }).click()
  await expect(page).toHaveURL(`${addresses.portal}/`)
  await expect(bar).toHaveCount(0)
  expect(pageErrors.problems).toEqual([])
})

test('a site that an editor takes out of the guide is neither found nor shown', async ({ page }) => {
  operator('content', 'export', folder)
  const sites = readFileSync(join(folder, 'guide/sites.csv'), 'utf8')
  writeFileSync(join(folder, 'guide/sites.csv'), sites.replace(/^80101,.*\n/m, ''))
  const version = versionOf(operator('content', 'import', folder))
  try {
    await open(page, '/crossBorderSiteGuide/search?q=DeepL')
    await expect(page.getByRole('link', { name: 'DeepL', exact: true })).toHaveCount(0)
    const answer = await open(page, '/crossBorderSiteGuide/detail?id=80101')
    expect(answer?.status()).toBe(404)
  } finally {
    operator('content', 'restore', String(version - 1))
  }
})
