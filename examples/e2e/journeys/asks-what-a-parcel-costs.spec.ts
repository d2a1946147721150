import { expect, test } from '@playwright/test'
import { expectAccessible } from '../axe'
import { isReady } from '../checkout'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

for (const width of [1280, 375])
  test(`a seller asks by keyboard what parcels cost, sees where each fen comes from, and sends the quote on, ${width} px wide`, async ({
    page,
    browser,
  }) => {
    const pageErrors = recordPageErrors(page, [addresses.portal])
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/logistics')
    await isReady(page)
    await page
      .getByRole('navigation', { name: '物流服务' })
      .getByRole('link', { name: /^查运费/ })
      .click()
    await expect(page).toHaveURL(/\/logistics\/list$/)

    const quote = page.locator('.ch-shipping-quote')
    await quote.getByRole('combobox', { name: '寄往' }).press('Enter')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.type('美')
    await page.keyboard.press('Enter')
    await quote.getByRole('button', { name: '查运费' }).press('Enter')
    await expect(quote.getByRole('textbox', { name: '邮编' })).toBeFocused()
    await page.keyboard.type('90001')
    for (const [name, text] of [
      ['单件重量（kg）', '2.3'],
      ['长（cm）', '30'],
      ['宽（cm）', '25'],
      ['高（cm）', '20'],
    ] as const)
      await quote.getByRole('textbox', { name }).fill(text)
    await page.keyboard.press('Enter')
    await expect(quote.getByRole('heading', { name: /条线路可以寄/ })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    const first = quote.locator('.ch-shipping-quote__line').first()
    await first.getByText('费用明细').press('Enter')
    const fenOf = (text: string) => Math.round(Number(text.replace(/[¥,]/g, '')) * 100)
    const sums = await first.locator('tbody td:last-child').allTextContents()
    const sum = await first.locator('tfoot td').textContent()
    expect(sums.map(fenOf).reduce((total, fen) => total + fen, 0)).toBe(fenOf(sum ?? ''))
    await expect(first.locator('.ch-shipping-quote__price b')).toHaveText(sum ?? '')
    await expectAccessible(page)

    await quote.getByRole('link', { name: /打印或分享/ }).click()
    await expect(page).toHaveURL(/\?quote=Q\d+$/)
    const sent = await browser.newPage({ viewport: { width, height: 900 } })
    await sent.goto(page.url())
    await isReady(sent)
    await expect(sent.locator('.ch-shipping-quote tfoot td').first()).toHaveText(sum ?? '')
    await expect(sent.getByRole('button', { name: '打印报价' })).toBeVisible()
    await sent.emulateMedia({ media: 'print' })
    await expect(sent.locator('.quote-paper')).toBeVisible()
    await expect(sent.locator('.ch-shipping-quote')).toBeHidden()
    await sent.close()

    await page.reload()
    await isReady(page)
    await expect(quote.getByRole('heading', { name: /条线路可以寄/ })).toBeVisible()
    expect(pageErrors.problems).toEqual([])
  })

test('a visitor looks parcels up without a sign-on, and copies the address of a warehouse', async ({
  page,
  context,
}) => {
  const pageErrors = recordPageErrors(page, [addresses.portal])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/logistics/query?numbers=CH20261128999,XX0000000000')
  await isReady(page)
  const tracking = page.locator('.ch-tracking')
  await expect(tracking.getByText('查了 2 个单号，查到 0 个包裹')).toBeVisible()
  await tracking.getByRole('textbox', { name: '单号' }).fill('AB12')
  await tracking.getByRole('button', { name: '查询' }).click()
  await expect(tracking.getByText(/“AB12”不是单号/)).toBeVisible()

  await page.goto('/logistics/warehouse/list')
  await isReady(page)
  await page.getByRole('link', { name: /杭州集货仓/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '杭州集货仓' })).toBeVisible()
  await page.getByRole('button', { name: '复制邮编' }).click()
  await expect(page.getByText('已复制邮编')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{6}$/)
  await expectAccessible(page)
  expect(pageErrors.problems).toEqual([])
})
