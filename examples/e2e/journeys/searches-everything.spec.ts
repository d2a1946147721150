import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../axe'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const open = (page: Page, path: string) => page.goto(addresses.portal + path)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const kinds = (page: Page) => page.getByRole('navigation', { name: '结果的类别' })

test('a seller searches everything, narrows it down, corrects a slip, and compares services', async ({
  page,
}) => {
  const pageErrors = recordPageErrors(page, [addresses.portal])
  await open(page, '/')
  const box = page.getByRole('banner').getByRole('combobox')
  await box.fill('亚玛逊')
  await box.press('Enter')
  await expect(heading(page)).toHaveText('“亚玛逊”的搜索结果')
  await expect(page.getByText('已为您搜索')).toContainText('亚马逊')
  await expect(page.locator('.search-page__hits mark').first()).toHaveText(/亚马逊|amazon/i)

  const news = kinds(page).getByRole('link', { name: /^资讯/ })
  const count = (await news.textContent())?.replace('资讯', '')
  await news.click()
  await expect(page.getByText(`共 ${count} 条结果`)).toBeVisible()
  await page.getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/kind=news&page=2$/)
  for (const kind of await page.locator('.search-page__meta').allTextContents()) expect(kind).toMatch(/^资讯/)

  await kinds(page).getByRole('link', { name: /^全部/ }).click()
  await page.getByRole('link', { name: /全部服务/ }).click()
  await expect(heading(page)).toHaveText('“亚玛逊”相关的服务')
  await page.getByRole('list', { name: '排序' }).getByRole('link', { name: '周期从短到长' }).click()
  await expect(page).toHaveURL(/order=duration/)
  await page.locator('.service-item h2 a').first().click()
  await expect(page.getByRole('heading', { name: /./ }).first()).toBeVisible()

  await open(page, '/search')
  await expect(page.getByRole('region', { name: '最近搜过' }).getByRole('link')).toHaveText(['亚玛逊'])
  expect(pageErrors.problems).toEqual([])
})

test('a seller follows a topic of an article to everything about it', async ({ page }) => {
  await open(page, '/news/detail?id=201')
  await page.getByRole('main').getByRole('link', { name: '海外仓', exact: true }).first().click()
  await expect(heading(page)).toHaveText('海外仓')
  await page
    .getByRole('link', { name: /^全部 \d+ 条/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('跨境导航')
  await expect(page).toHaveURL(/kind=site/)
})

test('a seller reads a list in its order, and finds the place again', async ({ page }) => {
  await open(page, '/reading')
  await page.getByRole('link', { name: /第一次开店/ }).click()
  await page.getByRole('link', { name: '从第一篇开始' }).click()
  await expect(heading(page)).toHaveText('一款商品能不能做，先答六个问题')
  await page.goBack()
  await expect(page.getByText('已读 1/7')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: '继续阅读' })).toHaveAttribute('href', '/news/detail?id=103')
})

test('a page that has not changed is not sent again, and other capitals lead to it', async ({ request }) => {
  const first = await request.get(`${addresses.portal}/taxCompliance`)
  const etag = first.headers().etag as string
  await expect
    .poll(async () => {
      const again = await request.get(`${addresses.portal}/taxCompliance`, {
        headers: { 'If-None-Match': etag },
      })
      return again.status()
    })
    .toBe(304)
  const moved = await request.get(`${addresses.portal}/TAXcompliance?a=1`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/taxCompliance?a=1'])
})

for (const path of [
  '/search',
  '/search?q=VAT',
  '/search?q=zzzzqq',
  '/search/serviceItem',
  '/tag',
  '/tag?name=SEO',
  '/reading',
  '/reading?id=3',
])
  test(`${path} is accessible, also on a phone`, async ({ page }) => {
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 812 })
      await open(page, path)
      await expect(heading(page)).toBeVisible()
      await expectAccessible(page, 'main')
    }
  })
