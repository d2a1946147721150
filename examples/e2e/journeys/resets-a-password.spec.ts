import { expect, test } from '@playwright/test'
import { accountOn, logInAt, signInAtPortal, signOnFrame } from '../account'
import { isReady } from '../checkout'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { askForPassword, setPassword, typePassword } from '../password'
import { addresses } from '../services'

const password = 'Harbour-17'

for (const width of [375, 1280])
  test(`a forgotten password is set by a mail, by keyboard, at ${width} px, and all devices are signed out`, async ({
    page,
    browser,
  }) => {
    const name = own(`forgetful${width}`)
    const pageErrors = recordPageErrors(page, [addresses.portal, addresses.signOn])
    await page.setViewportSize({ width, height: 800 })

    const other = await browser.newPage()
    await signInAtPortal(other, name)

    await askForPassword(page, name)
    await typePassword(page, '1357924680')
    await expect(page.getByText('密码不能只用数字，请加入字母或符号')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '新密码' })).toBeFocused()
    await setPassword(page, password)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await other.reload()
    await isReady(other)
    await accountOn(other).logIn.click()
    await logInAt(signOnFrame(other), name, password)
    await expect(accountOn(other).menu('韩路遥')).toBeVisible()
    await other.close()
    expect(pageErrors.problems).toEqual([])
  })
