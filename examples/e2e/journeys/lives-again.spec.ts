import { expect, type Page, test } from '@playwright/test'
import { boxOn, fillIn, leadOf } from '../box'
import { openHost } from '../hosts'
import { openHiddenRoute } from '../react-host'

// A page served by page.route has no network address, so Chromium requires this permission for requests to localhost.
test.use({ permissions: ['local-network-access'] })

const warningsOf = (page: Page) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('[chuhai]')) warnings.push(message.text())
  })
  page.on('pageerror', (error) => warnings.push(error.message))
  return warnings
}
const boxes = (page: Page) => page.locator('chuhai-help-box')

/** Turbo fetches the page again and morphs the shown one into it. */
const refresh = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        document.addEventListener('turbo:render', done, { once: true })
        const { Turbo } = window as unknown as { Turbo: { session: { refresh(address: string): void } } }
        Turbo.session.refresh(location.href)
      }),
  )

test('a visitor goes on typing in the box and in a form while the page is morphed into a new version of itself', async ({
  page,
}) => {
  const warnings = warningsOf(page)
  await openHost(page, 'morphing')
  const inline = page.locator('chuhai-consultation')
  await inline.getByLabel(/^公司名称/).fill('宁波宁居')
  const { entry, panel } = boxOn(page)
  await entry('在线咨询').click()
  const name = panel('在线咨询').getByLabel(/^姓名/)
  await name.click()
  await page.keyboard.type('沈群')
  await page.keyboard.press('ArrowLeft')
  for (const letter of ['立', '海']) {
    await refresh(page)
    await expect(panel('在线咨询')).toBeVisible()
    await expect(name).toBeFocused()
    await page.keyboard.type(letter)
  }
  await expect(name).toHaveValue('沈立海群')
  await expect(boxes(page)).toHaveCount(1)
  await expect(inline.getByLabel(/^公司名称/)).toHaveValue('宁波宁居')
  await expect(inline).toHaveAttribute('data-lenis-prevent', '')
  await entry('在线咨询').click()
  await expect(panel('在线咨询')).toBeHidden()
  await refresh(page)
  await entry('在线咨询').click()
  await expect(name).toHaveValue('沈立海群')
  await expect(name).toBeVisible()
  expect(warnings).toEqual([])
})

test('a lead is sent from a form that React has hidden and shown again', async ({ page }) => {
  const warnings = warningsOf(page)
  await openHiddenRoute(page)
  const form = page.locator('.ch-consultation')
  await fillIn(form, leadOf('隐藏后提交'))
  for (const isShown of [false, true]) {
    await page.getByRole('button', { name: '换页' }).click()
    await expect(form).toBeVisible({ visible: isShown })
  }
  await form.getByRole('button', { name: '提交' }).click()
  await expect(form.getByText('提交成功，我们将在24小时内与您联系')).toBeVisible()
  expect(warnings).toEqual([])
})

test('the page that Back restores from its HTML has one box, which works', async ({ page }) => {
  const warnings = warningsOf(page)
  await openHost(page, 'boosted')
  await expect(boxOn(page).entry('在线咨询')).toBeVisible()
  await page.getByRole('link', { name: '下一页' }).click()
  await expect(page.getByRole('heading', { name: '下一页' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '店铺' })).toBeVisible()
  await expect(boxes(page)).toHaveCount(1)
  await boxOn(page).entry('在线咨询').click()
  await expect(boxOn(page).panel('在线咨询').getByLabel(/^姓名/)).toBeVisible()
  expect(warnings).toEqual([])
})

test('a form that a page clones lives twice, and a box that it clones once', async ({ page }) => {
  const warnings = warningsOf(page)
  await openHost(page, 'carousel')
  const forms = page.locator('chuhai-consultation')
  await forms.getByLabel(/^姓名/).fill('沈立群')
  await page.evaluate('loop()')
  await forms.nth(1).getByLabel(/^姓名/).fill('陈静怡')
  await expect(forms.nth(0).getByLabel(/^姓名/)).toHaveValue('沈立群')
  await expect(boxes(page)).toHaveCount(1)
  await boxOn(page).entry('在线咨询').click()
  await expect(boxOn(page).panel('在线咨询').getByLabel(/^姓名/)).toBeVisible()
  expect(warnings).toEqual([])
})

test('a page in a sandbox that opens no windows stays where it is, and says how to log in', async ({
  page,
}) => {
  await openHost(page, 'sandboxed')
  const shop = page.frameLocator('iframe[title="店铺"]').first()
  await shop.getByRole('button', { name: '登录' }).click()
  await shop.getByRole('button', { name: '在新窗口登录' }).click()
  await expect(shop.getByText('这里打不开登录窗口')).toBeVisible()
  await expect(shop.getByRole('link', { name: '在新标签页打开本页' })).toHaveAttribute('target', '_blank')
  expect(page.frames()[1]?.url()).toMatch(/\/hosts\/embedded\.html$/)
})
