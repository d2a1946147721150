import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { logInAt, signOnFrame } from '../account'
import { expectAccessible } from '../axe'
import { isReady } from '../checkout'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { pressText } from '../press'
import { addresses } from '../services'

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chuhai-activity-'))
  mkdirSync(join(folder, 'activity'))
})
test.afterEach(() => rmSync(folder, { recursive: true }))

/** Publishes an activity of the journey with so many seats. */
const publish = (id: number, title: string, seats: number, place = '海创园 9 幢 6 层') => {
  const text = `---
id: ${id}
title: ${title}
summary: 带上样品，逐件看标签。
series: 平台活动
category: 实操沙龙
city: 杭州
place: ${place}
startsAt: '2099-03-07T14:00:00+08:00'
endsAt: '2099-03-07T16:30:00+08:00'
seats: ${seats}
fee: 0
host: 出海云
suits: 往欧洲发货的卖家
publishedAt: 2026-11-01
tags: [ 合规, 新手, 培训 ]
cover: /media/covers/seal-1.svg
agenda:
  - { time: '14:00', title: 看标签, text: 逐件指出缺什么。 }
---

请带一件正在销售的商品。
`
  writeFileSync(join(folder, 'activity', `journey-${id}.md`), text)
  operator('content', 'import', folder)
}

const section = (page: Page) => page.getByRole('region', { name: '报名' })
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
  const signIn = section(page).getByRole('link', { name: button })
  // A page may be three seconds old, and so is its number of seats.
  await expect(async () => {
    await page.goto(`/activity/detail?id=${id}`)
    await expect(signIn).toBeVisible({ timeout: 1000 })
  }).toPass()
  await isReady(page)
  await pressText(signIn)
  await logInAt(signOnFrame(page), account)
  await expect(section(page).getByRole('textbox', { name: /姓名/ })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('id')).toBe(String(id))
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
    publish(id, title, 1)

    const first = await arrive(browser, id, own(accounts[0]), width, '登录后报名')
    await expect(section(first.page).getByText('还剩 1 席')).toBeVisible()
    await section(first.page).getByRole('button', { name: '报名', exact: true }).click()
    await expect(section(first.page).getByText('请填写手机号')).toBeVisible()
    await section(first.page).getByRole('textbox', { name: /姓名/ }).fill('沈立群')
    await section(first.page)
      .getByRole('textbox', { name: /手机号/ })
      .fill('13857312046')
    await expectAccessible(first.page, '#sign-up')
    await noOverflow(first.page)
    await first.page.reload()
    await expect(section(first.page).getByRole('textbox', { name: /手机号/ })).toHaveValue(/138/)
    await section(first.page).getByRole('button', { name: '报名', exact: true }).dblclick()
    await expect(section(first.page).getByText('已报名')).toBeVisible()
    await expect(section(first.page).getByText('名额已满')).toBeVisible()

    const second = await arrive(browser, id, own(accounts[1]), width, '登录后加入候补')
    await section(second.page).getByRole('textbox', { name: /姓名/ }).fill('陆知远')
    await section(second.page)
      .getByRole('textbox', { name: /手机号/ })
      .fill('13757114620')
    await section(second.page).getByRole('button', { name: '加入候补' }).click()
    await expect(section(second.page).getByText(/候补第 1 位/)).toBeVisible()
    await expectAccessible(second.page, '#sign-up')

    await section(first.page).getByRole('link', { name: '我的活动' }).click()
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
