import { expect, test } from '@playwright/test'
import { logInAt, loseSession, signOnDialog, signOnFrame } from '../account'
import { askedModel, askerNamed, chatAtPartner, chatAtPortal, openChat, places, release } from '../chat'
import { own } from '../own'
import { addresses } from '../services'

test.describe('a model that fails', () => {
  test('in the middle keeps what it wrote, and a retry asks it again', async ({ page }) => {
    const chat = await chatAtPortal(page, 8)
    await chat.ask(own('断在中间'))
    await expect(chat.answer.getByText('回答中断，以上内容不完整')).toBeVisible()
    await expect(chat.answer).toContainText('前半段，')
    await chat.button('重试').click()
    await chat.expectAnswer('这次写完了。')
    await expect(chat.answers).toHaveCount(2)
    await expect(chat.answers.first()).toContainText('前半段，')
  })

  test('before its first word costs no question, and a retry asks it again', async ({ page }) => {
    const chat = await chatAtPortal(page, 9)
    await chat.ask(own('出错了怎么办'))
    await expect(chat.button('重试')).toBeVisible()
    await expect(chat.place.getByText('今日剩余\u00a06\u00a0次')).toBeVisible()
    await chat.button('重试').click()
    await chat.expectAnswer('这次写完了。')
    await expect(chat.place.getByText('今日剩余\u00a05\u00a0次')).toBeVisible()
  })

  test('to start shows a notice, then an error, and a retry asks it again', async ({ page }) => {
    const chat = await chatAtPartner(page, 29)
    await chat.ask(own('不说话'))
    await expect(chat.answer.getByText('正在思考')).toBeVisible()
    await expect(chat.answer.getByText('模型还没有开始回答，请稍候…')).toBeVisible()
    await expect(chat.answer.getByText('模型服务没有回应，请稍后重试')).toBeVisible()
    await chat.button('重试').click()
    await chat.expectAnswer('这次写完了。')
  })
})

test('a slow answer shows a notice until it arrives', async ({ page }) => {
  const chat = await chatAtPortal(page, 10)
  await chat.ask(own('很慢'))
  await expect(chat.answer.getByText('模型还没有开始回答，请稍候…')).toBeVisible()
  await release(own('很慢'))
  await chat.expectAnswer('久等了。')
})

test('characters split between chunks arrive whole', async ({ page }) => {
  const chat = await chatAtPortal(page, 11)
  await chat.ask('逐字节')
  await chat.expectAnswer('跨境电商😀𠮷野家')
})

test('a reload resumes the answer and sends the question once', async ({ page }) => {
  const question = own('分两半，刷新')
  const chat = await chatAtPortal(page, 12)
  await chat.ask(question)
  await expect(chat.answer).toContainText('前半段，')
  await page.reload()
  const again = await openChat(page)
  await expect(again.answer).toContainText('前半段，')
  await expect(again.button('停止')).toBeVisible()
  await release(question)
  await again.expectAnswer('前半段，后半段。')
  expect(await askedModel(question)).toHaveLength(1)
})

test('going offline shows a notice, and the answer continues once online', async ({ page, context }) => {
  const question = own('分两半，断网')
  const chat = await chatAtPartner(page, 33)
  await chat.ask(question)
  await expect(chat.answer).toContainText('前半段，')
  await context.setOffline(true)
  await expect(chat.answer.getByText('网络已断开，恢复后接着写')).toBeVisible()
  await release(question)
  await context.setOffline(false)
  await chat.expectAnswer('前半段，后半段。')
  expect(await askedModel(question)).toHaveLength(1)
})

test('a second tab follows the same answer and can stop it', async ({ page, context }) => {
  const question = own('分两半，两页')
  const chat = await chatAtPortal(page, 14)
  await chat.ask(question)
  await expect(chat.answer).toContainText('前半段，')
  const other = await context.newPage()
  await other.goto(`${addresses.portal}/contactUs`)
  const there = await openChat(other)
  await expect(there.answer).toContainText('前半段，')
  await there.button('停止').click()
  for (const { answer } of [there, chat]) await expect(answer.getByText('已停止')).toBeVisible()
})

for (const { where, open, askers } of places) {
  test(`a session that ends during a chat asks to log in, and then answers the question ${where}`, async ({
    page,
  }) => {
    const asker = askers + 15
    const chat = await open(page, asker)
    await chat.ask('第一问')
    await chat.expectAnswer('收到：第一问')
    await loseSession(page)
    await chat.ask('写到一半的问题')
    await logInAt(signOnFrame(page), askerNamed(asker))
    await expect(signOnDialog(page)).toHaveCount(0)
    await chat.expectAnswer('收到：写到一半的问题')
    await expect(chat.field).toHaveValue('')
    await expect(chat.answers).toHaveCount(2)
  })
}

test('a session that ends before the first question asks to log in, and then answers it', async ({
  page,
}) => {
  const chat = await chatAtPortal(page, 16)
  await expect(chat.place.locator('.ch-ai-chat__greeting')).toBeVisible()
  await loseSession(page)
  await chat.ask('写到一半的问题')
  await logInAt(signOnFrame(page), askerNamed(16))
  await expect(signOnDialog(page)).toHaveCount(0)
  await chat.expectAnswer('收到：写到一半的问题')
  await expect(chat.answers).toHaveCount(1)
})
