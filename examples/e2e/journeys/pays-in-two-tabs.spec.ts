import { expect, test } from '@playwright/test'
import { signInAtPortal } from '../account'
import { goToCashier, orderCourse, pay } from '../checkout'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

const { portal, cashier } = addresses
const course = 303

for (const [index, width] of [1280, 375].entries()) {
  test.describe(`${width} px wide`, () => {
    test('a student goes to pay one order in two tabs, and it is paid once', async ({ page, context }) => {
      // They sign in on a wide window.
      await signInAtPortal(page, own(`buyer${9 + index}`))
      await page.setViewportSize({ width, height: 812 })
      const pageErrors = recordPageErrors(page, [portal, cashier])
      const number = await orderCourse(page, course)
      const other = await context.newPage()
      await other.setViewportSize({ width, height: 812 })
      for (const tab of [page, other]) {
        await tab.goto(`${portal}/pay/school/orderPay?number=${number}`)
        await goToCashier(tab)
      }
      expect(other.url()).toBe(page.url())
      await pay(page)
      await pay(other)
      const payments = operator('payments', 'list')
        .split('\n')
        .filter((line) => line.includes(number))
      expect(payments).toEqual([expect.stringContaining('已支付')])
      expect(operator('orders', 'show', number).match(/付款成功/g)).toHaveLength(1)
      expect(pageErrors.problems).toEqual([])
    })
  })
}
