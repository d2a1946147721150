import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../axe'
import { darkestCornerOf, showWhitePictures } from '../corners'
import { recordPageErrors } from '../page-errors'
import { press, pressText } from '../press'
import { addresses } from '../services'

const detail = `${addresses.portal}/videotest/detail?id=1001`
const player = (page: Page) => page.getByRole('region', { name: /^视频：/ })
const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

const open = async (page: Page, href = detail) => {
  await page.goto(href)
  await expect(page.locator('html[data-ready]')).toBeAttached()
}
const play = (page: Page) => press(page.getByRole('link', { name: /^播放：/ }))

for (const width of [1280, 375])
  test(`a seller watches a video, jumps to a chapter and reads along, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    const pageErrors = recordPageErrors(page, [addresses.portal])
    await open(page)
    await expectAccessible(page, 'main')
    await play(page)
    await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5)
    await expect(player(page).getByText('飞机先装满的，往往不是重量，而是空间。')).toBeVisible()

    await pressText(page.getByRole('button', { name: '怎么省' }))
    await expect.poll(() => timeOf(page)).toBeGreaterThan(27.5)
    await expect(player(page).getByText('把高度改成 32 厘米', { exact: false })).toBeVisible()
    await expect(page.locator('.transcript [aria-current]')).toHaveText(/把高度改成 32 厘米|先改箱子/)
    await expectAccessible(page, 'main')
    expect(pageErrors.problems).toEqual([])
  })

test('subtitles with marks and entities are shown as words', async ({ page }) => {
  const body = 'WEBVTT\n\n00:00:00.000 --> 00:10:00.000\n<v 讲师><b>出口</b>&nbsp;R&amp;D &lt; 5%</v>\n'
  await page.route('**/*.vtt', (route) => route.fulfill({ contentType: 'text/vtt', body }))
  await open(page)
  await play(page)
  await expect(player(page).locator('.ch-screen__subtitles')).toHaveText('出口 R&D < 5%')
})

test('a video that cannot be played says so, and plays once it can', async ({ page }) => {
  await open(page)
  await page.route('**/*.mp4', (route) =>
    route.fulfill({ status: 200, contentType: 'video/mp4', body: 'broken' }),
  )
  await play(page)
  const notice = player(page).getByRole('alert')
  await expect(notice).toContainText('视频无法载入')
  await page.unroute('**/*.mp4')
  await press(notice.getByRole('button', { name: '重试' }))
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5)
  await expect(notice).toBeHidden()
})

test('a search leads from the list to a video', async ({ page }) => {
  await open(page, `${addresses.portal}/videotest`)
  const search = page.getByRole('search', { name: '搜索视频' }).getByRole('searchbox')
  await search.fill('报关')
  await search.press('Enter')
  // The video is in the list before, too: a list that is replaced takes a press along.
  await expect(page.getByRole('link', { name: /“报关”/ })).toBeVisible()
  await page.getByRole('link', { name: /报关单上的九个字段/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('报关单上的九个字段')
})

for (const density of [1, 2])
  test.describe(`on a screen with ${density} points to a pixel`, () => {
    test.use({ deviceScaleFactor: density })

    test('nothing dark shows around the corners of a light picture', async ({ page }) => {
      await showWhitePictures(page)
      await open(page)
      await expect(page.locator('.ch-screen')).toBeAttached()
      expect(await darkestCornerOf(player(page))).toBeGreaterThan(200)

      await page.goto(`${addresses.portal}/school/detail?id=303`)
      await press(page.getByRole('link', { name: '免费试看一节' }))
      await expect(player(page).locator('.ch-screen')).toBeAttached()
      expect(await darkestCornerOf(player(page))).toBeGreaterThan(200)
    })
  })
