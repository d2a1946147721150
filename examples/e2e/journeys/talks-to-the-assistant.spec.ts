import { expect, test } from '@playwright/test'
import { expectAccessible } from '../axe'
import { askedModel, type Chat, openChat, places, release } from '../chat'
import { titleAnswer } from '../model/answers'
import { expectNotices, watchNotices } from '../notices'
import { own } from '../own'
import { type PageErrors, recordPageErrors } from '../page-errors'
import { pressText } from '../press'
import { addresses, dailyQuota } from '../services'

/** Checks every part of the answer about titles, and what the copy buttons copy. */
const expectTitleAnswer = async ({ answer, button, expectAnswer }: Chat) => {
  await expectAnswer('更多写法见')
  await expect(answer.getByRole('heading', { name: '两版标题' })).toBeVisible()
  await expect(answer.locator('strong')).toHaveText('德国买家')
  const cells = ['', 'A 版', 'B 版', '首词', 'Aufbewahrungsbox', 'Stapelbox', '月搜索', '41,200', '8,600']
  await expect(answer.getByRole('table').locator('th, td')).toHaveText(cells)
  await expect(answer.locator('ol > li')).toHaveCount(2)
  await expect(answer.locator('ol > li').first()).toHaveCSS('list-style-type', 'decimal')
  await expect(answer.locator('ol > li > ul > li')).toHaveCount(2)
  await expect(answer.locator('ul > li').first()).toHaveCSS('list-style-type', 'disc')
  const code = 'item_name,bullet_point1\n"Aufbewahrungsbox mit Deckel, 3er","Stapelbar"'
  expect(await answer.locator('pre').textContent()).toBe(code)
  await expect(answer.locator('blockquote')).toHaveText('标题超过 200 个字符会被平台截断。')
  const link = answer.getByRole('link', { name: '商品标题指南' })
  await expect(link).toHaveAttribute('href', `${addresses.portal}/school`)
  await expect(answer.getByText('AI 生成', { exact: true })).toBeVisible()

  const clipboard = () => answer.page().evaluate(() => navigator.clipboard.readText())
  await button('复制').first().click()
  await expect.poll(clipboard).toBe(code)
  await button('复制').last().click()
  await expect.poll(clipboard).toBe(`${titleAnswer}\n\n（AI 生成）`)
}

for (const { where, open, box, askers } of places) {
  test.describe(where, () => {
    let pageErrors: PageErrors
    test.beforeEach(async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      pageErrors = recordPageErrors(page, [addresses.portal, addresses.partner, addresses.signOn])
    })
    test.afterEach(() => expect(pageErrors.problems).toEqual([]))

    test('the welcome appears, then four cards, and a card fills the field', async ({ page }) => {
      const chat = await open(page, askers + 1)
      await expect(chat.place.getByText(/^您好，林晚秋。/).first()).toBeVisible()
      await expect(chat.scenes).toHaveCount(4)
      const card = chat.scenes.nth(1)
      const words = await card.locator('.ch-ai-chat__scene-words').textContent()
      await card.click()
      await expect(chat.field).toHaveValue(words ?? '')
      await expect(chat.field).toBeFocused()
      await expectAccessible(page, box)
    })

    test('an answer is rendered and copied as it was sent, also after a reload', async ({ page }) => {
      const chat = await open(page, askers + 2)
      await chat.ask('标题怎么写？')
      await expectTitleAnswer(chat)
      await expect(chat.scenes).toHaveCount(0)
      await expectAccessible(page, box)
      await expect(chat.place.getByText(`今日剩余\u00a0${dailyQuota - 1}\u00a0次`)).toBeVisible()
      await expect(chat.place.getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)).toHaveCount(1)
      await page.reload()
      const again = await openChat(page)
      await expect(again.place.getByText('标题怎么写？')).toBeVisible()
      await expectTitleAnswer(again)
      await expect(again.answers).toHaveCount(1)
    })

    test('stopping an answer ends the request to the model and keeps the text so far', async ({ page }) => {
      const question = own(`分两半，停在这里，${where}`)
      const chat = await open(page, askers + 3)
      await chat.ask(question)
      await expect(chat.answer).toContainText('前半段，')
      await chat.button('停止').click()
      await expect(chat.answer.getByText('已停止')).toBeVisible()
      await expect(chat.answer).toContainText('前半段，')
      await expect.poll(() => askedModel(question)).toEqual([expect.objectContaining({ isClosed: true })])
      await release(question)
      await page.reload()
      const again = await openChat(page)
      await expect(again.answer.getByText('已停止')).toBeVisible()
      await expect(again.answer).not.toContainText('后半段。')
    })

    test('an image is sent with the question, reaches the model, and opens in the viewer', async ({
      page,
    }) => {
      const chat = await open(page, askers + 4)
      await chat.button('添加图片').click()
      const buffer = await page.screenshot()
      await chat.place
        .locator('input[type=file]')
        .setInputFiles({ name: '货架.png', mimeType: 'image/png', buffer })
      await expect(chat.place.getByRole('group', { name: '图片' }).getByRole('status')).toHaveText('上传成功')
      await chat.ask('看图，缺什么？')
      await chat.expectAnswer('看到 1 张图：data:image/png;base64')
      await chat.button('查看图片').click()
      const viewer = page.getByRole('dialog', { name: '图片查看' })
      await expect(viewer.getByRole('img')).toHaveJSProperty('complete', true)
      await page.keyboard.press('Escape')
      await expect(viewer).toBeHidden()
      await expect(chat.place).toBeVisible()
    })

    test('an answer is reported once, and still marked after a reload', async ({ page }) => {
      await watchNotices(page)
      const chat = await open(page, askers + 5)
      await chat.ask('这样写对吗？')
      await chat.expectAnswer('收到：这样写对吗？')
      await chat.button('举报').click()
      const dialog = page.getByRole('dialog', { name: '举报这条回答' })
      await pressText(dialog.getByText('内容有误', { exact: true }))
      await expect(dialog.getByRole('radio', { name: '内容有误' })).toBeChecked()
      await dialog.getByRole('textbox').fill('税率写错了')
      await expectAccessible(page, box)
      await dialog.getByRole('button', { name: '提交' }).click()
      await expectNotices(page, [{ role: 'status', text: '已收到举报，我们会核对' }])
      await expect(chat.answer.getByText('已举报')).toBeVisible()
      await page.reload()
      await expect((await openChat(page)).answer.getByText('已举报')).toBeVisible()
    })
  })
}
