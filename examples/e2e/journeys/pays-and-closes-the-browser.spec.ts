import { expect, test } from '@playwright/test'
import { signInAtPortal } from '../account'
import { expectAccessible } from '../axe'
import { goToCashier, heading, isReady, orderCourse } from '../checkout'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const { portal, signOn } = addresses
const course = 303
const wide = { width: 1280, height: 812 }

for (const [index, width] of [1280, 375].entries())
  test(`a student pays, closes the browser before it returns, and finds the course paid in another one, ${width} px wide`, async ({
    page,
    context,
    browser,
  }) => {
    const account = own(`buyer${13 + index}`)
    await page.setViewportSize(wide)
    await signInAtPortal(page, account)
    await page.setViewportSize({ ...wide, width })
    const number = await orderCourse(page, course)
    await page.goto(`${portal}/pay/school/orderPay?number=${number}`)
    await goToCashier(page)
    // The cashier leads back by itself: this browser does not follow.
    await page.route(`${portal}/**`, (route) => route.fulfill({ status: 204 }))
    await page.getByRole('button', { name: /^支付 / }).click()
    await expect(heading(page, '支付成功')).toBeVisible()
    const address = await page.getByRole('link', { name: '返回商家' }).getAttribute('href')
    await context.close()

    const elsewhere = await browser.newContext({ viewport: { ...wide, width }, locale: 'zh-CN' })
    const other = await elsewhere.newPage()
    const pageErrors = recordPageErrors(other, [portal, signOn])
    await other.goto(address ?? '')
    await expect(heading(other, '付款已收到')).toBeVisible()
    await expect(other.getByRole('main')).not.toContainText(number)
    await expectAccessible(other, 'main')

    await other.setViewportSize(wide)
    await signInAtPortal(other, account)
    await other.setViewportSize({ ...wide, width })
    await other.goto(`${portal}/schoolCenter/order?number=${number}`)
    await isReady(other)
    await expect(other.getByRole('link', { name: '开始学习' }).first()).toBeVisible()
    expect(pageErrors.problems).toEqual([])
    await elsewhere.close()
  })
