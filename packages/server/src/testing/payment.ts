import { randomUUID } from 'node:crypto'
import type { Envelope } from '@chuhai/contract'
import type { Order } from '@chuhai/contract/order'
import type { PaymentState } from '@chuhai/contract/payment'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import type { createApp } from '../app'
import { payments, refunds } from '../modules/order/books/tables'
import { createAlipay } from '../modules/payment/alipay'
import { createPaymentJobs } from '../modules/payment/jobs'
import type { PaymentProvider } from '../modules/payment/provider'
import { notifications } from '../modules/payment/tables'
import { silentLog } from '../process/log'
import { type MockAlipay, startMockAlipay } from './mock-alipay'
import { addCourse, newBuyer, type TestBuyer } from './order'
import { pageHeaders, startTestApp } from './test-app'

export interface Checked {
  order: Order
  payment: { state: PaymentState; provider: string } | null
}

/** Payments at a gateway whose trades a test moves, for all tests of a file. */
export const startTestPayments = (server: ReturnType<typeof startTestApp>) => {
  let mock: MockAlipay
  let provider: PaymentProvider
  let app: ReturnType<typeof createApp>

  beforeAll(async () => {
    mock = await startMockAlipay()
    provider = await createAlipay(mock.settings)
    app = server.another({ payment: provider })
  })
  afterAll(() => mock.close())

  const post = async <T>(buyer: TestBuyer | null, path: string, body: object = {}): Promise<Envelope<T>> => {
    const headers = {
      ...pageHeaders,
      ...(buyer && { Cookie: buyer.cookie }),
      'Idempotency-Key': randomUUID(),
    }
    const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as Envelope<T>
  }
  const start = (buyer: TestBuyer, number: string, device = 'desktop') =>
    post<{ provider: string; address: string }>(buyer, `/api/order/${number}/payment`, { device })
  /** An order of a course, and the trade that its buyer has come to. */
  const begin = async (price = 19_900) => {
    const course = await addCourse(server.db, price)
    const buyer = await newBuyer(server)
    const order = await buyer.order(course, price)
    const { data } = await start(buyer, order.number)
    const back = new URL(data.address).searchParams.get('return_url') ?? ''
    const proof = new URL(back).searchParams.get('proof') ?? ''
    return { course, buyer, order: order.number, payment: mock.open(data.address), proof }
  }
  /** Sends anything to the address of notifications, without an origin. */
  const send = async (body: string | Uint8Array<ArrayBuffer>, type: string, key = 'alipay') => {
    const address = `/api/payment/${key}/notify`
    const response = await app.request(address, { method: 'POST', headers: { 'Content-Type': type }, body })
    return { http: response.status, text: await response.text() }
  }
  /** Sends a form as the provider does. */
  const notify = (fields: Record<string, string> | string[][], key?: string) =>
    send(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded', key)

  return {
    get mock() {
      return mock
    },
    get provider() {
      return provider
    },
    start,
    check: async (buyer: TestBuyer, number: string) =>
      (await post<Checked>(buyer, `/api/order/${number}/payment/check`)).data,
    /** What a browser without a session hears. */
    checkReturn: (number: string, proof: string) =>
      post<{ isPaid: boolean }>(null, '/api/payment/return', { number, proof }),
    begin,
    send,
    notify,
    /** An order that its buyer has paid, with the provider's notification. */
    async paid() {
      const begun = await begin()
      mock.pay(begun.payment)
      await notify(mock.notification(begun.payment))
      return begun
    },
    /** An order whose buyer has paid the attempt that was refused, as a provider would never allow, and the next one. */
    async paidTwice() {
      const begun = await begin()
      mock.refuse(begun.payment)
      const { data } = await start(begun.buyer, begun.order)
      for (const payment of [mock.open(data.address), begun.payment]) {
        mock.pay(payment)
        await notify(mock.notification(payment))
      }
      return begun
    },
    /** Runs the jobs as they run some minutes from now. */
    runJobs: (minutes = 0) =>
      createPaymentJobs({
        db: server.db,
        log: silentLog,
        provider,
        clock: () => new Date(Date.now() + minutes * 60_000),
      }).runOnce(),
    stateOf: async (buyer: TestBuyer, order: string) => (await buyer.get(order)).data.state,
    verdictsOf: async (payment: string) =>
      (await server.db.select().from(notifications).where(eq(notifications.paymentNumber, payment))).map(
        ({ verdict }) => verdict,
      ),
    paymentsOf: (order: string) => server.db.select().from(payments).where(eq(payments.orderNumber, order)),
    refundsOf: (order: string) => server.db.select().from(refunds).where(eq(refunds.orderNumber, order)),
  }
}

/** A server with payments, on a clock that the tests of a file move. */
export const startClockedPayments = () => {
  let now = new Date()
  const server = startTestApp({ clock: () => now })
  const pay = startTestPayments(server)
  return {
    server,
    pay,
    clock: () => now,
    pass(minutes: number) {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    /** Runs the jobs at the time of the clock. */
    runJobs: () => pay.runJobs((now.getTime() - Date.now()) / 60_000),
  }
}
