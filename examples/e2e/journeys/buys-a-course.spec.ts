import { expect, type Page, test } from '@playwright/test'
import { signInAtPortal } from '../account'
import { expectAccessible } from '../axe'
import { goToCashier, heading, isReady, orderCourse, pay } from '../checkout'
import { askForInvoice, downloadInvoice, invoiceNumber, invoicePdf, issueInvoice } from '../invoice'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { pressText } from '../press'
import { addresses } from '../services'

const { portal, cashier } = addresses
const course = 303
const orders = `${portal}/schoolCenter/order`

for (const [index, width] of [1280, 375].entries()) {
  test.describe(`${width} px wide`, () => {
    /** Each journey has a buyer of its own, who signs in on a wide window. */
    const signIn = async (page: Page, place: number) => {
      await signInAtPortal(page, own(`buyer${index * 3 + place}`))
      await page.setViewportSize({ width, height: 812 })
    }

    test('a student pays for a course on the second attempt', async ({ page }) => {
      await signIn(page, 1)
      const pageErrors = recordPageErrors(page, [portal, cashier])
      await orderCourse(page, course)
      await pressText(page.getByRole('link', { name: '去支付', exact: true }))
      await goToCashier(page)
      await page.getByRole('button', { name: '拒绝' }).click()
      await page.getByRole('link', { name: '返回商家' }).click()
      await expect(heading(page, '支付没有成功')).toBeVisible()
      await expect(page.getByText('演示收银台没有完成这次付款', { exact: false })).toBeVisible()
      await expectAccessible(page, 'main')
      await pressText(page.getByRole('link', { name: '重新支付' }))
      await goToCashier(page)
      await pay(page)
      await expect(page.getByRole('link', { name: '开始学习' })).toHaveAttribute(
        'href',
        '/school/videoplay?id=303',
      )
      await expectAccessible(page, 'main')
      expect(pageErrors.problems).toEqual([])
    })

    test('a student leaves the cashier, finds the order again and pays it', async ({ page }) => {
      await signIn(page, 2)
      const number = await orderCourse(page, course)
      await pressText(page.getByRole('link', { name: '去支付', exact: true }))
      await goToCashier(page)
      await page.goto(orders)
      await isReady(page)
      await expect(page.getByText(`订单号 ${number}`)).toBeVisible()
      await expectAccessible(page, 'main')
      await pressText(page.getByRole('link', { name: /^去支付：/ }))
      await goToCashier(page)
      await pay(page)
      await page.goto(`${portal}/pay/school/orderConfirm?id=${course}&kind=course`)
      await expect(page.getByRole('alert').filter({ hasText: '您已购买' })).toBeVisible()
    })

    test('a student downloads the invoice, asks for the money back, and sees what becomes of both', async ({
      page,
    }) => {
      await signIn(page, 3)
      const number = await orderCourse(page, course)
      await pressText(page.getByRole('link', { name: '去支付', exact: true }))
      await goToCashier(page)
      await pay(page)
      await page.goto(`${orders}?number=${number}`)
      await isReady(page)
      await askForInvoice(page, '沈立群')
      const invoice = await issueInvoice(number)
      await page.reload()
      expect(await downloadInvoice(page, invoice)).toBe(invoicePdf)
      await expectAccessible(page, 'main')
      await pressText(page.getByRole('button', { name: '申请退款' }))
      const dialog = page.getByRole('dialog', { name: '申请退款' })
      await dialog.getByRole('textbox').fill('公司统一采购，个人重复购买。')
      await pressText(dialog.getByRole('button', { name: '提交申请' }))
      await expect(page.getByRole('heading', { name: '退款申请已收到，正在审核' })).toBeVisible()
      await expectAccessible(page, 'main')
      operator('orders', 'refund', number, '符合退改规则，同意退款。')
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('heading', { name: '款项已按原支付方式退回' })).toBeVisible({
          timeout: 5000,
        })
      }).toPass()
      await expect(page.getByText('符合退改规则，同意退款。')).toBeVisible()
      await expect(page.getByText('有退款，红字发票开好后在这里下载，并发消息给您。')).toBeVisible()
      operator('invoices', 'correct', number, invoiceNumber(), '全额退款')
      await page.reload()
      await expect(page.getByText('已作废')).toBeVisible()
      await expect(page.getByText('−¥599')).toBeVisible()
      await page.goto(`${orders}?number=${number}&view=receipt`)
      await expect(page.locator('.receipt').getByText('已退款')).toBeVisible()
    })
  })
}
