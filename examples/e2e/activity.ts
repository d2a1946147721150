import { expect, type Page } from '@playwright/test'
import { logInAt, signOnFrame } from './account'
import { isReady } from './checkout'
import { publish } from './operator'
import { pressText } from './press'

interface Offer {
  id: number
  title: string
  seats: number
}

/** Publishes a free activity with a number of seats. */
export const offerActivity = ({ id, title, seats }: Offer) =>
  publish({
    [`activity/journey-${id}.md`]: `---
id: ${id}
title: ${title}
summary: 带上样品，逐件看标签。
series: 平台活动
category: 实操沙龙
city: 杭州
place: 海创园 9 幢 6 层
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
`,
  })

/** The sign-up on the page of an activity. */
export const signUp = (page: Page) => page.getByRole('region', { name: '报名' })

interface Arrival {
  id: number
  account: string
  /** What the page asks a signed-out visitor to press. */
  button: string
}

/** Opens the page of an activity and signs in where the page asks for it. */
export const arriveAtActivity = async (page: Page, { id, account, button }: Arrival) => {
  const signIn = signUp(page).getByRole('link', { name: button })
  // A page may be three seconds old, and so is its number of seats.
  await expect(async () => {
    await page.goto(`/activity/detail?id=${id}`)
    await expect(signIn).toBeVisible({ timeout: 1000 })
  }).toPass()
  await isReady(page)
  await pressText(signIn)
  await logInAt(signOnFrame(page), account)
  await expect(signUp(page).getByRole('textbox', { name: /姓名/ })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('id')).toBe(String(id))
}

/** Fills in who comes. */
export const fillInSignUp = async (page: Page, name: string, phone: string) => {
  await signUp(page).getByRole('textbox', { name: /姓名/ }).fill(name)
  await signUp(page)
    .getByRole('textbox', { name: /手机号/ })
    .fill(phone)
}
