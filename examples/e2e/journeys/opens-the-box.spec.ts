import { devices, expect, test } from '@playwright/test'
import { boxOn, fillIn, leadOf } from '../box'
import { expectNotices, watchNotices } from '../notices'
import { addresses } from '../services'

const promise = '提交成功，我们将在24小时内与您联系'

test('a visitor opens the box, submits and gets the focus back by keyboard alone', async ({ page }) => {
  await page.goto(addresses.partner)
  const box = boxOn(page)
  await box.entry('在线咨询').focus()
  await page.keyboard.press('Enter')
  const form = box.panel('在线咨询')
  await expect(form).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.getByRole('combobox', { name: /咨询内容/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: '平台开店', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const option = page.getByRole('checkbox', { name: '亚马逊开店' })
  await expect(option).toBeFocused()
  await page.keyboard.press('Space')
  await expect(option).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('combobox', { name: /咨询内容/ })).toBeFocused()
  const type = async (label: RegExp, text: string) => {
    const field = form.getByLabel(label)
    while (!(await field.evaluate((input) => input.matches(':focus')))) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await type(/^姓名/, '键盘访客')
  await type(/^手机号/, '13868105527')
  await type(/^公司名称/, '布谷鸟团队')
  await form.getByRole('checkbox', { name: /^同意/ }).focus()
  await page.keyboard.press('Space')
  await form.getByLabel(/^公司名称/).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByText(promise)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(box.entry('在线咨询')).toBeFocused()
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
  test.use({ ...phone, viewport: { width: 375, height: 812 } })

  test('a visitor opens the sheet by touch, switches panels, and submits', async ({ page }) => {
    await page.goto(addresses.university)
    const box = boxOn(page)
    await box.entry('在线咨询').tap()
    const sheet = box.panel('在线咨询')
    await expect(sheet.getByLabel(/^姓名/)).toBeVisible()
    await page.getByRole('button', { name: '电话咨询' }).tap()
    await expect(page.getByRole('link', { name: '400-826-0571' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '在线咨询' }).tap()
    await fillIn(sheet, leadOf('触屏访客'))
    await sheet.getByRole('button', { name: '提交' }).tap()
    await expect(sheet.getByText(promise)).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(375)
  })
})

test.describe('hover panels', () => {
  test('open while the pointer rests on them, one at a time, and close 150 ms after it has left', async ({
    page,
  }) => {
    await page.goto(addresses.partner)
    const box = boxOn(page)
    await box.entry('电话咨询').hover()
    const phone = box.panel('电话咨询')
    await expect(phone.getByRole('link', { name: '400-826-0571' })).toBeVisible()
    await phone.hover()
    await expect(phone).toBeVisible()
    await box.entry('扫码咨询').hover()
    await expect(phone).toBeHidden()
    const code = box.panel('扫码咨询').getByRole('img')
    await expect(code).toBeVisible()
    await expect(code).toHaveJSProperty('complete', true)
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThanOrEqual(200)
    await page.mouse.move(200, 300)
    await expect(box.panel('扫码咨询')).toBeHidden()
  })

  test('never close a form that is being filled in', async ({ page }) => {
    await page.goto(addresses.partner)
    const box = boxOn(page)
    await box.entry('在线咨询').click()
    await box.panel('在线咨询').getByLabel(/^姓名/).fill('沈')
    await box.entry('电话咨询').hover()
    await expect(box.panel('在线咨询')).toBeVisible()
    await box.entry('电话咨询').click()
    await expect(box.panel('在线咨询')).toBeHidden()
    await box.entry('在线咨询').click()
    await expect(box.panel('在线咨询').getByLabel(/^姓名/)).toHaveValue('沈')
  })

  test('exclude the form, which is laid out on hover and shown on click', async ({ page }) => {
    await page.goto(addresses.partner)
    const box = boxOn(page)
    await box.entry('在线咨询').hover()
    const form = page.locator('.ch-panel--consultation .ch-consultation__form')
    await expect(form).toBeAttached()
    await expect(form).toBeHidden()
    expect((await form.boundingBox())?.height).toBeGreaterThan(300)
    await box.entry('在线咨询').click()
    await expect(box.panel('在线咨询')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await box.entry('在线咨询').click()
    await expect(box.panel('在线咨询')).toBeVisible()
  })

  test('announce the next broadcast, and watching it opens the sign-on dialog in the page', async ({
    page,
  }) => {
    await page.goto(addresses.partner)
    const box = boxOn(page)
    await box.entry('直播预告').click()
    const live = box.panel('直播预告')
    await expect(live.getByRole('heading')).not.toBeEmpty()
    await live.getByRole('button', { name: '观看直播' }).click()
    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
    await expect(page).toHaveURL(`${addresses.partner}/`)
  })
})

test('the assistant asks visitors to sign in, also in its field', async ({ page }) => {
  await page.goto(addresses.partner)
  const box = boxOn(page)
  await box.entry('AI 助手').click()
  const signOn = page.getByRole('dialog', { name: '登录' })
  await expect(signOn).toBeVisible()
  await signOn.getByRole('button', { name: '关闭' }).click()
  const chat = box.panel('AI 助手')
  await expect(chat.getByPlaceholder('请登录后使用')).toBeDisabled()
  await expect(chat.getByRole('button', { name: '登录' })).toBeVisible()
})

test('the button back to the top appears after 400 px', async ({ page }) => {
  await page.goto(addresses.portal)
  const top = boxOn(page).entry('返回顶部')
  await expect(boxOn(page).entry('在线咨询')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(top).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 700))
  await top.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

for (const { side, height } of [
  { side: 'right', height: 800 },
  { side: 'left', height: 800 },
  { side: 'right', height: 420 },
]) {
  test(`panels are 12 px beside a rail on the ${side}, inside a window ${height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height })
    await page.goto(`${addresses.partner}/elements.html`)
    await page.evaluate((at) => {
      const box = document.createElement('chuhai-help-box')
      box.setAttribute('side', at)
      document.body.append(box)
    }, side)
    const box = boxOn(page)
    for (const name of ['在线咨询', '电话咨询', 'AI 助手'] as const) {
      await box.entry(name).click()
      await expect(box.panel(name)).toBeVisible()
      await box
        .panel(name)
        .evaluate((panel) => Promise.all(panel.getAnimations().map((each) => each.finished)))
      const panel = await box.panel(name).boundingBox()
      const entries = await page.locator('.ch-rail__entries').boundingBox()
      if (!panel || !entries) throw new Error(`${name} has no box.`)
      const gap = side === 'right' ? entries.x - panel.x - panel.width : panel.x - entries.x - entries.width
      expect(gap).toBe(12)
      expect(panel.y).toBeGreaterThanOrEqual(12)
      expect(panel.y + panel.height).toBeLessThanOrEqual(height - 12)
    }
  })
}

test('Escape closes a hover panel wherever the focus is', async ({ page }) => {
  await page.goto(addresses.partner)
  const box = boxOn(page)
  await box.entry('电话咨询').hover()
  await expect(box.panel('电话咨询')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box.panel('电话咨询')).toBeHidden()
})

test('a broadcast that fails to load shows a notice and can be retried', async ({ page }) => {
  const exceptions: string[] = []
  page.on('pageerror', (error) => exceptions.push(error.message))
  await watchNotices(page)
  await page.route('**/api/liveBroadcast/info', (route) => route.abort())
  await page.goto(addresses.partner)
  const box = boxOn(page)
  await box.entry('直播预告').click()
  await expectNotices(page, [{ role: 'alert', text: '系统错误，请稍后再试！' }])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute('**/api/liveBroadcast/info')
  await box.panel('直播预告').getByRole('button', { name: '重试' }).click()
  await expect(box.panel('直播预告').getByRole('button', { name: '观看直播' })).toBeVisible()
  expect(exceptions).toEqual([])
})

test('a box written into the page follows its attributes and dispatches an event for a lead', async ({
  page,
}) => {
  await page.goto(`${addresses.partner}/elements.html`)
  await page.evaluate(() => {
    const received: unknown[] = []
    Object.assign(document, { received })
    document.addEventListener('chuhai-submitted', (event) => received.push((event as CustomEvent).detail))
    const box = document.createElement('chuhai-help-box')
    box.setAttribute('side', 'left')
    document.body.append(box)
  })
  const box = boxOn(page)
  await box.entry('在线咨询').click()
  await expect(page.getByRole('navigation', { name: '出海云帮助' })).toHaveCSS('left', '0px')
  const form = box.panel('在线咨询')
  await fillIn(form, leadOf('元素访客'))
  await form.getByRole('button', { name: '提交' }).click()
  await expect(form.getByText(promise)).toBeVisible()
  const received = await page.evaluate(() => (document as unknown as { received: unknown[] }).received)
  expect(received).toEqual([{ id: expect.any(String) }])
})
