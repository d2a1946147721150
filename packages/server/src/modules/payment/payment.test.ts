import { randomUUID } from 'node:crypto'
import { payBases } from '@chuhai/contract/constants'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { writeRows } from '../../database/write-rows'
import { newBuyer } from '../../testing/order'
import { startTestPayments } from '../../testing/payment'
import { startTestApp } from '../../testing/test-app'
import { refundInPart } from '../order/books/partial-refunds'
import { recordPayment, recordRefund } from '../order/payments'
import { takeSteps, writesOf } from '../order/steps'
import { orders } from '../order/tables'
import { productSources } from '../product-sources'
import { deleteForgedNotices } from './notifications'
import { notifications } from './tables'

const server = startTestApp()
const pay = startTestPayments(server)

/** What an operator does. */
const acceptRefund = async (number: string) => {
  const [order] = await server.db.select().from(orders).where(eq(orders.number, number))
  const taken =
    order && takeSteps(order, ['acceptRefund'], { actor: 'operator', at: new Date(), by: 'li@desk' })
  if (!taken) throw new Error('no refund to accept')
  await writeRows(server.db, writesOf(taken))
}

/** A refund whose first attempt the provider has not answered. */
const unanswered = async () => {
  const paid = await pay.paid()
  await paid.buyer.requestRefund(paid.order)
  await acceptRefund(paid.order)
  pay.mock.state.isDown = true
  await pay.runJobs()
  pay.mock.state.isDown = false
  return paid
}

describe('a payment', () => {
  it('is started with amount, order and time limit, in one attempt for as long as it is open', async () => {
    const { buyer, order, payment } = await pay.begin()
    const again = await Promise.all([pay.start(buyer, order), pay.start(buyer, order, 'phone')])
    const query = new URL(again[0].data.address).searchParams
    expect(again.map(({ data }) => pay.mock.open(data.address))).toEqual([payment, payment])
    expect(again.map(({ data }) => new URL(data.address).searchParams.get('method'))).toEqual([
      'alipay.trade.page.pay',
      'alipay.trade.wap.pay',
    ])
    expect(again[0].data.provider).toBe('支付宝')
    expect(JSON.parse(query.get('biz_content') ?? '{}')).toMatchObject({ total_amount: '199.00' })
    expect(query.get('notify_url')).toBe('http://localhost:4000/api/payment/alipay/notify')
    const back = new URL(query.get('return_url') ?? '')
    expect(back.origin + back.pathname).toBe('http://localhost:4000/pay/school/aliPay')
    expect(back.searchParams.get('number')).toBe(order)
  })

  it.each(['UTC', 'America/New_York'])(
    'is asked for in the time of China on a machine in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      onTestFinished(() => void vi.unstubAllEnvs())
      const { buyer, order } = await pay.begin()
      const { data } = await pay.start(buyer, order)
      const query = new URL(data.address).searchParams
      const time = (text = '') => Date.parse(`${text.replace(' ', 'T')}+08:00`)
      for (const sent of [query.get('timestamp') ?? '', pay.mock.timestamps.at(-1)])
        expect(Math.abs(time(sent) - Date.now())).toBeLessThan(60_000)
      const { time_expire: limit } = JSON.parse(query.get('biz_content') ?? '{}')
      expect(time(limit)).toBeLessThanOrEqual(Date.parse((await buyer.get(order)).data.payBefore ?? ''))
    },
  )

  it('comes back to the pages on which its product is bought', async () => {
    const { buyer, order } = await pay.begin()
    vi.spyOn(payBases, 'course', 'get').mockReturnValueOnce('/pay')
    const { data } = await pay.start(buyer, order)
    vi.restoreAllMocks()
    const address = new URL(data.address).searchParams.get('return_url')
    expect(address).toContain(`http://localhost:4000/pay/aliPay?number=${order}&`)
  })

  it('is in the books once, however often its notification comes', async () => {
    const { buyer, order, payment } = await pay.begin()
    pay.mock.pay(payment)
    const fields = pay.mock.notification(payment)
    const answers = await Promise.all(Array.from({ length: 100 }, () => pay.notify(fields)))
    expect(answers.every(({ http, text }) => http === 200 && text === 'success')).toBe(true)
    const verdicts = await pay.verdictsOf(payment)
    expect(verdicts.filter((verdict) => verdict === 'paid')).toHaveLength(1)
    expect(verdicts.filter((verdict) => verdict === 'repeated')).toHaveLength(99)
    const { data } = await buyer.get(order)
    expect(data).toMatchObject({ state: 'fulfilled', paymentNumber: pay.mock.tradeNumberOf(payment) })
    expect(data.history.filter(({ action }) => action === 'pay')).toHaveLength(1)
    expect(await pay.refundsOf(order)).toHaveLength(0)
    expect((await pay.start(buyer, order)).status).toBe('ORDER_STATE_CHANGED')
  })

  it('whose notification is lost is found by the return page', async () => {
    const { buyer, order, payment } = await pay.begin()
    expect(await pay.check(buyer, order)).toMatchObject({ payment: { state: 'open', provider: '支付宝' } })
    const other = await pay.begin()
    pay.mock.pay(other.payment)
    expect(await pay.check(other.buyer, other.order)).toMatchObject({
      order: { state: 'fulfilled' },
      payment: { state: 'paid' },
    })
    expect(await pay.notify(pay.mock.notification(other.payment))).toMatchObject({ http: 200 })
    expect(await pay.verdictsOf(other.payment)).toEqual(['repeated'])
    expect(await pay.stateOf(buyer, order)).toBe('awaitingPayment')
    expect(payment).not.toBe(other.payment)
  })

  it('that comes back to a browser without a session tells it whether it is paid, and nothing else', async () => {
    const [{ order, proof, payment }, other] = [await pay.begin(), await pay.begin()]
    expect(await pay.checkReturn(order, proof)).toMatchObject({ status: 'success', data: { isPaid: false } })
    pay.mock.pay(payment)
    await pay.notify(pay.mock.notification(payment))
    expect((await pay.checkReturn(order, proof)).data).toEqual({ isPaid: true })
    const forged = `${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`
    for (const [number, said] of [
      [order, forged],
      [order, other.proof],
      [other.order, proof],
      ['C20261123000000000000', proof],
    ] as const)
      expect((await pay.checkReturn(number, said)).status).toBe('NOT_FOUND')
    expect((await pay.checkReturn(order, `${proof}=`)).status).not.toBe('success')
  })

  it('whose notification is lost is found by the job, after a minute', async () => {
    const { buyer, order, payment } = await pay.begin()
    pay.mock.pay(payment)
    await pay.runJobs()
    expect(await pay.stateOf(buyer, order)).toBe('awaitingPayment')
    await pay.runJobs(1.1)
    expect(await pay.stateOf(buyer, order)).toBe('fulfilled')
  })

  it('that is refused is told so, and is followed by a second attempt', async () => {
    const { buyer, order, payment } = await pay.begin()
    pay.mock.refuse(payment)
    expect(await pay.check(buyer, order)).toMatchObject({
      order: { state: 'awaitingPayment' },
      payment: { state: 'refused' },
    })
    const { data } = await pay.start(buyer, order)
    const second = pay.mock.open(data.address)
    expect(second).not.toBe(payment)
    pay.mock.pay(second)
    await pay.notify(pay.mock.notification(second))
    expect(await pay.check(buyer, order)).toMatchObject({
      order: { state: 'fulfilled' },
      payment: { state: 'paid' },
    })
  })

  it('is not undone by what the provider says later of an earlier attempt', async () => {
    const { buyer, order, payment } = await pay.begin()
    pay.mock.refuse(payment)
    const second = pay.mock.open((await pay.start(buyer, order)).data.address)
    pay.mock.pay(second)
    await pay.notify(pay.mock.notification(second))
    expect(await pay.notify(pay.mock.notification(payment))).toEqual({ http: 200, text: 'success' })
    expect(await pay.stateOf(buyer, order)).toBe('fulfilled')
    expect((await pay.paymentsOf(order)).map(({ state }) => state).sort()).toEqual(['paid', 'refused'])
  })

  it('that was refused unheard is followed by a second attempt at once', async () => {
    const { buyer, order, payment } = await pay.begin()
    pay.mock.refuse(payment)
    const { data } = await pay.start(buyer, order)
    expect(pay.mock.open(data.address)).not.toBe(payment)
  })

  it('that is abandoned is closed at the provider with its order', async () => {
    const { buyer, order, payment } = await pay.begin()
    await buyer.cancel(order)
    await pay.runJobs(2)
    expect((await pay.paymentsOf(order)).map(({ state }) => state)).toEqual(['closed'])
    expect(pay.mock.notification(payment).trade_status).toBe('TRADE_CLOSED')
  })

  it('of an order that nobody came to the provider for is closed, too', async () => {
    const { buyer, order } = await pay.begin()
    const other = await newBuyer(server)
    expect((await pay.start(other, order)).status).toBe('NOT_FOUND')
    await pay.runJobs(40)
    expect((await pay.paymentsOf(order)).map(({ state }) => state)).toEqual(['closed'])
    expect(await pay.check(buyer, order)).toMatchObject({ payment: { state: 'closed' } })
  })

  it('needs a provider that answers, and keeps the order', async () => {
    const { buyer, order } = await pay.begin()
    pay.mock.state.isDown = true
    expect((await pay.start(buyer, order)).status).toBe('PAYMENT_UNAVAILABLE')
    expect(await pay.check(buyer, order)).toMatchObject({ payment: { state: 'open' } })
    pay.mock.state.isDown = false
    expect((await pay.start(buyer, order)).status).toBe('success')
  })

  it('is off without a provider', async () => {
    const { buyer, order } = await pay.begin()
    const { envelope } = await server.post(
      `/api/order/${order}/payment`,
      { device: 'desktop' },
      { Cookie: buyer.cookie },
    )
    expect(envelope.status).toBe('PAYMENT_UNAVAILABLE')
  })
})

describe('a notification', () => {
  const forgedRows = () => server.db.select().from(notifications).where(eq(notifications.verdict, 'forged'))

  it.each([
    ['signed by another', (fields: Record<string, string>) => ({ ...fields, sign: 'Zm9yZ2Vk' })],
    ['altered', (fields: Record<string, string>) => ({ ...fields, total_amount: '199.01' })],
    ['signed otherwise', (fields: Record<string, string>) => ({ ...fields, sign_type: 'RSA' })],
  ])('that is %s changes nothing, and is only counted', async (_, forge) => {
    const { buyer, order, payment } = await pay.begin()
    pay.mock.pay(payment)
    expect(await pay.notify(forge(pay.mock.notification(payment)))).toEqual({ http: 400, text: 'failure' })
    expect(await pay.verdictsOf(payment)).toEqual([])
    expect(await pay.stateOf(buyer, order)).toBe('awaitingPayment')
    expect((await pay.paymentsOf(order)).map(({ state }) => state)).toEqual(['open'])
  })

  it('that is forged is one row for a day with its number, however many there are, for thirty days', async () => {
    await server.db.delete(notifications)
    for (let i = 0; i < 5; i += 1) await pay.send(`out_trade_no=${i}&buyer=13805710826`, 'text/plain')
    const rows = await forgedRows()
    expect(rows).toMatchObject([{ paymentNumber: '', fields: { count: '5', digest: expect.any(String) } }])
    expect(JSON.stringify(rows)).not.toContain('13805710826')
    const at = rows[0]?.at.getTime() ?? 0
    expect(await deleteForgedNotices(server.db, new Date(at))).toBe(0)
    expect(await deleteForgedNotices(server.db, new Date(at + 1))).toBe(1)
  })

  it.each([
    ['amountDiffers', (payment: string) => pay.mock.notification(payment, { total_amount: '0.01' })],
    ['foreign', (payment: string) => pay.mock.notification(payment, { app_id: '2021000000000099' })],
  ])('that is %s changes nothing, and is recorded', async (verdict, fieldsOf) => {
    const { buyer, order, payment } = await pay.begin()
    pay.mock.pay(payment)
    expect(await pay.notify(fieldsOf(payment))).toEqual({ http: 400, text: 'failure' })
    expect(await pay.verdictsOf(payment)).toEqual([verdict])
    expect(await pay.stateOf(buyer, order)).toBe('awaitingPayment')
    expect((await pay.paymentsOf(order)).map(({ state }) => state)).toEqual(['open'])
  })

  it('with a name that comes twice changes nothing, and is only counted', async () => {
    const { buyer, order, payment } = await pay.begin()
    pay.mock.pay(payment)
    const fields = Object.entries(pay.mock.notification(payment))
    expect(await pay.notify([['total_amount', '0.01'], ...fields])).toMatchObject({ http: 400 })
    expect(await pay.verdictsOf(payment)).toEqual([])
    expect(await pay.stateOf(buyer, order)).toBe('awaitingPayment')
  })

  it.each([
    ['no form', 'application/json', '{"trade_status":"TRADE_SUCCESS"}'],
    [
      'broken',
      'application/x-www-form-urlencoded',
      'sign=%E0%A4%A&sign_type=RSA2&out_trade_no=%00P&trade_status',
    ],
    ['no text', 'application/octet-stream', new Uint8Array([0xff, 0xfe, 0x00, 0x80])],
    ['empty', 'text/plain', ''],
  ])('that is %s is refused, and is no fault of ours', async (_, type, body) => {
    expect(await pay.send(body, type)).toEqual({ http: 400, text: 'failure' })
  })

  it('about an unknown payment changes nothing, and is recorded', async () => {
    const { payment } = await pay.begin()
    const fields = pay.mock.notification(payment, { out_trade_no: 'P20261123999999999999' })
    expect(await pay.notify(fields)).toMatchObject({ http: 400 })
    expect(await pay.verdictsOf('P20261123999999999999')).toEqual(['unknown'])
  })

  it('of another provider, and one without a form, is refused', async () => {
    expect(await pay.notify({}, 'wechat')).toMatchObject({ http: 404 })
    expect(await pay.notify({})).toMatchObject({ http: 400 })
  })

  it('that was not acknowledged is repeated, and is one payment', async () => {
    const { buyer, order, payment } = await pay.begin()
    pay.mock.pay(payment)
    const fields = pay.mock.notification(payment)
    await pay.notify(fields)
    // The server died after it had written and before it answered.
    expect(await pay.notify(fields)).toEqual({ http: 200, text: 'success' })
    expect((await buyer.get(order)).data.history.filter(({ action }) => action === 'pay')).toHaveLength(1)
  })

  it('keeps nothing about the payer', async () => {
    const { payment } = await pay.begin()
    pay.mock.pay(payment)
    await pay.notify(pay.mock.notification(payment, { buyer_logon_id: 'shen@example.com' }))
    const { rows } = (await server.db.execute('select fields from payment_notification')) as unknown as {
      rows: unknown[]
    }
    expect(JSON.stringify(rows)).not.toContain('shen@example.com')
  })
})

describe('part of the money goes back', () => {
  const giveBack = (number: string, amount: number) =>
    refundInPart(
      { db: server.db, sources: productSources },
      number,
      { amount, reason: '少两节课', by: 'li@desk' },
      new Date(),
    )

  it('as often as an operator says, and the order stays its buyer’s', async () => {
    const { buyer, order, payment } = await pay.paid()
    expect(await giveBack(order, 28)).toBe('decided')
    expect((await buyer.get(order)).data).toMatchObject({ state: 'fulfilled', refunded: 0 })
    await pay.runJobs()
    expect((await buyer.get(order)).data).toMatchObject({
      state: 'fulfilled',
      refunded: 28,
      refundTable: [{ amount: 19_872 }, { amount: 0 }],
    })
    await giveBack(order, 5000)
    await pay.runJobs()
    const { data } = await buyer.get(order)
    expect(data).toMatchObject({ refunded: 5028, actions: ['requestRefund'] })
    expect(data.history.at(-1)).toMatchObject({ action: 'refundPart', reason: '少两节课' })
    expect((await buyer.list()).list[0]).toMatchObject({ state: 'fulfilled', refunded: 5028 })
    const listed = async (...states: string[]) => (await buyer.list({ states })).total
    expect([await listed('partlyRefunded'), await listed('fulfilled')]).toEqual([1, 1])
    expect([await listed('refunding', 'refunded'), await listed()]).toEqual([0, 0])
    expect(pay.mock.refundsOf(payment)).toEqual([28, 5000])
  })

  it('never as much as all of it, also where two operators give it at once', async () => {
    const { buyer, order, payment } = await pay.paid()
    expect([await giveBack(order, 19_900), await giveBack(order, 20_000)]).toEqual(['tooMuch', 'tooMuch'])
    const outcomes = await Promise.all([giveBack(order, 10_000), giveBack(order, 10_000)])
    expect(outcomes.sort()).toEqual(['decided', 'tooMuch'])
    await pay.runJobs()
    expect(pay.mock.refundsOf(payment)).toEqual([10_000])
    expect((await buyer.get(order)).data.refunded).toBe(10_000)
  })

  it('and what is left of it, where the rest is refunded, too', async () => {
    const { buyer, order, payment } = await pay.paid()
    await giveBack(order, 1)
    await buyer.requestRefund(order)
    await acceptRefund(order)
    await pay.runJobs()
    expect(pay.mock.refundsOf(payment).sort()).toEqual([1, 19_899])
    expect((await buyer.get(order)).data).toMatchObject({ state: 'refunded', refunded: 19_900 })
    expect(await giveBack(order, 1)).toBe('refunded')
  })

  it('in answer to a request, which it ends', async () => {
    const { buyer, order } = await pay.paid()
    await buyer.requestRefund(order)
    expect(await giveBack(order, 100)).toBe('decided')
    await pay.runJobs()
    expect((await buyer.get(order)).data).toMatchObject({ state: 'fulfilled', refunded: 100 })
  })

  it('not of what is not paid, and not where all of it is on its way', async () => {
    const open = await pay.begin()
    expect(await giveBack(open.order, 1)).toBe('awaitingPayment')
    expect(await giveBack('C20261123000000000000', 1)).toBe('unknown')
    const { buyer, order } = await pay.paid()
    await buyer.requestRefund(order)
    await acceptRefund(order)
    expect(await giveBack(order, 1)).toBe('refunding')
  })

  it('once, though the provider tells of it as of another payment', async () => {
    const { buyer, order, payment } = await pay.paid()
    await giveBack(order, 100)
    await pay.runJobs()
    const [refund] = await pay.refundsOf(order)
    const notice = pay.mock.notification(payment, {
      out_biz_no: refund?.number ?? '',
      refund_fee: '1.00',
      gmt_refund: '2026-11-23 21:30:05.123',
    })
    expect(notice.trade_status).toBe('TRADE_SUCCESS')
    expect(await pay.notify(notice)).toEqual({ http: 200, text: 'success' })
    const { data } = await buyer.get(order)
    expect(data).toMatchObject({ state: 'fulfilled', refunded: 100 })
    expect(data.history.filter(({ action }) => action === 'pay')).toHaveLength(1)
  })
})

describe('money goes back', () => {
  it('once, when an operator has accepted a refund', async () => {
    const { buyer, order, payment } = await pay.paid()
    await buyer.requestRefund(order)
    await pay.runJobs()
    expect(await pay.refundsOf(order)).toHaveLength(0)
    await acceptRefund(order)
    await Promise.all([pay.runJobs(), pay.runJobs()])
    await pay.runJobs(5)
    expect(pay.mock.refundsOf(payment)).toEqual([19_900])
    expect(await pay.stateOf(buyer, order)).toBe('refunded')
    expect(await pay.refundsOf(order)).toMatchObject([{ amount: 19_900, isSurplus: false }])
  })

  it('again where the provider was away, with the same number', async () => {
    const { buyer, order, payment } = await unanswered()
    expect(await pay.stateOf(buyer, order)).toBe('refunding')
    await pay.runJobs(2)
    expect(await pay.stateOf(buyer, order)).toBe('refunded')
    expect(pay.mock.refundsOf(payment)).toEqual([19_900])
    expect(await pay.refundsOf(order)).toMatchObject([{ attempts: 2, lastError: null }])
  })

  it('once, where the first attempt has lost its answer and the provider refuses another one', async () => {
    const { buyer, order, payment } = await unanswered()
    const [refund] = await pay.refundsOf(order)
    pay.mock.refund(payment, refund?.number ?? '', 19_900)
    pay.mock.state.refusesRefunds = true
    await pay.runJobs(2)
    pay.mock.state.refusesRefunds = false
    expect(await pay.stateOf(buyer, order)).toBe('refunded')
    expect(pay.mock.refundsOf(payment)).toEqual([19_900])
  })

  it('not at the provider, where an operator has returned it in another way', async () => {
    const { order, payment } = await unanswered()
    await recordRefund(server.db, { number: order, refundNumber: 'by hand' }, new Date())
    await pay.runJobs(2)
    expect(pay.mock.refundsOf(payment)).toEqual([])
  })

  it('for what was paid after the order was cancelled', async () => {
    const { buyer, order, payment } = await pay.begin()
    await buyer.cancel(order)
    pay.mock.pay(payment)
    await pay.notify(pay.mock.notification(payment))
    expect(await pay.verdictsOf(payment)).toEqual(['late'])
    expect(await pay.stateOf(buyer, order)).toBe('refunding')
    await pay.runJobs()
    expect(await pay.stateOf(buyer, order)).toBe('refunded')
    expect(pay.mock.refundsOf(payment)).toEqual([19_900])
  })

  it('for a second payment of a paid order, which stays paid', async () => {
    const { buyer, order, payment } = await pay.begin()
    const now = new Date()
    await recordPayment(
      server.db,
      { number: order, amount: 19_900, paymentNumber: 'another', paidAt: now },
      now,
    )
    pay.mock.pay(payment)
    await pay.notify(pay.mock.notification(payment))
    expect(await pay.verdictsOf(payment)).toEqual(['surplus'])
    await pay.runJobs()
    expect(pay.mock.refundsOf(payment)).toEqual([19_900])
    expect(await pay.stateOf(buyer, order)).toBe('fulfilled')
    const { data } = await buyer.get(order)
    expect(data.paymentNumber).toBe('another')
    expect(data.history.map(({ action }) => action)).toEqual([
      'create',
      'submit',
      'pay',
      'fulfil',
      'paySurplus',
    ])
  })

  it('for a second payment and the first, where the refund of the first is accepted already', async () => {
    const { buyer, order, payment } = await pay.begin()
    const now = new Date()
    const first = { number: order, amount: 19_900, paymentNumber: randomUUID(), paidAt: now }
    await recordPayment(server.db, first, now)
    await buyer.requestRefund(order)
    await acceptRefund(order)
    pay.mock.pay(payment)
    await pay.notify(pay.mock.notification(payment))
    expect((await buyer.get(order)).data).toMatchObject({ state: 'refunding', refundAccepted: true })
    await pay.runJobs()
    expect(pay.mock.refundsOf(payment)).toEqual([19_900])
  })

  it('also where its notice comes before that of the payment', async () => {
    const { buyer, order, payment } = await pay.begin()
    await buyer.cancel(order)
    pay.mock.pay(payment)
    const late = pay.mock.notification(payment)
    await pay.runJobs(2)
    await pay.runJobs(2)
    const [refund] = await pay.refundsOf(order)
    const notice = pay.mock.notification(payment, {
      out_biz_no: refund?.number ?? '',
      refund_fee: '199.00',
      gmt_refund: '2026-11-23 21:30:05.123',
    })
    expect(await pay.notify(notice)).toEqual({ http: 200, text: 'success' })
    expect(await pay.notify(late)).toEqual({ http: 200, text: 'success' })
    expect(await pay.stateOf(buyer, order)).toBe('refunded')
    expect(pay.mock.refundsOf(payment)).toEqual([19_900])
  })

  it('is known from its notice alone where the answer was lost', async () => {
    const { buyer, order, payment } = await pay.begin()
    pay.mock.pay(payment)
    const late = pay.mock.notification(payment)
    const notice = pay.mock.notification(payment, {
      trade_status: 'TRADE_CLOSED',
      refund_fee: '199.00',
      gmt_refund: '2026-11-23 21:30:05.123',
      out_biz_no: 'R-made-at-the-provider',
    })
    expect(await pay.notify(notice)).toEqual({ http: 200, text: 'success' })
    expect(await pay.notify(late)).toEqual({ http: 200, text: 'success' })
    expect(await pay.verdictsOf(payment)).toEqual(['paid', 'repeated'])
    expect(await pay.stateOf(buyer, order)).toBe('fulfilled')
  })
})
