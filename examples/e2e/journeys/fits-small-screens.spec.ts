import { expect, type Locator, type Page, test } from '@playwright/test'
import { boxOn } from '../box'
import { addresses } from '../services'

const promise = '提交成功，我们将在24小时内与您联系'

/** The panels that need no sign-on. */
const panels = ['直播预告', '在线咨询', '扫码咨询', '电话咨询'] as const

/** Whether the middle of an element is in the window and not covered. */
const isReached = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const inWindow = x > 0 && x < innerWidth && y > 0 && y < innerHeight
    const root = element.getRootNode() as Document | ShadowRoot
    const hit = root.elementFromPoint(x, y)
    return inWindow && Boolean(hit && (element.contains(hit) || hit.contains(element)))
  })

const expectReached = async (target: Locator) => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  await expect.poll(() => isReached(target)).toBe(true)
}

const openForm = async (page: Page) => {
  await page.goto(addresses.partner)
  await boxOn(page).entry('在线咨询').click()
  const form = boxOn(page).panel('在线咨询')
  await expect(form.getByLabel(/^姓名/)).toBeVisible()
  await form.evaluate((panel) => Promise.all(panel.getAnimations().map((each) => each.finished)))
  return form
}

const expectEveryField = async (form: Locator) => {
  for (const label of [/^姓名/, /^手机号/, /^公司名称/, /^邮箱/]) await expectReached(form.getByLabel(label))
  for (const name of [/咨询内容/, /职位/]) await expectReached(form.getByRole('combobox', { name }))
  await expectReached(form.getByText('同意', { exact: false }).first())
  await expectReached(form.getByRole('button', { name: '提交' }))
}

const expectEveryMessage = async (form: Locator) => {
  const messages = form.locator('.ch-note--error')
  await expect(messages).toHaveCount(5)
  for (const message of await messages.all()) await expectReached(message)
}

/** At a zoom of 200 % a page has half of the window, at twice the density. */
for (const { name, width, height, density = 1 } of [
  { name: '320×568', width: 320, height: 568 },
  { name: '360×640', width: 360, height: 640 },
  { name: '667×320', width: 667, height: 320 },
  { name: '1280×800 at a zoom of 200 %', width: 640, height: 400, density: 2 },
  { name: '360×640 with a software keyboard', width: 360, height: 300 },
]) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density })

    test('every field, message and close button of the form can be reached and used', async ({ page }) => {
      const form = await openForm(page)
      await expectReached(form.getByRole('button', { name: '关闭' }))
      await expectEveryField(form)
      await form.getByRole('button', { name: '提交' }).click()
      await expectEveryMessage(form)
      await expectReached(form.getByRole('button', { name: '关闭' }))

      const phone = form.getByLabel(/^手机号/)
      await phone.click()
      await page.keyboard.type('138')
      await page.keyboard.press('Tab')
      await phone.focus()
      await expect(form.getByText('请输入正确手机号')).toBeInViewport({ ratio: 1 })
      await expect.poll(() => isReached(form.getByText('请输入正确手机号'))).toBe(true)
      await form.getByRole('button', { name: '关闭' }).click()
      await expect(form).toBeHidden()
    })

    test('a visitor submits a consultation', async ({ page }) => {
      const form = await openForm(page)
      await form.getByRole('combobox', { name: /咨询内容/ }).click()
      const choice = page.getByRole('dialog', { name: /咨询内容/ })
      await choice.getByRole('button', { name: '平台开店' }).click()
      await choice.getByRole('checkbox', { name: '亚马逊开店' }).check()
      await choice.getByRole('button', { name: '确定' }).click()
      for (const [label, text] of [
        [/^姓名/, '小屏访客'],
        [/^手机号/, '13868105527'],
        [/^公司名称/, `宁居家居用品 ${width}×${height}`],
      ] as const) {
        await form.getByLabel(label).click()
        await page.keyboard.type(text)
      }
      await form.getByRole('checkbox', { name: /^同意/ }).check()
      await form.getByRole('button', { name: '提交' }).click()
      await expect(form.getByText(promise)).toBeVisible()
      await expectReached(form.getByRole('button', { name: '关闭' }))
    })

    test('every panel can be opened, scrolled to its end, and closed', async ({ page }) => {
      await openForm(page)
      for (const panel of panels) {
        await page.getByRole('dialog').getByRole('button', { name: panel, exact: true }).click()
        const sheet = boxOn(page).panel(panel)
        await expect(sheet.getByRole('heading', { name: panel })).toBeVisible()
        await expectReached(sheet.getByRole('button', { name: '关闭' }))
        for (const control of await sheet.locator('.ch-panel-sheet :is(a, button, img)').all())
          await expectReached(control)
      }
      await page.getByRole('dialog').getByRole('button', { name: 'AI 助手', exact: true }).click()
      for (const name of ['登录', 'AI 助手']) {
        const dialog = boxOn(page).panel(name)
        await expectReached(dialog.getByRole('button', { name: '关闭' }))
        await dialog.getByRole('button', { name: '关闭' }).click()
        await expect(dialog).toBeHidden()
      }
    })
  })
}
