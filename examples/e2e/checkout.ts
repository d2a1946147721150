import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { pressText } from './press'
import { addresses } from './services'

const { portal, cashier } = addresses

export const isReady = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached()
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Submits the order on the page that confirms it. Returns its number. */
const submitOrder = async (page: Page): Promise<string> => {
  await page.getByRole('checkbox', { name: /购买须知/ }).check()
  await pressText(page.getByRole('button', { name: '提交订单' }))
  await expect(heading(page, '订单已提交')).toBeVisible()
  return new URL(page.url()).searchParams.get('number') ?? ''
}

/** Orders a course from its page, and returns the order's number; the way on is the page that says how long it can be paid. */
export const orderCourse = async (page: Page, id: number) => {
  await page.goto(`${portal}/school/detail?id=${id}`)
  await isReady(page)
  await pressText(page.getByRole('link', { name: '立即购买' }).first())
  await expect(heading(page, '确认订单')).toBeVisible()
  await expectAccessible(page, 'main')
  return submitOrder(page)
}

export const goToCashier = async (page: Page) => {
  await expect(heading(page, '支付订单')).toBeVisible()
  await pressText(page.getByRole('button', { name: /^去支付/ }))
  await expect(page).toHaveURL((address) => address.origin === cashier)
}

/** Pays at the cashier, and returns. */
export const pay = async (page: Page) => {
  await page.getByRole('button', { name: /^支付 / }).click()
  await expect(heading(page, '支付成功')).toBeVisible()
  await page.getByRole('link', { name: '返回商家' }).click()
  await expect(page).toHaveURL(/\/pay\/(?:school\/)?(?:o|trainingO)rderPaySuccess\?number=/)
  await expect(page.getByRole('heading', { level: 1, name: /^支付成功/ })).toBeVisible()
}

/** Submits the order on the page that confirms it, and pays it. Returns its number. */
export const orderAndPay = async (page: Page): Promise<string> => {
  await expect(heading(page, '确认订单')).toBeVisible()
  const number = await submitOrder(page)
  await pressText(page.getByRole('link', { name: '去支付', exact: true }))
  await goToCashier(page)
  await pay(page)
  return number
}

/** Orders what the page offers to pay, and pays it. Returns the number of the order. */
export const buyOffered = async (page: Page): Promise<string> => {
  await pressText(page.getByRole('link', { name: '去付款' }))
  return orderAndPay(page)
}
