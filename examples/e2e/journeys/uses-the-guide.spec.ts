import { expect, type Locator, type Page, test } from '@playwright/test'
import { logInAt, signInAtPortal, signOnFrame } from '../account'
import { holdRequests } from '../hold-requests'
import { expectNotices, watchNotices } from '../notices'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { pressText } from '../press'
import { addresses } from '../services'

const ours = [addresses.portal, addresses.signOn]

const open = async (page: Page, path: string) => {
  await page.goto(addresses.portal + path)
  await expect(page.locator('html[data-ready]')).toBeAttached()
}

const categories = (page: Page) => page.getByRole('navigation', { name: '站点分类' })
const evaluation = (page: Page) => page.getByRole('dialog', { name: '建立跨境专属导航' })
const siteCard = (page: Page | Locator, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

/** Chooses the first option of each question. */
const answerAll = async (dialog: Locator) => {
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  for (const question of await dialog.getByRole('group').all())
    await pressText(question.locator('label').first())
}

test('choosing the exclusive guide signs in, returns to the evaluation, and leads to the visitor’s own guide', async ({
  page,
}) => {
  test.slow()
  const pageErrors = recordPageErrors(page, ours)
  await open(page, '/crossBorderSiteGuide')
  await categories(page).getByRole('link', { name: '专属导航' }).click()
  await logInAt(signOnFrame(page), own('guided'))

  await answerAll(evaluation(page))
  const releaseResult = await holdRequests(page, '**/api/nav/home/query/assess')
  await evaluation(page).getByRole('button', { name: '提交' }).click()
  await expect(evaluation(page).getByRole('heading', { name: '评测中' })).toBeVisible()
  releaseResult()
  await evaluation(page)
    .getByRole('link', { name: /^前往专属导航/ })
    .click()
  await expect(page).toHaveURL(/\/crossBorderSiteGuide\/specialGuide\?id=\d+$/)
  await expect(page.getByRole('heading', { name: '为您挑选的站点' })).toBeVisible()
  await expect(page.getByText(/^因为您选择了/).first()).toBeVisible()
  const ownGuide = page.url()

  // The guide's entry and the menu now lead there.
  await open(page, '/crossBorderSiteGuide')
  await categories(page).getByRole('link', { name: '专属导航' }).click()
  await expect(page).toHaveURL(ownGuide)
  await open(page, '/contactUs')
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('button', { name: '大数据' }).hover()
  await menu.getByRole('link', { name: /^跨境导航/ }).click()
  await expect(page).toHaveURL(ownGuide)
  expect(pageErrors.problems).toEqual([])
})

test('guides of other users and unknown ids show the same message', async ({ page }) => {
  await signInAtPortal(page, 'demo')
  for (const id of ['1001', '999999']) {
    await open(page, `/crossBorderSiteGuide/specialGuide?id=${id}`)
    await expect(page.getByRole('heading', { name: '没有这份专属导航' })).toBeVisible()
  }
})

test('a card leads to its page wherever it is clicked, and its arrow leads to the site itself', async ({
  page,
}) => {
  await page.goto('/crossBorderSiteGuide')
  const card = page.locator('.site-card').first()
  const own = await card.getByRole('link').first().getAttribute('href')
  for (const part of ['.site-card__summary', '.site-mark', '.site-card__name']) {
    const box = await card.locator(part).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
    await expect(page).toHaveURL(own ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/crossBorderSiteGuide')
  }
  const arrow = card.getByRole('link', { name: /新窗口/ })
  await expect(arrow).toHaveAttribute('target', '_blank')
  await arrow.click({ trial: true })
})

test('the categories button sticks below the header while a small screen scrolls', async ({ page }) => {
  const opener = page.getByRole('button', { name: '分类', exact: true })
  const gap = async () => {
    const header = await page.getByRole('banner').boundingBox()
    const button = await opener.boundingBox()
    return (button?.y ?? -1) - Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))
  }
  for (const width of [375, 700, 900]) {
    await page.setViewportSize({ width, height: 760 })
    await open(page, '/crossBorderSiteGuide')
    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    await expect.poll(gap).toBe(0)
  }
  await opener.click()
  await expect(categories(page)).toBeVisible()
})

test('a subscription continues after sign-on, outlives a reload, is undone on failure, and can be ended', async ({
  page,
}) => {
  test.slow()
  const pageErrors = recordPageErrors(page, ours)
  await watchNotices(page)
  await open(page, '/crossBorderSiteGuide?firstTypeId=recommend')
  await siteCard(page, '17TRACK').hover()
  await page.getByRole('button', { name: '订阅17TRACK' }).click()
  // The button changes before the server responds.
  const stored = page.waitForResponse(/\/api\/nav\/subscribe\/\d+$/)
  await logInAt(signOnFrame(page), own('subscriber'))
  await stored
  await expect(page.getByRole('button', { name: '已订阅17TRACK，取消订阅' })).toBeVisible()
  await expect(categories(page).getByRole('link', { name: /我的订阅\s*，1 个/ })).toBeVisible()

  expect(pageErrors.problems).toEqual([])

  // A failed subscription is undone on the page.
  await page.route('**/api/nav/subscribe/*', (route) => route.abort())
  await siteCard(page, 'Google Trends').hover()
  await page.getByRole('button', { name: '订阅Google Trends' }).click()
  await expectNotices(page, [{ role: 'alert', text: '系统错误，请稍后再试！' }])
  await expect(page.getByRole('button', { name: '订阅Google Trends' })).toBeVisible()
  await page.unroute('**/api/nav/subscribe/*')

  await categories(page)
    .getByRole('link', { name: /我的订阅/ })
    .click()
  await expect(page).toHaveURL(/subscribeForMy$/)
  await expect(page.getByRole('link', { name: '17TRACK', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: '按您的订阅推荐' })).toBeVisible()

  await page.getByRole('button', { name: '已订阅17TRACK，取消订阅' }).click()
  await expect(page.getByRole('button', { name: '订阅17TRACK' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('还没有订阅', { exact: true })).toBeVisible()
})

test('a search finds sites under either name, misspelt too, and marks the hits', async ({ page }) => {
  await open(page, '/crossBorderSiteGuide')
  const box = page.getByRole('searchbox', { name: '搜索站点' })
  for (const [word, found] of [
    ['物流', '物流'],
    ['amazon', '亚马逊'],
    ['亚马逊', '亚马逊'],
    ['amazn', '亚马逊'],
  ] as const) {
    await box.fill(word)
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`search\\?q=${encodeURIComponent(word)}$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
    await expect(page.getByRole('main').locator('mark', { hasText: found }).first()).toBeVisible()
  }
  await box.fill('没有这样的站点吧鲸落')
  await box.press('Enter')
  await expect(page.getByRole('main').getByText('VAT 查询').first()).toBeVisible()
})

test('a review continues after sign-on, is counted, and can be changed', async ({ page }) => {
  test.slow()
  await open(page, '/crossBorderSiteGuide/detail?id=10201')
  const form = page.getByRole('form', { name: '站点评价' })
  await form.getByRole('button', { name: '提交评价' }).click()
  await expect(form.getByText('请选择')).toBeVisible()
  await form.getByRole('radio', { name: /好用/ }).check({ force: true })
  await form.getByLabel(/说说用后的感受/).fill('选品时看类目集中度很省事')
  await form.getByRole('button', { name: '提交评价' }).click()
  await logInAt(signOnFrame(page), own('appraiser'))
  await expect(page.getByText('1 人评价')).toBeVisible()
  await expect(form.getByRole('button', { name: '修改评价' })).toBeVisible()
  await page.reload()
  await expect(form.getByLabel(/说说用后的感受/)).toHaveValue('选品时看类目集中度很省事')
})
