import { verify } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readPublicKey } from './signature'
import { cashierPublicKey, setUpCashier } from './testing/cashier'

const cashier = setUpCashier()

it('shows order and amount, and says that nothing is charged', async () => {
  const { html, number } = await cashier.open({ subject: '出海课程 <b>“入门”</b>' })
  expect(html).toContain('¥</span>199<span class="part">.00')
  expect(html).toContain(number)
  expect(html).toContain('演示收银台，不会扣款')
  expect(html).toContain('&lt;b&gt;')
  for (const name of ['支付 ¥199.00', '拒绝', '返回商家', '丢失', '延迟', '重复', '篡改'])
    expect(html).toContain(name)
})

it('serves every stylesheet that its pages name', async () => {
  const { html } = await cashier.open()
  const names = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, name]) => name ?? '')
  expect(names).not.toEqual([])
  for (const name of names) {
    const { status, headers } = await fetch(new URL(name, cashier.address()))
    expect([name, status, headers.get('Content-Type')]).toEqual([name, 200, 'text/css; charset=utf-8'])
  }
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

it('repeats a notification after 4, 10 and 10 minutes, 1, 2, 6 and 15 hours, and then no more', async () => {
  cashier.server().answers.push(...Array(9).fill('failure'))
  const { number, page } = await cashier.open()
  const times = () => cashier.notificationsOf(number).length
  await cashier.press(page, 'pay')
  await expect.poll(times).toBe(1)
  for (const [index, minutes] of [4, 10, 10, 60, 120, 360, 900].entries()) {
    await cashier.pass(minutes - 0.01)
    expect(times()).toBe(index + 1)
    await cashier.pass(0.01)
    expect(times()).toBe(index + 2)
  }
  await cashier.pass(100 * 60)
  expect(times()).toBe(8)
  expect(new Set(cashier.notificationsOf(number).map(({ notify_id }) => notify_id)).size).toBe(1)
  cashier.server().answers.splice(0)
})

it('does not repeat what was acknowledged', async () => {
  cashier.server().answers.push('failure', '<p>success</p>')
  const { number, page } = await cashier.open()
  await cashier.press(page, 'pay')
  await expect.poll(() => cashier.notificationsOf(number).length).toBe(1)
  await cashier.pass(26 * 60)
  expect(cashier.notificationsOf(number)).toHaveLength(3)
})

it('repeats, delays and loses notifications as the page says', async () => {
  const [repeated, lost, late] = [await cashier.open(), await cashier.open(), await cashier.open()]
  await cashier.press(late.page, 'pay', 'late')
  await cashier.press(lost.page, 'pay', 'lost')
  await cashier.press(repeated.page, 'pay', 'repeated')
  await expect.poll(() => cashier.notificationsOf(repeated.number).length).toBe(3)
  await cashier.pass(0.49)
  expect(cashier.notificationsOf(late.number)).toHaveLength(0)
  await cashier.pass(0.01)
  expect(cashier.notificationsOf(late.number)).toHaveLength(1)
  expect(cashier.notificationsOf(lost.number)).toHaveLength(0)
  expect(await cashier.query(lost.number)).toMatchObject({ tradeStatus: 'TRADE_SUCCESS' })
})

it('alters a notification where the page says so, so that its signature does not fit', async () => {
  const { number, page } = await cashier.open()
  await cashier.press(page, 'pay', 'altered')
  await expect.poll(() => cashier.notificationsOf(number).length).toBe(1)
  const [fields] = cashier.notificationsOf(number)
  expect(fields).toMatchObject({ trade_status: 'TRADE_SUCCESS', total_amount: '0.01' })
  expect(cashier.shop().checkNotifySignV2(fields)).toBe(false)
  expect(await cashier.query(number)).toMatchObject({ totalAmount: '199.00' })
})

it('signs a notification without sign_type, and requests with it', async () => {
  const { number, page } = await cashier.open()
  await cashier.press(page, 'pay')
  await expect.poll(() => cashier.notificationsOf(number).length).toBe(1)
  const { sign = '', ...fields } = cashier.notificationsOf(number)[0] ?? {}
  const isSignedWith = (names: string[]) =>
    verify(
      'sha256',
      Buffer.from(names.map((name) => `${name}=${fields[name]}`).join('&')),
      readPublicKey(cashierPublicKey),
      Buffer.from(sign, 'base64'),
    )
  const names = Object.keys(fields).sort()
  expect(isSignedWith(names)).toBe(false)
  expect(isSignedWith(names.filter((name) => name !== 'sign_type'))).toBe(true)
  const request = new URL(cashier.addressOf('P3'))
  request.searchParams.delete('sign_type')
  expect((await fetch(request)).status).toBe(400)
})

it('tells of a refund before a late payment', async () => {
  const { number, page } = await cashier.open()
  await cashier.press(page, 'pay', 'late')
  await cashier.refund(number, 'R1', '1.00')
  await expect.poll(() => cashier.notificationsOf(number).length).toBe(1)
  await cashier.pass(1)
  expect(cashier.notificationsOf(number).map(({ gmt_refund }) => Boolean(gmt_refund))).toEqual([true, false])
})

it('tells of a part that goes back as of another success, and of the rest on the phone only', async () => {
  const [desktop, phone] = [await cashier.open(), await cashier.open({}, 'alipay.trade.wap.pay')]
  for (const { number, page } of [desktop, phone]) {
    await cashier.press(page, 'pay')
    await expect.poll(() => cashier.notificationsOf(number).length).toBe(1)
    await cashier.refund(number, 'R1', '1.00')
    await expect.poll(() => cashier.notificationsOf(number).length).toBe(2)
    await cashier.refund(number, 'R2', '198.00')
  }
  const toldOf = ({ number }: typeof phone) =>
    cashier
      .notificationsOf(number)
      .map(({ trade_status, refund_fee = '' }) => `${trade_status} ${refund_fee}`)
  await expect
    .poll(() => toldOf(phone))
    .toEqual(['TRADE_SUCCESS ', 'TRADE_SUCCESS 1.00', 'TRADE_CLOSED 199.00'])
  expect(toldOf(desktop)).toEqual(['TRADE_SUCCESS ', 'TRADE_SUCCESS 1.00'])
})

it('finishes a trade 90 days after its payment: nothing goes back, and only the phone is told', async () => {
  const [desktop, phone] = [await cashier.open(), await cashier.open({}, 'alipay.trade.wap.pay')]
  for (const { page } of [desktop, phone]) await cashier.press(page, 'pay')
  await cashier.pass(90 * 24 * 60 - 1)
  expect(await cashier.query(desktop.number)).toMatchObject({ tradeStatus: 'TRADE_SUCCESS' })
  await cashier.pass(1)
  for (const { number } of [desktop, phone]) {
    expect(await cashier.query(number)).toMatchObject({ tradeStatus: 'TRADE_FINISHED' })
    expect(await cashier.refund(number, 'R1')).toMatchObject({ subCode: 'ACQ.TRADE_HAS_FINISHED' })
  }
  const toldOf = ({ number }: typeof phone) =>
    cashier.notificationsOf(number).map(({ trade_status }) => trade_status)
  await expect.poll(() => toldOf(phone)).toEqual(['TRADE_SUCCESS', 'TRADE_FINISHED'])
  expect(toldOf(desktop)).toEqual(['TRADE_SUCCESS'])
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

it('knows no trade before its payer comes, and no second amount for its number', async () => {
  const address = cashier.addressOf('P4')
  expect(await cashier.query('P4')).toMatchObject({ subCode: 'ACQ.TRADE_NOT_EXIST' })
  expect(await cashier.close('P4')).toMatchObject({ subCode: 'ACQ.TRADE_NOT_EXIST' })
  expect((await fetch(address)).status).toBe(200)
  expect((await fetch(cashier.addressOf('P4', { total_amount: '1.00' }))).status).toBe(400)
  expect(await cashier.query('P4')).toMatchObject({ totalAmount: '199.00', tradeStatus: 'WAIT_BUYER_PAY' })
})

it('closes no trade that is paid', async () => {
  const { number, page } = await cashier.open()
  await cashier.press(page, 'pay')
  expect(await cashier.close(number)).toMatchObject({ subCode: 'ACQ.TRADE_HAS_SUCCESS' })
  expect(await cashier.query(number)).toMatchObject({ tradeStatus: 'TRADE_SUCCESS' })
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
  const day = cashier.today()
  expect(await cashier.bill(day)).toMatchObject({ subCode: 'isp.bill_not_exist' })
  await cashier.pass(24 * 60)
  const { billDownloadUrl } = await cashier.bill(day)
  const files = unzipSync(new Uint8Array(await (await fetch(`${billDownloadUrl}`)).arrayBuffer()))
  const [, details] = Object.entries(files).find(([name]) => name.endsWith('_业务明细.csv')) ?? []
  expect(new TextDecoder('gb18030', { fatal: true }).decode(details)).toContain(number)
})

it('gives the statement of a day in GB18030', async () => {
  const { number, page } = await cashier.open()
  await cashier.press(page, 'pay')
  await cashier.refund(number, 'R9')
  const day = cashier.today()
  const bytes = await (await fetch(`${cashier.address()}/statement/${day}.csv`)).arrayBuffer()
  const lines = new TextDecoder('gb18030', { fatal: true }).decode(bytes).split('\r\n')
  expect(lines[0]).toBe('#支付宝业务明细查询')
  const own = lines.filter((line) => line.includes(number))
  expect(own).toHaveLength(2)
  expect(own[0]).toContain('跨境电商合规入门')
  expect(own[1]).toContain('-199.00')
})
