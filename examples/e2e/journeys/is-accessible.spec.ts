import { expect, type Page, test } from '@playwright/test'
import { signOnDialog } from '../account'
import { expectAccessible } from '../axe'
import { boxOn } from '../box'
import { type PageErrors, recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const narrow = { width: 375, height: 812 }
let pageErrors: PageErrors

const expectNoOverflow = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0)

test.beforeEach(({ page }) => {
  // The assistant opens the sign-on dialog.
  pageErrors = recordPageErrors(page, [addresses.partner, addresses.portal, addresses.signOn])
})

test.describe('the help box on a partner’s page', () => {
  test.beforeEach(({ page }) => page.goto(addresses.partner).then(() => undefined))
  test.afterEach(async ({ page }) => {
    await expectNoOverflow(page)
    expect(pageErrors.problems).toEqual([])
  })

  test('closed', async ({ page }) => {
    await expect(boxOn(page).entry('在线咨询')).toBeVisible()
    await expectAccessible(page, 'chuhai-help-box')
  })

  const panels = {
    直播预告: 'heading',
    在线咨询: 'textbox',
    扫码咨询: 'img',
    电话咨询: 'link',
    'AI 助手': 'button',
  } as const
  for (const [name, role] of Object.entries(panels)) {
    test(`with ${name} open`, async ({ page }) => {
      await boxOn(page).entry(name).click()
      await expect(boxOn(page).panel(name).getByRole(role).first()).toBeVisible()
      if (name === 'AI 助手') await expect(signOnDialog(page)).toBeVisible()
      await expectAccessible(page, 'chuhai-help-box')
    })
  }

  test('with a form that shows its errors', async ({ page }) => {
    await boxOn(page).entry('在线咨询').click()
    const form = boxOn(page).panel('在线咨询')
    await form.getByRole('button', { name: '提交' }).click()
    await expect(form.getByText('请先阅读并勾选同意')).toBeVisible()
    await expectAccessible(page, 'chuhai-help-box')
  })

  test('in the sheet of a phone', async ({ page }) => {
    await page.setViewportSize(narrow)
    await boxOn(page).entry('在线咨询').click()
    const sheet = boxOn(page).panel('在线咨询')
    await expect(sheet.getByLabel(/^姓名/)).toBeVisible()
    await expectAccessible(page, 'chuhai-help-box')
    await sheet.getByRole('button', { name: '提交' }).click()
    await expect(sheet.getByText('请先阅读并勾选同意')).toBeVisible()
    await expectAccessible(page, 'chuhai-help-box')
  })
})
