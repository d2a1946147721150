import { unzipSync } from 'fflate'
import { expect, it, onTestFinished, vi } from 'vitest'
import { setUpCashier } from './testing/cashier'

const cashier = setUpCashier()

it('shows order and amount, and says that nothing is charged', async () => {
  const { html, number } = await cashier.open({ subject: '出海课程 <b>“入门”</b>' })
  expect(html).toContain('¥</span>199<span class="part">.00')
  expect(html).toContain(number)
  expect(html).toContain('演示收银台，不会扣款')
  expect(html).toContain('&lt;b&gt;')
  for (const name of ['支付 ¥199.00', '拒绝', '返回商家', '丢失', '延迟', '重复'])
    expect(html).toContain(name)
})

it('tells of a payment with a signature that the library accepts, and leads back with the result', async () => {
  const { number, page } = await cashier.open()
  const result = await (await cashier.press(page, 'pay')).text()
  expect(result).toContain('支付成功')
  expect(result).toMatch(/http-equiv="refresh"[^>]*trade_status=TRADE_SUCCESS/)
  await expect.poll(() => cashier.notificationsOf(number).length).toBe(1)
  const [fields] = cashier.notificationsOf(number)
  expect(fields).toMatchObject({ trade_status: 'TRADE_SUCCESS', total_amount: '199.00', sign_type: 'RSA2' })
  expect(cashier.shop().checkNotifySignV2(fields)).toBe(true)
  expect(cashier.shop().checkNotifySignV2({ ...fields, total_amount: '0.01' })).toBe(false)
  expect(await cashier.query(number)).toMatchObject({ code: '10000', tradeStatus: 'TRADE_SUCCESS' })
})

it('repeats a notification until it is acknowledged', async () => {
  cashier.server().answers.push('failure', 'failure')
  const { number, page } = await cashier.open()
  await cashier.press(page, 'pay')
  await expect.poll(() => cashier.notificationsOf(number).length).toBe(3)
  expect(new Set(cashier.notificationsOf(number).map(({ notify_id }) => notify_id)).size).toBe(1)
})

it('repeats, delays and loses notifications as the page says', async () => {
  const [repeated, lost, late] = [await cashier.open(), await cashier.open(), await cashier.open()]
  await cashier.press(late.page, 'pay', 'late')
  await cashier.press(lost.page, 'pay', 'lost')
  await cashier.press(repeated.page, 'pay', 'repeated')
  await expect.poll(() => cashier.notificationsOf(repeated.number).length).toBe(3)
  await expect.poll(() => cashier.notificationsOf(late.number).length).toBe(1)
  expect(cashier.notificationsOf(lost.number)).toHaveLength(0)
  expect(await cashier.query(lost.number)).toMatchObject({ tradeStatus: 'TRADE_SUCCESS' })
})

it('tells of a refund before a late payment', async () => {
  const { number, page } = await cashier.open()
  await cashier.press(page, 'pay', 'late')
  await cashier.refund(number, 'R1')
  await expect
    .poll(() => cashier.notificationsOf(number).map(({ gmt_refund }) => Boolean(gmt_refund)))
    .toEqual([true, false])
})

it('closes what the payer refuses, and keeps what they leave', async () => {
  const [refused, left] = [await cashier.open(), await cashier.open()]
  expect(await (await cashier.press(refused.page, 'refuse')).text()).toContain('付款被拒绝')
  expect(await cashier.query(refused.number)).toMatchObject({ tradeStatus: 'TRADE_CLOSED' })
  expect(await cashier.query(left.number)).toMatchObject({ tradeStatus: 'WAIT_BUYER_PAY' })
})

it('tells of a closed trade where it was opened on a phone, and is silent where it was on a desktop', async () => {
  const [desktop, phone] = [await cashier.open(), await cashier.open({}, 'alipay.trade.wap.pay')]
  await cashier.press(desktop.page, 'refuse')
  await cashier.press(phone.page, 'refuse')
  await expect
    .poll(() => cashier.notificationsOf(phone.number).map(({ trade_status }) => trade_status))
    .toEqual(['TRADE_CLOSED'])
  expect(cashier.notificationsOf(desktop.number)).toEqual([])
})

it('opens the same trade for the same number, and none after its time', async () => {
  const { number, page } = await cashier.open()
  expect((await fetch(cashier.addressOf(number))).url).toBe(page)
  const over = await cashier.open({ time_expire: '2020-01-01 00:00:00' })
  expect((await fetch(over.page)).status).toBe(200)
  expect(await (await fetch(over.page)).text()).toContain('交易已关闭')
})

it('returns money once per number of a refund, and no more than was paid', async () => {
  const { number, page } = await cashier.open()
  expect(await cashier.refund(number, 'R1')).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' })
  await cashier.press(page, 'pay')
  expect(await cashier.refund(number, 'R1')).toMatchObject({ fundChange: 'Y', refundFee: '199.00' })
  expect(await cashier.refund(number, 'R1')).toMatchObject({ fundChange: 'N', refundFee: '199.00' })
  expect(await cashier.refund(number, 'R2')).toMatchObject({ subCode: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' })
  expect(await (await fetch(page)).text()).toContain('已退款')
})

it('refuses requests of another application, and requests that were changed', async () => {
  const address = cashier.addressOf('P1', {}, { by: cashier.shop('2021999999999999') })
  expect((await fetch(address)).status).toBe(400)
  const changed = cashier.addressOf('P2').replace('199.00', '1.00')
  expect((await fetch(changed)).status).toBe(400)
  expect(await cashier.query('P2')).toMatchObject({ subCode: 'ACQ.TRADE_NOT_EXIST' })
})

it('tells of a refund by its number, and of none that was not made', async () => {
  const { number, page } = await cashier.open()
  await cashier.press(page, 'pay')
  await cashier.refund(number, 'R7', '0.28')
  expect(await cashier.queryRefund(number, 'R7')).toMatchObject({
    outRequestNo: 'R7',
    refundAmount: '0.28',
    refundStatus: 'REFUND_SUCCESS',
  })
  const absent = await cashier.queryRefund(number, 'R8')
  expect(absent).toMatchObject({ code: '10000' })
  expect(absent).not.toHaveProperty('refundStatus')
})

it('has the statement of a day in an archive once the day is over', async () => {
  const { number, page } = await cashier.open()
  await cashier.press(page, 'pay')
  const day = new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)
  expect(await cashier.bill(day)).toMatchObject({ subCode: 'isp.bill_not_exist' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 })
  onTestFinished(() => void vi.useRealTimers())
  const { billDownloadUrl } = await cashier.bill(day)
  const files = unzipSync(new Uint8Array(await (await fetch(`${billDownloadUrl}`)).arrayBuffer()))
  const [, details] = Object.entries(files).find(([name]) => name.endsWith('_业务明细.csv')) ?? []
  expect(new TextDecoder('gb18030', { fatal: true }).decode(details)).toContain(number)
})

it('gives the statement of a day in GB18030', async () => {
  const { number, page } = await cashier.open()
  await cashier.press(page, 'pay')
  await cashier.refund(number, 'R9')
  const day = new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const bytes = await (await fetch(`${cashier.address()}/statement/${day}.csv`)).arrayBuffer()
  const lines = new TextDecoder('gb18030', { fatal: true }).decode(bytes).split('\r\n')
  expect(lines[0]).toBe('#支付宝业务明细查询')
  const own = lines.filter((line) => line.includes(number))
  expect(own).toHaveLength(2)
  expect(own[0]).toContain('跨境电商合规入门')
  expect(own[1]).toContain('-199.00')
})
