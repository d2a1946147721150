import { expect, type Page, test } from '@playwright/test'
import { logInAt, signInAtPortal, signOnFrame } from '../account'
import { expectAccessible } from '../axe'
import { askerNamed, chatIn } from '../chat'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const address = `${addresses.portal}/user/?tab=assistant`
const chatOf = (page: Page) => chatIn(page.getByRole('region', { name: 'AI 助手', exact: true }))

const expectInWindow = async (page: Page) => {
  const { height, overflow } = await page.evaluate(() => ({
    height: innerHeight,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  const box = await chatOf(page).button('发送').boundingBox()
  if (!box) throw new Error('The button that sends has no box.')
  expect(overflow).toBe(0)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
}

test('a visitor who is not signed in is sent to log in, and the assistant opens afterwards', async ({
  page,
}) => {
  await page.goto(address)
  await expect(page).toHaveURL(/\/login\?service=/)
  await logInAt(signOnFrame(page), askerNamed(13))
  await expect(page).toHaveURL(address)
  await expect(chatOf(page).scenes).toHaveCount(4)
})

test('a visitor opens the assistant from the personal centre, asks, and returns', async ({ page }) => {
  const pageErrors = recordPageErrors(page, [addresses.portal, addresses.signOn])
  await signInAtPortal(page, askerNamed(20))
  await page.goto(`${addresses.portal}/user/`)
  const nav = page.getByRole('navigation', { name: '个人中心' })
  await nav.getByRole('link', { name: 'AI 助手' }).click()
  await expect(page).toHaveURL(address)
  const chat = chatOf(page)
  await chat.ask('整页提问')
  await chat.expectAnswer('收到：整页提问')
  await expectInWindow(page)
  await expectAccessible(page)

  await page.setViewportSize({ width: 375, height: 812 })
  await page.reload()
  await chat.expectAnswer('收到：整页提问')
  await expectInWindow(page)
  await expectAccessible(page)
  // The rail does not cover the button.
  await chat.field.fill('小屏提问')
  await chat.button('发送').click()
  await chat.expectAnswer('收到：小屏提问')

  await nav.getByRole('link', { name: '我的主体' }).click()
  await expect(page.getByRole('heading', { name: '我的主体' })).toBeInViewport()
  expect(pageErrors.problems).toEqual([])
})
