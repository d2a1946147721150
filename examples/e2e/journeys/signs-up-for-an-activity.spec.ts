import { type Browser, expect, type Page, test } from '@playwright/test'
import { arriveAtActivity, fillInSignUp, offerActivity, signUp } from '../activity'
import { expectAccessible } from '../axe'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { pressText } from '../press'
import { addresses } from '../services'

const noOverflow = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)

/** Opens the page of an activity as a visitor of their own, who signs in where the page asks for it. */
const arrive = async (browser: Browser, id: number, account: string, width: number, button: string) => {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  const pageErrors = recordPageErrors(page, [addresses.portal, addresses.signOn])
  await arriveAtActivity(page, { id, account, button })
  return { page, pageErrors, context }
}

for (const [accounts, width, id] of [
  [['attendee1', 'attendee2'], 1280, 9821],
  [['attendee3', 'attendee4'], 375, 9822],
] as const) {
  test(`a seller takes the last seat of an activity, gives it back, and the next in line confirms it, ${width} px wide`, async ({
    browser,
  }) => {
    test.slow()
    const title = own(`标签门诊 ${width}`)
    offerActivity({ id, title, seats: 1 })

    const first = await arrive(browser, id, own(accounts[0]), width, '登录后报名')
    await expect(signUp(first.page).getByText('还剩 1 席')).toBeVisible()
    await signUp(first.page).getByRole('button', { name: '报名', exact: true }).click()
    await expect(signUp(first.page).getByText('请填写手机号')).toBeVisible()
    await fillInSignUp(first.page, '沈立群', '13857312046')
    await expectAccessible(first.page, '#sign-up')
    await noOverflow(first.page)
    await first.page.reload()
    await expect(signUp(first.page).getByRole('textbox', { name: /手机号/ })).toHaveValue(/138/)
    await signUp(first.page).getByRole('button', { name: '报名', exact: true }).dblclick()
    await expect(signUp(first.page).getByText('已报名')).toBeVisible()
    await expect(signUp(first.page).getByText('名额已满')).toBeVisible()

    const second = await arrive(browser, id, own(accounts[1]), width, '登录后加入候补')
    await fillInSignUp(second.page, '陆知远', '13757114620')
    await signUp(second.page).getByRole('button', { name: '加入候补' }).click()
    await expect(signUp(second.page).getByText(/候补第 1 位/)).toBeVisible()
    await expectAccessible(second.page, '#sign-up')

    await signUp(first.page).getByRole('link', { name: '我的活动' }).click()
    await expect(first.page.getByRole('heading', { level: 2, name: '我的活动' })).toBeVisible()
    const entry = first.page.getByRole('listitem').filter({ hasText: title })
    await expect(entry.getByRole('link', { name: '加入日历' })).toBeVisible()
    await expectAccessible(first.page, 'main')
    await noOverflow(first.page)
    await pressText(entry.getByRole('button', { name: '不参加了' }))
    await first.page.getByRole('dialog').getByRole('button', { name: '退出' }).click()
    await expect(entry).toHaveCount(0)

    await second.page.goto('/user/?tab=activities')
    const offered = second.page.getByRole('listitem').filter({ hasText: title })
    await expect(offered.getByText('待确认')).toBeVisible()
    await pressText(offered.getByRole('button', { name: '确认参加' }))
    await expect(offered.getByText('已报名')).toBeVisible()
    await expectAccessible(second.page, 'main')

    const line = operator('activities', 'list')
      .split('\n')
      .find((one) => one.includes(title))
    const session = /^\d+/.exec(line ?? '')?.[0] ?? ''
    expect(operator('activities', 'check-in', session, '13757114620')).toContain('陆知远 已签到')
    await second.page.reload()
    await expect(offered.getByText('已签到')).toBeVisible()
    expect([...first.pageErrors.problems, ...second.pageErrors.problems]).toEqual([])
    for (const { context } of [first, second]) await context.close()
  })
}
