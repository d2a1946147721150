import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCashierGateway } from '../../testing/cashier-gateway'
import { startMockGateway, type TestGateway } from '../../testing/test-gateway'
import { dateInShanghai } from '../../time/shanghai'
import { newNumber } from '../order/order-number'
import { createAlipay } from './alipay'
import { type PaymentProvider, ProviderRefusal } from './provider'

const amount = 19_900

describe.each([
  ['the cashier', startCashierGateway],
  ['the gateway of the tests', startMockGateway],
])('the provider, at %s,', (_, startGateway) => {
  let gateway: TestGateway
  let provider: PaymentProvider
  beforeAll(async () => {
    gateway = await startGateway()
    provider = await createAlipay(gateway.settings)
  })
  afterAll(() => gateway.close())

  const start = (number: string, device: 'desktop' | 'phone' = 'desktop') =>
    provider.start({
      number,
      amount,
      subject: '出海课程 100% / “入门”',
      device,
      payBefore: new Date(Date.now() + 30 * 60_000),
      returnUrl: 'http://localhost:4000/pay/aliPay?number=C20261123406719285503&proof=x',
      notifyUrl: gateway.notifyUrl,
    })
  /** A trade whose payer has come. */
  const opened = async (device?: 'desktop' | 'phone') => {
    const number = newNumber('payment', new Date())
    await gateway.open(start(number, device))
    return number
  }
  const paid = async () => {
    const number = await opened()
    await gateway.pay(number)
    return number
  }
  const refund = (paymentNumber: string, refundNumber: string, fen: number) =>
    provider.refund({ paymentNumber, refundNumber, amount: fen, reason: '停课' })
  const refused = (code: string) => expect.objectContaining({ code, name: 'ProviderRefusal' })
  const lastNotice = async (number: string) => (await gateway.notificationsOf(number)).at(-1) ?? {}

  it('knows nothing of a payment before its payer comes, and has nothing to close', async () => {
    const number = newNumber('payment', new Date())
    start(number)
    expect(await provider.query(number)).toBeNull()
    expect(await provider.close(number)).toBe(true)
    expect(await provider.queryRefund({ paymentNumber: number, refundNumber: 'R1' })).toBeNull()
    await expect(refund(number, 'R1', 1)).rejects.toEqual(refused('ACQ.TRADE_NOT_EXIST'))
  })

  it.each(['desktop', 'phone'] as const)(
    'tells how far a payment is, on the page of a %s',
    async (device) => {
      const number = await opened(device)
      expect(await provider.query(number)).toMatchObject({ number, amount, state: 'waiting', paidAt: null })
      await gateway.pay(number)
      const trade = await provider.query(number)
      expect(trade).toMatchObject({ number, amount, state: 'paid' })
      expect(trade?.tradeNumber).toMatch(/^\d{20,}$/)
      expect(Math.abs((trade?.paidAt?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
      await gateway.open(start(number, device))
      expect(await provider.query(number)).toEqual(trade)
    },
  )

  it('closes what waits, and not what is paid', async () => {
    const [waiting, done] = [await opened(), await paid()]
    expect([await provider.close(waiting), await provider.close(done)]).toEqual([true, false])
    expect(await provider.query(waiting)).toMatchObject({ state: 'closed' })
    expect(await provider.query(done)).toMatchObject({ state: 'paid' })
    expect(await provider.close(waiting)).toBe(false)
  })

  it('tells of what its payer has refused', async () => {
    const number = await opened()
    await gateway.refuse(number)
    expect(await provider.query(number)).toMatchObject({ state: 'closed', paidAt: null })
    await expect(refund(number, 'R1', 1)).rejects.toEqual(refused('ACQ.TRADE_STATUS_ERROR'))
  })

  it('returns money in parts, once for each number, and no more than was paid', async () => {
    const number = await paid()
    const ask = (refundNumber: string) => provider.queryRefund({ paymentNumber: number, refundNumber })
    expect(await ask('R1')).toBeNull()
    for (let time = 0; time < 3; time += 1) await refund(number, 'R1', 28)
    expect(await ask('R1')).toEqual({ number: 'R1', amount: 28 })
    expect(await provider.query(number)).toMatchObject({ state: 'paid', amount })
    await expect(refund(number, 'R2', amount)).rejects.toBeInstanceOf(ProviderRefusal)
    await refund(number, 'R3', amount - 28)
    expect([await ask('R2'), await ask('R3')]).toEqual([null, { number: 'R3', amount: amount - 28 }])
    // It has been paid, although it is closed now.
    expect(await provider.query(number)).toMatchObject({ state: 'paid' })
  })

  it('is believed where it has signed, and for nothing that was changed since', async () => {
    const number = await paid()
    await expect.poll(() => lastNotice(number)).toMatchObject({ trade_status: 'TRADE_SUCCESS' })
    const notice = await lastNotice(number)
    const trade = await provider.query(number)
    expect(provider.readNotification(notice)).toEqual({ appId: provider.appId, trade, refundNumber: null })
    const changes: Record<string, string>[] = [
      { total_amount: '0.01' },
      { out_trade_no: 'P1' },
      { app_id: '2021000000000099' },
      { sign_type: 'RSA' },
      { sign_type: 'NONE' },
      { sign: '' },
      { gmt_refund: '2026-11-23 21:30:05' },
    ]
    for (const change of changes) expect(provider.readNotification({ ...notice, ...change })).toBeNull()
  })

  it('says of what was paid long ago that it is paid, and returns nothing of it', async () => {
    const number = await paid()
    const before = await provider.query(number)
    await gateway.pass(90)
    expect(await provider.query(number)).toEqual(before)
    await expect(refund(number, 'R1', 1)).rejects.toEqual(refused('ACQ.TRADE_HAS_FINISHED'))
  })

  it('has no statement of a day that is not over', async () => {
    expect(await provider.statement(dateInShanghai(new Date(), 1000))).toBeNull()
  })
})

describe('the cashier', () => {
  let gateway: TestGateway
  let provider: PaymentProvider
  beforeAll(async () => {
    gateway = await startCashierGateway()
    provider = await createAlipay(gateway.settings)
  })
  afterAll(() => gateway.close())

  const paid = async () => {
    const number = newNumber('payment', new Date())
    const address = provider.start({
      number,
      amount,
      subject: '出海课程',
      device: 'desktop',
      payBefore: new Date(Date.now() + 30 * 60_000),
      returnUrl: 'http://localhost:4000/pay/aliPay',
      notifyUrl: gateway.notifyUrl,
    })
    await gateway.open(address)
    await gateway.pay(number)
    return number
  }
  const back = (paymentNumber: string, refundNumber: string, fen: number) =>
    provider.refund({ paymentNumber, refundNumber, amount: fen, reason: '停课' })

  it('tells of a part that goes back as of a payment, with the number of the refund, and of the rest not at all', async () => {
    const number = await paid()
    const notices = () => gateway.notificationsOf(number)
    await expect.poll(async () => (await notices()).length).toBe(1)
    await back(number, 'R1', 28)
    await expect.poll(async () => (await notices()).length).toBe(2)
    const notice = provider.readNotification((await notices()).at(-1) ?? {})
    expect(notice).toMatchObject({ trade: { state: 'paid', amount }, refundNumber: 'R1' })
    await back(number, 'R2', amount - 28)
    expect(await notices()).toHaveLength(2)
  })

  it('has the statement of a day in China once it is over', async () => {
    const number = await paid()
    await back(number, 'R1', 28)
    const day = dateInShanghai(new Date())
    expect(await provider.statement(day)).toBeNull()
    await gateway.pass(1)
    const rows = (await provider.statement(day))?.rows.filter((row) => row.paymentNumber === number)
    expect(rows).toMatchObject([
      { kind: 'payment', amount },
      { kind: 'refund', amount: 28, refundNumber: 'R1' },
    ])
  })
})
