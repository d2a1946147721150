import { expect, type Page } from '@playwright/test'
import { confirmAndPay, isReady } from './checkout'
import { press, pressText } from './press'
import { addresses } from './services'

const dealAddress = (number: string) => `${addresses.portal}/user/?tab=deals&number=${number}`

export const openDeal = (page: Page, number: string) => page.goto(dealAddress(number))

/** Orders what has been put together on the page of a package, and pays it. Returns the number of the order. */
export const orderAndPay = async (page: Page): Promise<string> => {
  await pressText(page.getByRole('button', { name: '去下单' }))
  return confirmAndPay(page, '支付成功，请提交服务资料')
}

/** Buys a package of a service from its page. Returns the number of the order. */
export const buy = async (page: Page, service: number, name: string): Promise<string> => {
  await page.goto(`${addresses.portal}/serviceMarket/detail?id=${service}`)
  await isReady(page)
  await pressText(page.getByRole('link', { name: `购买${name}`, exact: true }))
  return orderAndPay(page)
}

/** Gives what the service asks for. */
export const giveBrief = async (page: Page, answers: Record<string, string>) => {
  for (const [question, answer] of Object.entries(answers))
    await page.getByRole('textbox', { name: new RegExp(question) }).fill(answer)
  await pressText(page.getByRole('button', { name: '提交资料' }))
  await expect(page.getByText('等服务商接单').first()).toBeVisible()
}

/** What is done with words within a deal, and perhaps with a file: a dialog of the action's name. */
export const say = async (page: Page, action: string, words: string, file?: string) => {
  const button = { name: action, exact: true }
  await pressText(page.getByRole('button', button))
  const dialog = page.getByRole('dialog', button)
  await dialog.getByRole('textbox').fill(words)
  if (file) {
    const chosen = { name: file, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
    await dialog.locator('input[type=file]').last().setInputFiles(chosen)
    await expect(dialog.getByText(file)).toBeVisible()
  }
  await press(dialog.getByRole('button', button))
  await expect(dialog).toHaveCount(0)
}

/** What is done after a question whether somebody is sure. */
export const confirm = async (page: Page, action: string) => {
  const button = { name: action, exact: true }
  await pressText(page.getByRole('button', button))
  const dialog = page.getByRole('dialog')
  await press(dialog.getByRole('button', button))
  await expect(dialog).toHaveCount(0)
}

/** Writes to the other side within a deal. */
export const write = async (page: Page, text: string) => {
  const thread = page.getByRole('region', { name: '留言' })
  await thread.getByRole('textbox', { name: /写留言/ }).fill(text)
  await thread.getByRole('button', { name: '发送' }).click()
  await expect(thread.getByText(text)).toBeVisible()
}

/** Reviews the other side of a deal. */
export const review = async (page: Page, stars: RegExp, words: string) => {
  const form = page.getByRole('form', { name: '评价' })
  await pressText(form.getByText(stars).first())
  await form.getByRole('textbox', { name: /说说经过/ }).fill(words)
  await form.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('您的评价')).toBeVisible()
}
