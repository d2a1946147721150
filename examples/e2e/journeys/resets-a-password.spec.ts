import { expect, test } from '@playwright/test'
import { accountOn, logInAt, signInAtPortal, signOnFrame } from '../account'
import { isReady } from '../checkout'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const password = 'Harbour-17'

/** The link in the first mail to an address. */
const linkMailedTo = async (address: string): Promise<string> => {
  let link: string | undefined
  await expect
    .poll(async () => {
      const response = await fetch(`${addresses.mailbox}/messages.json?to=${encodeURIComponent(address)}`)
      const [mail] = (await response.json()) as { text: string }[]
      link = /http:\S+/.exec(mail?.text ?? '')?.[0]
      return link
    })
    .toBeTruthy()
  return link ?? ''
}

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

    await page.goto(`${addresses.portal}/PasswdFind`)
    await isReady(page)
    await page.getByRole('textbox', { name: '用户名' }).fill(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`^${addresses.signOn}/password/forgotten\\?`))
    await expect(page.getByLabel('用户名')).toHaveValue(name)
    await page.getByLabel('用户名').press('Enter')
    await expect(page.getByRole('heading', { name: '请查收邮件' })).toBeVisible()

    await page.goto(await linkMailedTo(`${name}@chuhai.example`))
    await page.getByRole('textbox', { name: '新密码' }).fill('1357924680')
    await page.getByLabel('再次输入').fill('1357924680')
    await page.keyboard.press('Enter')
    await expect(page.getByText('密码不能只用数字，请加入字母或符号')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '新密码' })).toBeFocused()
    await page.getByRole('textbox', { name: '新密码' }).fill(password)
    await page.getByLabel('再次输入').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '密码已修改' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await other.reload()
    await isReady(other)
    await accountOn(other).logIn.click()
    await logInAt(signOnFrame(other), name, password)
    await expect(accountOn(other).menu('韩路遥')).toBeVisible()
    await other.close()
    expect(pageErrors.problems).toEqual([])
  })
