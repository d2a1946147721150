import { expect, test } from '@playwright/test'
import { expectAccessible } from '../axe'
import { boxOn, fillIn, leadOf } from '../box'
import { isReady } from '../checkout'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

for (const width of [1280, 375])
  test(`a buyer ticks samples in the hall, asks for them together, and the choice is gone once it is sent, ${width} px wide`, async ({
    page,
  }) => {
    const pageErrors = recordPageErrors(page, [addresses.portal])
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/digitalHall')
    await isReady(page)
    const gallery = page.locator('.gallery')
    const box = (title: string) => gallery.getByRole('checkbox', { name: new RegExp(`选这件 ?：${title}`) })
    const count = gallery.getByRole('status')

    await box('磁吸露营灯').focus()
    await page.keyboard.press('Space')
    await gallery.getByRole('button', { name: '南通家纺' }).click()
    await box('四季薄被').check()
    await expect(count).toHaveText('已选 2 件')
    await page.reload()
    await isReady(page)
    await expect(box('磁吸露营灯')).toBeChecked()
    await expect(count).toHaveText('已选 2 件')
    await box('四季薄被').scrollIntoViewIfNeeded()
    const together = gallery.getByRole('link', { name: '一起索样' })
    await expect(together).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, '.gallery')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await together.click()
    const form = boxOn(page).panel('在线咨询')
    await expect(form.getByText('磁吸露营灯、四季薄被')).toBeVisible()
    const name = own(`索样${width}`)
    await fillIn(form, leadOf(name))
    await form.getByRole('button', { name: '提交' }).click()
    await expect(form.getByText('提交成功')).toBeVisible()
    const line = operator('consultations', '--format', 'csv')
      .split('\n')
      .find((row) => row.includes(name))
    expect(line).toContain('磁吸露营灯、四季薄被')
    await form.getByRole('button', { name: '关闭' }).click()
    await expect(count).toHaveText('')
    await expect(box('磁吸露营灯')).not.toBeChecked()
    expect(pageErrors.problems).toEqual([])
  })
