import { expect, type Page, test } from '@playwright/test'
import { logInAt, signOnFrame } from '../account'
import { expectNotices, watchNotices } from '../notices'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'
import { fillStar, next, signUpOn } from '../team'

const ours = [addresses.portal, addresses.signOn]
const slides = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const names = ['首页', '大赛介绍', '往届回顾', '奖金设置', '评委阵容', '比赛规则', '赛程安排', '报名须知']

const show = async (page: Page, path: string) => {
  await page.goto(addresses.portal + path)
  await expect(page.locator('html[data-ready]')).toBeAttached()
}
const isAt = (page: Page, slide: string) => expect(page).toHaveURL(`${addresses.portal}/kylinCup/${slide}`)

test('the slides change by wheel, keys, arrow and menu, and each has its address', async ({ page }) => {
  test.slow()
  const pageErrors = recordPageErrors(page, ours)
  await show(page, '/kylinCup/one')
  const menu = page.getByRole('navigation', { name: '大赛菜单' })
  await expect(menu.getByRole('link', { name: '首页', exact: true })).toHaveAttribute('aria-current', 'page')

  // Wheel events without a pause between them are one gesture, which moves one slide.
  await page.evaluate(() => {
    const slide = document.elementFromPoint(640, 400)
    for (let count = 0; count < 6; count++)
      slide?.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true }))
  })
  await isAt(page, 'two')
  await page.keyboard.press('PageDown')
  await isAt(page, 'three')
  await page
    .getByRole('link', { name: /奖金设置/ })
    .last()
    .click()
  await isAt(page, 'four')
  await page.keyboard.press('End')
  await isAt(page, 'eight')
  await page.goBack()
  await isAt(page, 'four')
  await menu.getByRole('link', { name: '评委阵容' }).click()
  await isAt(page, 'five')
  await expect(page.getByRole('heading', { level: 1, name: '评委阵容' })).toBeVisible()
  expect(pageErrors.problems).toEqual([])
})

test('both buttons of an edition that has ended show a notice', async ({ page }) => {
  await watchNotices(page)
  await show(page, '/kylinCup/one')
  const closed = { role: 'alert', text: '活动报名已截止' }
  for (const [before, name] of ['立即报名', '上传计划书'].entries()) {
    await page.getByRole('button', { name }).first().click()
    await expectNotices(page, Array(before + 1).fill(closed))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('活动报名已截止')).toHaveCount(0)
  }
})

test('every slide can be read without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [index, slide] of slides.entries()) {
    await page.goto(`${addresses.portal}/kylinCup/${slide}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      index === 0 ? '麒麟杯' : (names[index] ?? ''),
    )
  }
  await page.goto(`${addresses.portal}/kylinCup/kycup`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('麒麟杯')
  await context.close()
})

test('a team begins its registration on the page of the open edition', async ({ page }) => {
  test.slow()
  const pageErrors = recordPageErrors(page, ours)
  await show(page, '/kylinCup/kycup')
  await page.getByRole('button', { name: '立即报名' }).first().click()
  await logInAt(signOnFrame(page), own('captain10'))
  const form = signUpOn(page)
  await fillStar(form, '启明')
  await next(form).click()
  await expect(form.getByRole('button', { name: '添加成员' })).toBeVisible()
  await form.getByRole('button', { name: '关闭' }).click()
  await show(page, '/kylinCup/kycup')
  await expect(page.getByText('正在报名').first()).toBeVisible()
  expect(pageErrors.problems).toEqual([])
})
