import { expect, type Page, test } from '@playwright/test'
import { logInAt, signInAtPortal, signOnFrame } from '../account'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const company = '宁波宁居家居用品有限公司'
const ours = [addresses.portal, addresses.signOn]

const members = (page: Page) => page.getByRole('region', { name: `${company}的成员` })

const openMembers = async (page: Page) => {
  await page.goto(`${addresses.portal}/user/#organisations`)
  await expect(members(page)).toBeVisible()
}

/** The tab is in sight again; a browser under test never hides one. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Makes a link as the owner; resolves with it. */
const invite = async (page: Page): Promise<string> => {
  await members(page).getByRole('button', { name: '邀请成员' }).click()
  const dialog = page.getByRole('dialog', { name: '邀请成员' })
  await dialog.getByRole('button', { name: '生成邀请链接' }).click()
  const link = await dialog.getByRole('textbox', { name: '邀请链接' }).inputValue()
  await dialog.getByRole('button', { name: '完成' }).click()
  return link
}

for (const { name, viewport } of [
  { name: 'at a desk', viewport: { width: 1280, height: 800 } },
  { name: 'on a phone', viewport: { width: 375, height: 740 } },
])
  test(`a colleague is invited by a link ${name}, signs on, joins, and leaves again`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const pageErrors = recordPageErrors(page, ours)
    await signInAtPortal(page, 'demo')
    await page.setViewportSize(viewport)
    await openMembers(page)
    const link = await invite(page)

    const context = await browser.newContext({ viewport })
    const colleague = await context.newPage()
    const requested: string[] = []
    colleague.on('request', (request) => requested.push(request.url()))
    await colleague.goto(link)
    await expect(colleague.getByRole('heading', { level: 1, name: `加入“${company}”` })).toBeVisible()
    await expect(colleague.getByText(/^沈立群邀请您加入，角色是成员/)).toBeVisible()
    await colleague.getByRole('button', { name: '登录并接受' }).click()
    await logInAt(signOnFrame(colleague), own('colleague'))
    await expect(colleague.getByRole('heading', { name: `您已加入“${company}”` })).toBeVisible()
    const secret = new URL(link).hash.slice(1)
    expect(requested.filter((address) => address.includes(secret))).toEqual([])

    await comeBack(page)
    await expect(members(page).getByText('宋知夏')).toBeVisible()

    await openMembers(colleague)
    expect(await colleague.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await members(colleague).getByRole('button', { name: '退出主体' }).click()
    await colleague.getByRole('dialog').getByRole('button', { name: '退出主体' }).click()
    await expect(members(colleague)).toHaveCount(0)
    await context.close()
    expect(pageErrors.problems).toEqual([])
  })
