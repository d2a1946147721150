import { expect, test } from '@playwright/test'
import { isReady } from '../checkout'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

for (const width of [1280, 375])
  test(`a seller comes from a platform, puts another site beside it by keyboard, and sends the address on, ${width} px wide`, async ({
    page,
    browser,
  }) => {
    const pageErrors = recordPageErrors(page, [addresses.portal])
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/GStore/details/8?tag=1')
    await isReady(page)
    await page.getByRole('link', { name: '和别的平台对比' }).click()
    const comparison = page.locator('#storeComparison')
    await expect(comparison).toBeInViewport()
    await expect(comparison.getByRole('status')).toContainText('已选 1 个')

    const japan = comparison.getByRole('link', { name: /^日本站/ })
    await japan.focus()
    await page.keyboard.press('Enter')
    await expect(comparison.getByRole('status')).toContainText('已选 2 个')
    await expect(japan).toBeFocused()
    await expect(page).toHaveURL(/\/GStore\?compare=1-jp,8-my#storeComparison$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    const sent = await browser.newPage({ viewport: { width, height: 900 } })
    await sent.goto(`${addresses.portal}/GStore?compare=8-my,nowhere,1-jp`)
    await isReady(sent)
    const columns = sent.locator('#storeComparison').getByRole('columnheader')
    await expect(columns).toHaveText([/亚马逊.*日本站/, /Shopee.*马来西亚站/])
    await expect(sent.getByText('地址里有 1 项不是我们列出的站点')).toBeVisible()
    const frame = sent.locator('#storeComparison .comparison__frame')
    await frame.evaluate((element) => element.scrollTo({ left: 400 }))
    const name = frame.getByRole('rowheader', { name: '入驻费' })
    const left = (box: { x: number } | null) => Math.round(box?.x ?? -1)
    expect(left(await name.boundingBox()) - left(await frame.boundingBox())).toBeLessThanOrEqual(1)
    await sent.close()

    await page.goBack()
    await expect(comparison.getByRole('status')).toContainText('已选 1 个')
    expect(pageErrors.problems).toEqual([])
  })
