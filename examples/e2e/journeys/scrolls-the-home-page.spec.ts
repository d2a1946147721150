import { expect, type Page, test } from '@playwright/test'
import { addresses } from '../services'

const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const headerTop = async (page: Page) => (await page.getByRole('banner').boundingBox())?.y

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the header of the home page scrolls with the page and is fixed from 100 px on', async ({ page }) => {
  await page.goto(addresses.portal)
  expect(await headerTop(page)).toBe(80)
  await scrollTo(page, 100)
  await expect.poll(() => headerTop(page)).toBe(-20)
  await scrollTo(page, 101)
  await expect.poll(() => headerTop(page)).toBe(0)
  await scrollTo(page, 2000)
  await expect.poll(() => headerTop(page)).toBe(0)
  await scrollTo(page, 0)
  await expect.poll(() => headerTop(page)).toBe(80)
})

test('the header of other pages stays at the top from the start', async ({ page }) => {
  await page.goto(`${addresses.portal}/contactUs`)
  await scrollTo(page, 60)
  await expect.poll(() => headerTop(page)).toBe(0)
})
