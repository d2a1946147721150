import { expect, type Page } from '@playwright/test'
import { isReady } from './checkout'
import { addresses } from './services'

/** The link in the mail that came last to an address. */
const linkMailedTo = async (address: string): Promise<string> => {
  let link: string | undefined
  await expect
    .poll(async () => {
      const response = await fetch(`${addresses.mailbox}/messages.json?to=${encodeURIComponent(address)}`)
      const mails = (await response.json()) as { subject?: string; text: string }[]
      link = /http:\S+/.exec(mails.find(({ subject }) => subject === '设置新密码')?.text ?? '')?.[0]
      return link
    })
    .toBeTruthy()
  return link ?? ''
}

/** Asks for a new password by keyboard, and opens the page that sets it. */
export const askForPassword = async (page: Page, account: string) => {
  await page.goto(`${addresses.portal}/PasswdFind`)
  await isReady(page)
  await page.getByRole('textbox', { name: '用户名' }).fill(account)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^${addresses.signOn}/password/forgotten\\?`))
  await expect(page.getByLabel('用户名')).toHaveValue(account)
  await page.getByLabel('用户名').press('Enter')
  await expect(page.getByRole('heading', { name: '请查收邮件' })).toBeVisible()
  await page.goto(await linkMailedTo(`${account}@chuhai.example`))
}

/** Types a new password twice, and submits it. */
export const typePassword = async (page: Page, password: string) => {
  await page.getByRole('textbox', { name: '新密码' }).fill(password)
  await page.getByLabel('再次输入').fill(password)
  await page.keyboard.press('Enter')
}

/** Sets a new password. */
export const setPassword = async (page: Page, password: string) => {
  await typePassword(page, password)
  await expect(page.getByRole('heading', { name: '密码已修改' })).toBeVisible()
}
