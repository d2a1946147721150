import { expect, type Page, test } from '@playwright/test'
import { logInAt, signOnFrame } from '../account'
import { expectAccessible } from '../axe'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const { partner, portal, signOn } = addresses

const player = (page: Page) => page.locator('chuhai-course-player')
const timeOf = (page: Page) =>
  player(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime)

for (const width of [1280, 375])
  test(`a visitor of a strict page watches a lesson, and the next one once signed in, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 })
    const pageErrors = recordPageErrors(page, [partner, portal, signOn])
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`CSP: ${violatedDirective} ${blockedURI}`),
      ),
    )
    await page.goto(`${partner}/training.html`)
    await player(page).scrollIntoViewIfNeeded()
    await player(page)
      .getByRole('link', { name: /^播放：/ })
      .click()
    await expect.poll(() => timeOf(page)).toBeGreaterThan(1)
    await expect(player(page).locator('.ch-screen__subtitles')).toBeVisible()
    await expectAccessible(page, 'chuhai-course-player')
    await player(page).getByRole('combobox', { name: '清晰度' }).selectOption('标清')
    await expect
      .poll(() =>
        player(page)
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.videoHeight),
      )
      .toBe(480)

    await player(page).getByRole('navigation', { name: '课程目录' }).getByRole('button').nth(1).click()
    await expect(player(page).getByText('登录后可以观看')).toBeVisible()
    await expectAccessible(page, 'chuhai-course-player')
    await player(page).getByRole('button', { name: '登录后观看' }).click()
    await logInAt(signOnFrame(page), 'newbie')
    await player(page).getByRole('navigation', { name: '课程目录' }).getByRole('button').nth(1).click()
    await expect(player(page).getByText('登录后可以观看')).toBeHidden()
    await expect.poll(() => timeOf(page)).toBeGreaterThan(1)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
    expect(pageErrors.problems).toEqual([])
  })
