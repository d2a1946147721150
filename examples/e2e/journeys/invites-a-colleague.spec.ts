import { expect, test } from '@playwright/test'
import { signInAtPortal } from '../account'
import { acceptInvitation, comeBack, invite, members, openMembers } from '../organisation'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const company = '宁波宁居家居用品有限公司'
const ours = [addresses.portal, addresses.signOn]

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
    await openMembers(page, company)
    const link = await invite(page, company)

    const context = await browser.newContext({ viewport })
    const colleague = await context.newPage()
    const requested: string[] = []
    colleague.on('request', (request) => requested.push(request.url()))
    await colleague.goto(link)
    await expect(colleague.getByText(/^沈立群邀请您加入，角色是成员/)).toBeVisible()
    await acceptInvitation(colleague, company, own('colleague'))
    const secret = new URL(link).hash.slice(1)
    expect(requested.filter((address) => address.includes(secret))).toEqual([])

    await comeBack(page)
    await expect(members(page, company).getByText('宋知夏')).toBeVisible()

    await openMembers(colleague, company)
    expect(await colleague.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await members(colleague, company).getByRole('button', { name: '退出主体' }).click()
    await colleague.getByRole('dialog').getByRole('button', { name: '退出主体' }).click()
    await expect(members(colleague, company)).toHaveCount(0)
    await context.close()
    expect(pageErrors.problems).toEqual([])
  })
