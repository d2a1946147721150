import { expect, type Locator, type Page, test } from '@playwright/test'
import { signInAtPortal } from '../account'
import { boxOn } from '../box'
import { askedModel, askerNamed, chatIn, compose, places, release } from '../chat'
import { own } from '../own'

const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab did not reach the element.')
}

for (const { where, open, askers } of places) {
  test(`Enter and Escape belong to the candidate window while pinyin is typed ${where}`, async ({ page }) => {
    const question = own(`分两半，拼音，${where}`)
    const chat = await open(page, askers + 6)
    await chat.field.focus()
    const first = await compose(page, 'kuajing')
    await expect(chat.field).toHaveValue('kuajing')
    await first.press('Enter')
    await first.commit('跨境')
    await expect(chat.field).toHaveValue('跨境')
    await expect(chat.answers).toHaveCount(0)

    await chat.field.fill(question)
    await chat.button('发送').click()
    await expect(chat.answer).toContainText('前半段，')
    const second = await compose(page, 'dianshang')
    await second.press('Escape')
    await second.cancel()
    await expect(chat.field).toHaveValue('')
    await expect(chat.place).toBeVisible()
    await release(question)
    await chat.expectAnswer('前半段，后半段。')
    expect(await askedModel('跨境')).toEqual([])
  })
}

test('a visitor asks, stops, asks again and gets the focus back by keyboard alone', async ({ page }) => {
  const question = own('分两半，键盘')
  await signInAtPortal(page, askerNamed(7))
  const entry = boxOn(page).entry('AI 助手')
  await entry.focus()
  await page.keyboard.press('Enter')
  const chat = chatIn(boxOn(page).panel('AI 助手'))
  await expect(chat.scenes).toHaveCount(4)
  await tabTo(page, chat.scenes.first())
  await page.keyboard.press('Enter')
  await expect(chat.field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(question)
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('第二行')
  await expect(chat.field).toHaveValue(`${question}\n第二行`)
  await page.keyboard.press('Enter')
  await expect(chat.answer).toContainText('前半段，')
  await expect(chat.field).toBeFocused()
  await tabTo(page, chat.button('停止'))
  await page.keyboard.press('Space')
  await expect(chat.answer.getByText('已停止')).toBeVisible()
  await expect(chat.field).toBeFocused()
  await page.keyboard.type('还有吗')
  await page.keyboard.press('Enter')
  await chat.expectAnswer('收到：还有吗')
  await page.keyboard.press('Escape')
  await expect(chat.place).toBeHidden()
  await expect(entry).toBeFocused()
})
