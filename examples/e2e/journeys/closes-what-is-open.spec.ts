import { expect, type Page, test } from '@playwright/test'
import { accountOn, signOnDialog, signOnFrame } from '../account'
import { boxOn } from '../box'
import { addresses } from '../services'

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

const showPortal = async (page: Page, path: string) => {
  await page.goto(addresses.portal + path)
  await expect(page.locator('html[data-ready]')).toBeAttached()
}

const portal = `${addresses.portal}/contactUs`

for (const [place, address] of Object.entries({ portal, partner: `${addresses.partner}/member.html` })) {
  test(`Escape inside the sign-on frame closes the dialog on the ${place}`, async ({ page }) => {
    await page.goto(address)
    // Before the page is alive, 登录 leads to the login page.
    if (address === portal) await expect(page.locator('html[data-ready]')).toBeAttached()
    await accountOn(page).logIn.click()
    await signOnFrame(page).getByLabel('用户名').click()
    await page.keyboard.press('Escape')
    await expect(signOnDialog(page)).toBeHidden()
    await expect(page).toHaveURL(address)
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('Back on the portal closes the sheet first, and leaves the page when it is closed', async ({
    page,
  }) => {
    await showPortal(page, '/news')
    await showPortal(page, '/contactUs')
    const box = boxOn(page)
    await box.entry('在线咨询').tap()
    await expect(box.panel('在线咨询').getByLabel(/^姓名/)).toBeVisible()
    await page.goBack()
    await expect(box.panel('在线咨询')).toBeHidden()
    await expect(page).toHaveURL(`${addresses.portal}/contactUs`)

    await box.entry('在线咨询').tap()
    await box.panel('在线咨询').getByRole('button', { name: '关闭' }).tap()
    await expect(box.panel('在线咨询')).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(`${addresses.portal}/news`)
  })

  test('a sheet on a partner’s page adds nothing to its history', async ({ page }) => {
    await page.goto(addresses.partner)
    const box = boxOn(page)
    await expect(box.entry('在线咨询')).toBeVisible()
    const before = await page.evaluate(() => [history.length, history.state])
    await box.entry('在线咨询').tap()
    await page.getByRole('dialog').getByRole('button', { name: '电话咨询' }).tap()
    await expect(page.getByRole('link', { name: '拨打' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await page.evaluate(() => [history.length, history.state])).toEqual(before)
  })
})
