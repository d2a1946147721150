import { expect, type Page, test } from '@playwright/test'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const tools = `${addresses.portal}/GStore/preferredApps`
const agencies = `${addresses.portal}/GStore/preferredServer`

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const filter = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
/** The next link is that of the page with this choice. */
const choose = async (page: Page, name: string, word: string) => {
  const chip = filter(page, name).getByRole('link', { name: word, exact: true })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-current', 'true')
}
const cards = (page: Page) => page.locator('.publication-list > li')
const addressOf = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`

for (const width of [1280, 375])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a seller narrows the tools down, reads one, and Back leads to the same place', async ({ page }) => {
      const pageErrors = recordPageErrors(page, [addresses.portal])
      await page.goto(`${addresses.portal}/GStore`)
      await page.getByRole('link', { name: '优选工具' }).click()
      await expect(heading(page)).toHaveText('优选工具')

      await choose(page, '语言', '中文')
      await choose(page, '平台', '亚马逊')
      await choose(page, '排序', '用的店多的在前')
      const query = { platforms: '亚马逊', languages: '中文', order: 'stores' }
      await expect(page).toHaveURL(addressOf(tools, query))

      const last = cards(page).last().getByRole('link')
      const title = (await last.getByRole('heading').textContent()) ?? ''
      await last.scrollIntoViewIfNeeded()
      const top = await page.evaluate(() => scrollY)
      await last.click()
      await expect(heading(page)).toHaveText(title)
      await expect(page.getByRole('img', { name: new RegExp(title) }).first()).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(addressOf(tools, query))
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
      await page.goBack()
      await expect(page).toHaveURL(addressOf(tools, { platforms: '亚马逊', languages: '中文' }))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(pageErrors.problems).toEqual([])
    })

    test('typing follows in the address without entries of its own, and keeps the focus', async ({
      page,
    }) => {
      await page.goto(addressOf(tools, { platforms: '亚马逊' }))
      await choose(page, '排序', '月费从低到高')
      const field = page.getByRole('searchbox', { name: '搜索开店工具' })
      await field.click()
      await field.pressSequentially('补货', { delay: 30 })
      await expect(page).toHaveURL(addressOf(tools, { platforms: '亚马逊', order: 'monthly', word: '补货' }))
      await expect(cards(page).first()).toContainText('潮汐补货')
      await expect(field).toBeFocused()
      await field.press('ControlOrMeta+a')
      await field.pressSequentially('zzzzzz', { delay: 30 })
      await expect(page.getByText('没有符合条件的内容')).toBeVisible()
      await expect(field).toHaveValue('zzzzzz')
      const way = page.getByRole('link', { name: /^去掉搜索词“zzzzzz”，有\s\d+\s款$/ })
      await way.click()
      await expect(page).toHaveURL(addressOf(tools, { platforms: '亚马逊', order: 'monthly' }))
      await expect(field).toHaveValue('')
      await page.goBack()
      await expect(field).toHaveValue('zzzzzz')
      await page.goBack()
      await expect(page).toHaveURL(addressOf(tools, { platforms: '亚马逊' }))
    })

    test('a seller finds who runs a store by platform, market and price, and asks', async ({ page }) => {
      const pageErrors = recordPageErrors(page, [addresses.portal])
      await page.goto(agencies)
      await choose(page, '平台', 'Shopee')
      await choose(page, '市场', '东南亚')
      await choose(page, '月费', '5,000 元以内')
      await expect(cards(page)).toHaveCount(1)
      await cards(page)
        .getByRole('link', { name: /^咨询\s?澄南电商$/ })
        .click()
      const panel = page.getByRole('dialog')
      await expect(panel.getByText('澄南电商')).toBeVisible()
      await page.keyboard.press('Escape')
      await cards(page)
        .getByRole('link', { name: /澄南电商/ })
        .first()
        .click()
      await expect(heading(page)).toHaveText('澄南电商')
      await page.getByRole('heading', { name: /读完还有疑问/ }).scrollIntoViewIfNeeded()
      expect(pageErrors.problems).toEqual([])
    })
  })

test('an address that says too much shows what it can, and says the rest', async ({ page }) => {
  await page.goto(addressOf(tools, { platforms: '火星', page: '99' }))
  const note = page.getByRole('note')
  await expect(note).toContainText('地址里的平台不认识')
  await expect(note).toContainText(/没有第\s99\s页/)
  await expect(cards(page).first()).toBeVisible()
})

test('an offer that is over has no code', async ({ page }) => {
  await page.goto(`${tools}/detail?id=1112`)
  await expect(page.getByText(/优惠已于.*结束/)).toBeVisible()
  await expect(page.getByText('DUIYING2')).toHaveCount(0)
})

test('both are found by the search, by a topic and in the sitemap', async ({ page }) => {
  await page.goto(`${addresses.portal}/search?${new URLSearchParams({ q: '潮汐补货' })}`)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /潮汐补货/ })
      .first(),
  ).toBeVisible()
  await page.goto(`${addresses.portal}/tag?${new URLSearchParams({ name: '海外仓' })}`)
  await expect(page.getByRole('main').getByText('开店工具').first()).toBeVisible()
  const sitemap = await (await page.request.get(`${addresses.portal}/sitemap.xml`)).text()
  for (const path of [
    '/GStore/preferredApps',
    '/GStore/preferredServer',
    '/GStore/preferredApps/detail?id=1101',
  ])
    expect(sitemap).toContain(`${path}</loc>`)
})
