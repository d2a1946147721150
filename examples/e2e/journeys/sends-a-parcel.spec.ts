import { expect, type Page, test } from '@playwright/test'
import { signInAtPortal } from '../account'
import { expectRight } from '../axe'
import { openCarrier } from '../carrier'
import { heading, isReady, orderAndPay } from '../checkout'
import { scanLabels } from '../label'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { askForPrices, beginShipment, fillInShipment, goOn, parcel, recipient } from '../parcel'
import { pressText } from '../press'
import { addresses } from '../services'

const ours = [addresses.portal, addresses.signOn, addresses.cashier]

/** Public events of a parcel that was weighed and delivered, each once: twelve of its carrier, five of ours. */
const told = [
  '已签收',
  '派送员正在派送',
  '到达目的地派送站',
  '进口清关完成',
  '进口清关中',
  '航班已到达',
  '航班已起飞',
  '出口清关完成',
  '离开分拣中心',
  '到达分拣中心',
  '承运商已揽收',
  '已出库并交给承运商',
  '差价已结清，等待出库',
  '待寄件人补交运费差价',
  '包裹已到仓并复重',
  '已向承运商下单，等待揽收',
  '承运商已收到运单信息',
]

const openShipment = async (page: Page, number: string) => {
  await page.goto(`${addresses.portal}/logistics/mailingList/orderDetail?number=${number}`)
  await isReady(page)
}

/** A photograph of the scales: a screenshot of the page, as a file. */
const photograph = async (page: Page) => {
  const path = test.info().outputPath('scales.png')
  await page.screenshot({ path, clip: { x: 0, y: 0, width: 320, height: 240 } })
  return path
}

/** The bookings of a parcel that operators see. */
const bookingsOf = (label: string) =>
  operator('logistics', 'carriers', 'bookings')
    .split('\n')
    .filter((line) => line.includes(label))

for (const [index, width] of [1280, 375].entries())
  test(`a parcel is quoted, ordered, paid, labelled, weighed heavier, paid for again and followed to its delivery, while its carrier falls twice, ${width} px wide`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const pageErrors = recordPageErrors(page, ours)
    await signInAtPortal(page, own(`sender${index + 1}`))
    await page.setViewportSize({ width, height: 812 })
    const carrier = await openCarrier(page)
    try {
      await page.goto('/logistics/list')
      await isReady(page)
      await askForPrices(page)
      await expectRight(page)
      const number = await beginShipment(page)
      await fillInShipment(page)
      await expectRight(page)

      // The carrier books, and drops the connection before it answers.
      await carrier.behave('断线')
      await goOn(page)
      await orderAndPay(page)
      await expect(heading(page, '支付成功，面单已生成')).toBeVisible()
      await pressText(page.getByRole('link', { name: '查看运单', exact: true }))
      await expect(page).toHaveURL(new RegExp(`/logistics/mailingList/orderDetail\\?number=${number}$`))
      await expect(page.getByText('打印面单，贴在包裹上，然后交货')).toBeVisible()
      await expectRight(page)
      const label = `${number}A01`
      const print = page.getByRole('link', { name: '打印面单' })
      const file = await page.request.get((await print.getAttribute('href')) ?? '')
      expect(file.headers()['content-type']).toBe('application/pdf')
      expect(await scanLabels(await file.body())).toEqual([{ code: label, size: [100, 150] }])

      await expect(async () => {
        await carrier.show()
        await expect(carrier.parcel(label)).toHaveCount(1)
      }).toPass()
      const booked = (await carrier.parcel(label).getByRole('heading').textContent()) ?? ''
      await carrier.kill()
      expect(bookingsOf(label)).toEqual([expect.stringContaining('等待下单')])
      await carrier.startAgain()
      await expect
        .poll(() => bookingsOf(label), { timeout: 90_000 })
        .toEqual([expect.stringMatching(`已下单.*${booked}`)])
      await carrier.show()
      await expect(carrier.parcel(label)).toHaveCount(1)

      const { kilograms, sides, freight } = parcel.measured
      const scales = ['--warehouse', 'hangzhou', '--picture', await photograph(page)]
      const weighed = operator('logistics', 'warehouse', 'receive', label, kilograms, sides, ...scales)
      expect(weighed).toContain('应补 52.80 元')
      await page.goto(`${addresses.portal}/user/`)
      await pressText(page.getByRole('link', { name: `补运费差价 ${parcel.difference}` }))
      await expect(page.getByRole('heading', { name: `应补差价 ${parcel.difference}` })).toBeVisible()
      for (const [title, sum] of [
        ['按申报计费', parcel.declared.freight],
        ['按实测计费', freight],
      ] as const) {
        const price = page.locator('.shipment-prices > div').filter({ hasText: title })
        await expect(price.locator('dl > div').last()).toContainText(sum)
      }
      await expect(page.getByRole('img', { name: `包裹 ${label} 复重时的照片` })).toBeAttached()
      await expectRight(page)
      await pressText(page.getByRole('link', { name: '补差价', exact: true }))
      await expect(page.getByText(`运费差价 · ${number}`).first()).toBeVisible()
      await expectRight(page)
      await orderAndPay(page)
      await expect(heading(page, '支付成功，差价已结清')).toBeVisible()
      await openShipment(page, number)
      await expect(page.getByText(`差价 ${parcel.difference} 已支付`)).toBeVisible()
      operator('logistics', 'warehouse', 'forward', number, '已装车')

      // The carrier repeats its events, and crashes on the way.
      await carrier.behave('重复')
      await carrier.move(label, '下一步：PU')
      await carrier.move(label, '下一步：SC')
      await carrier.kill()
      await carrier.startAgain()
      await carrier.behave('重复')
      await carrier.move(label, '走到签收')

      // Tracking is public, by either number, and shows no personal data.
      const visitor = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
      await visitor.setViewportSize({ width, height: 812 })
      const visitorErrors = recordPageErrors(visitor, ours)
      const tracking = visitor.locator('.ch-tracking')
      for (const asked of [label, booked]) {
        await expect(async () => {
          await visitor.goto(`${addresses.portal}/logistics/query?numbers=${asked}`)
          await isReady(visitor)
          await expect(tracking.locator('article')).toHaveAttribute('data-status', 'delivered')
        }).toPass()
        const events = tracking.locator('.ch-tracking__events li')
        await expect(events).toHaveCount(told.length)
        const texts = await events.allTextContents()
        for (const words of told) expect(texts.filter((text) => text.includes(words))).toHaveLength(1)
        for (const words of Object.values(recipient).filter((one) => one !== recipient.城市))
          await expect(tracking).not.toContainText(words)
      }
      await tracking.locator('summary').click()
      await expectRight(visitor)
      await visitor.context().close()

      await openShipment(page, number)
      await expect(page.getByRole('heading', { name: '包裹已签收' })).toBeVisible()
      await expectRight(page)
      await page.goto('/user/?tab=messages')
      const inbox = page.getByRole('list', { name: '消息' })
      await expect(inbox.getByRole('button', { name: `包裹 ${label} 已签收` })).toHaveCount(1)
      await expect(inbox.getByRole('button', { name: `待补差价：运单 ${number}` })).toHaveCount(1)
      expect(pageErrors.problems).toEqual([])
      expect(visitorErrors.problems).toEqual([])
    } finally {
      await carrier.stop()
    }
  })
