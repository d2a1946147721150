import { expect, type Page, test } from '@playwright/test'
import { signInAtPortal } from '../account'
import { expectAccessible } from '../axe'
import { goToCashier, isReady, orderCourse, pay } from '../checkout'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { press, pressText } from '../press'
import { addresses } from '../services'

const { portal, signOn, cashier } = addresses
const course = 303

const lesson = (page: Page, title: string) =>
  page.getByRole('navigation', { name: '课程目录' }).getByRole('button', { name: title })
const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

for (const [width, account] of [
  [1280, 'buyer7'],
  [375, 'buyer8'],
] as const)
  test(`a student previews a course, buys it, and goes on at the same second on another device, ${width} px wide`, async ({
    page,
    browser,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 812 })
    const pageErrors = recordPageErrors(page, [portal, signOn, cashier])

    await page.goto(`${portal}/school/detail?id=${course}`)
    await isReady(page)
    await pressText(page.getByRole('link', { name: '免费试看一节' }))
    await press(page.getByRole('link', { name: /^播放：先算盈亏线/ }))
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5)
    await pressText(lesson(page, '三种广告各放在哪里').getByText('三种广告各放在哪里'))
    await expect(page.getByText('这一节需要购买课程')).toBeVisible()
    await expectAccessible(page, 'main')

    await page.setViewportSize({ width: 1280, height: 812 })
    await signInAtPortal(page, own(account))
    await page.setViewportSize({ width, height: 812 })
    await orderCourse(page, course)
    await pressText(page.getByRole('link', { name: '去支付', exact: true }))
    await goToCashier(page)
    await pay(page)

    await pressText(page.getByRole('link', { name: '开始学习' }))
    await pressText(lesson(page, '三种广告各放在哪里').getByText('三种广告各放在哪里'))
    await expect.poll(() => timeOf(page)).toBeGreaterThan(5)
    await expectAccessible(page, 'main')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.locator(`main a[href$="/school/detail?id=${course}"]`).first().click()
    const { data } = await (await saved).json()
    expect(data).toMatchObject({ key: '1-2', isFinished: false })
    expect(data.seconds).toBeGreaterThanOrEqual(5)

    const device = await browser.newContext({ viewport: { width: 1280, height: 812 }, locale: 'zh-CN' })
    const other = await device.newPage()
    await signInAtPortal(other, own(account))
    await other.setViewportSize({ width, height: 812 })
    await other.goto(`${portal}/school/videoplay?id=${course}`)
    await expect(other.getByText(`上次看到 00:${String(data.seconds).padStart(2, '0')}`)).toBeVisible()
    await expectAccessible(other, 'main')
    await pressText(other.getByRole('button', { name: '继续播放' }))
    await expect.poll(() => timeOf(other)).toBeGreaterThan(data.seconds)
    await device.close()
    expect(pageErrors.problems).toEqual([])
  })

test('a visitor chooses the quality of a lesson, which goes on at the same second, and of the next one', async ({
  page,
}) => {
  const heightOf = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoHeight)
  const quality = page.getByRole('combobox', { name: '清晰度' })
  const play = async () => {
    await isReady(page)
    await press(page.getByRole('link', { name: /^播放：/ }))
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5)
  }
  await page.goto(`${portal}/school/videoplay?id=${course}&lesson=1-1`)
  await play()
  await press(page.getByRole('button', { name: '暂停', exact: true }))
  const pausedAt = await timeOf(page)
  expect(await quality.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe('自动')
  for (const [name, height] of [
    ['高清', 720],
    ['标清', 480],
  ] as const) {
    await quality.selectOption(name)
    await press(page.getByRole('button', { name: '播放', exact: true }))
    await expect.poll(heightOf).toBe(height)
    await expect.poll(() => timeOf(page)).toBeGreaterThan(pausedAt)
    await press(page.getByRole('button', { name: '暂停', exact: true }))
  }
  await expectAccessible(page, 'main')
  await page.goto(`${portal}/school/videoplay?id=101&lesson=1-1`)
  await play()
  await expect.poll(heightOf).toBe(480)
})

test('a course begins by itself without sound, and has it once that is wanted', async ({ page }) => {
  await page.goto(`${portal}/school/autoplay?id=101`)
  await isReady(page)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5)
  const isMuted = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)
  expect(await isMuted()).toBe(true)
  await expectAccessible(page, 'main')
  await press(page.getByRole('button', { name: '打开声音' }))
  await expect.poll(isMuted).toBe(false)
  await expect(page.getByRole('button', { name: '打开声音' })).toHaveCount(0)
})

test('a course waits for a press where the browser plays nothing by itself', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await page.goto(`${portal}/school/autoplay?id=101`)
  await isReady(page)
  const cover = page.getByRole('link', { name: /^播放：/ })
  await expect(cover).toBeVisible()
  await expect(cover.locator('.ch-spinner')).toHaveCount(0)
})

test('a lesson that was paused past the life of its address goes on at the same second', async ({ page }) => {
  await page.clock.install()
  const signatures: string[] = []
  page.on('request', (request) => {
    const [, signature] = /\/api\/school\/film\/[^/]+\/([^/]+)\/index/.exec(request.url()) ?? []
    if (signature) signatures.push(signature)
  })
  await page.goto(`${portal}/school/videoplay?id=${course}&lesson=1-1`)
  await isReady(page)
  await press(page.getByRole('link', { name: /^播放：/ }))
  await expect.poll(() => timeOf(page)).toBeGreaterThan(1)
  await press(page.getByRole('button', { name: '暂停', exact: true }))
  const pausedAt = await timeOf(page)
  const [first = ''] = signatures

  await page.route(`**/${first}/**`, (route) => route.fulfill({ status: 403, body: '' }))
  await page.clock.fastForward('03:00:00')
  await press(page.getByRole('button', { name: '播放', exact: true }))
  await expect.poll(() => signatures.some((signature) => signature !== first)).toBe(true)
  await expect.poll(() => timeOf(page)).toBeGreaterThan(pausedAt + 0.5)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
