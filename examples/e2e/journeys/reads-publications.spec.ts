import { expect, type Page, test } from '@playwright/test'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const open = (page: Page, path: string) => page.goto(addresses.portal + path)
const filter = (page: Page, name: string) => page.getByRole('list', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a seller narrows the news down, reads an article, and goes back to the same place', async ({
  page,
}) => {
  const pageErrors = recordPageErrors(page, [addresses.portal])
  await open(page, '/news')
  await page.getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/\/news\?page=2$/)

  await filter(page, '分类').getByRole('link', { name: '物流' }).click()
  await expect(filter(page, '分类').locator('[aria-current]')).toHaveText('物流')
  await expect(page).toHaveURL(`${addresses.portal}/news?${new URLSearchParams({ category: '物流' })}`)
  const articles = page.locator('.publication-list a')
  for (const category of await articles.locator('.publication-item__meta b').allTextContents())
    expect(category).toBe('物流')

  const last = articles.last()
  const title = await last.getByRole('heading').textContent()
  await last.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(0)
  await last.click()
  await expect(heading(page)).toHaveText(title ?? '')
  await page.goBack()
  await expect(filter(page, '分类').locator('[aria-current]')).toHaveText('物流')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  expect(pageErrors.problems).toEqual([])
})

test('a seller finds an activity of a city, how many seats are left, and the form for questions', async ({
  page,
}) => {
  await open(page, '/activity')
  await page.getByRole('link', { name: '全部活动' }).click()
  await filter(page, '城市').getByRole('link', { name: '宁波' }).click()
  await filter(page, '时间').getByRole('link', { name: '未开始' }).click()
  await page.getByRole('link', { name: /欧盟 GPSR/ }).click()
  await expect(heading(page)).toHaveText('欧盟 GPSR 与包装法落地答疑')
  await expect(page.getByText('报名中', { exact: true })).toBeVisible()
  await expect(page.getByText(/还剩 \d+ 席/)).toBeVisible()
  const form = page.getByRole('heading', { name: '想先问一问' })
  await form.scrollIntoViewIfNeeded()
  await expect(page.getByRole('textbox', { name: /姓名/ })).toBeVisible()
})

test('a team finds the next activities of the incubator, and an exhibitor those of the pavilion', async ({
  page,
}) => {
  await open(page, '/hatchActivity')
  await page.getByRole('link', { name: '全部孵化活动' }).click()
  await expect(filter(page, '系列').locator('[aria-current]')).toHaveText('孵化活动')

  await open(page, '/pavilionActivity')
  await page.getByRole('link', { name: '全部展馆活动' }).click()
  await expect(page).toHaveURL(`${addresses.portal}/pavilionActivity/list`)
  await filter(page, '时间').getByRole('link', { name: '进行中' }).click()
  await page.getByRole('link', { name: /新品轮展/ }).click()
  await expect(heading(page)).toHaveText('新品轮展：户外与露营')
  await expect(page.getByText('进行中', { exact: true })).toBeVisible()
})

test('a seller searches for a filing, and sees line by line what it costs', async ({ page }) => {
  await open(page, '/trademarkPatent')
  await filter(page, '地区').getByRole('link', { name: '美国' }).click()
  await expect(filter(page, '地区').locator('[aria-current]')).toHaveText('美国')
  await page.getByRole('searchbox', { name: '搜索商标与专利服务' }).fill('使用声明')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(filter(page, '地区').locator('[aria-current]')).toHaveText('美国')
  await page
    .locator('.publication-list')
    .getByRole('link', { name: /使用声明/ })
    .click()
  const fees = page.getByRole('table')
  await expect(fees.getByRole('row', { name: /^合计/ })).toContainText('¥3,290')
  await page.getByRole('heading', { name: '问一问您的名字' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('商标注册', { exact: true }).first()).toBeVisible()
})

test('a list without results leads back to everything', async ({ page }) => {
  await open(page, `/clientCase?${new URLSearchParams({ industry: '宠物', market: '拉美' })}`)
  await page.getByRole('link', { name: '清除全部条件' }).click()
  await expect(page.locator('.publication-list a').first()).toBeVisible()
  await expect(page).toHaveURL(`${addresses.portal}/clientCase`)
})
