import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createTestClock } from '@chuhai-examples/development/testing'
import { AlipaySdk } from 'alipay-sdk'
import { afterAll, beforeAll } from 'vitest'
import { openCashier, type RunningCashier } from '../open-cashier'
import { type CashierSettings, defaults } from '../settings'

const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  }
}

const { publicKey: appPublicKey, privateKey: appPrivateKey } = pair()
export const { publicKey: cashierPublicKey, privateKey: cashierPrivateKey } = pair()

/** The shop's side of the protocol, by the library of the real provider. */
const createShop = (address: string, appId: string = defaults.appId) =>
  new AlipaySdk({
    appId,
    privateKey: appPrivateKey,
    keyType: 'PKCS8',
    alipayPublicKey: cashierPublicKey,
    gateway: `${address}/gateway.do`,
  })

/** A shop that receives notifications and answers as a test says. */
const startShopServer = async () => {
  const received: Record<string, string>[] = []
  const answers: string[] = []
  const server = createServer(async (request, answer) => {
    received.push(Object.fromEntries(new URLSearchParams(await text(request))))
    answer.end(answers.shift() ?? 'success')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    received,
    /** What it says next; `success` after that. */
    answers,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

let numbers = 0

/** A cashier in memory and a shop, for all tests of a file. */
export const setUpCashier = (settings: Partial<CashierSettings> = {}) => {
  let cashier: RunningCashier
  let server: Awaited<ReturnType<typeof startShopServer>>
  const clock = createTestClock()
  const options = { ...defaults, appPublicKey, privateKey: cashierPrivateKey, port: 0, dataDir: null }

  beforeAll(async () => {
    cashier = await openCashier({ ...options, clock, ...settings })
    server = await startShopServer()
  })
  afterAll(async () => {
    await cashier.close()
    server.close()
  })

  const shop = (appId?: string) => createShop(cashier.address, appId)
  const addressOf = (
    number: string,
    content: Record<string, string> = {},
    { by = shop(), method = 'alipay.trade.page.pay' } = {},
  ) =>
    by.pageExecute(method, 'GET', {
      return_url: `${server.address}/return?number=${number}`,
      notify_url: `${server.address}/notify`,
      bizContent: { out_trade_no: number, total_amount: '199.00', subject: '跨境电商合规入门', ...content },
    })
  const press = (page: string, action: string, delivery = 'normal') =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ action, delivery }) })

  return {
    shop,
    /** Lets minutes pass for the cashier. */
    pass: (minutes: number) => clock.turn(Math.round(minutes * 60_000)),
    /** The day in China. */
    today: () => new Date(clock.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10),
    server: () => server,
    address: () => cashier.address,
    addressOf,
    press,
    /** Opens a payment; resolves with its number, and the address and text of its page. */
    async open(content: Record<string, string> = {}, method?: string) {
      numbers += 1
      const number = `P2026112300000000${numbers}`
      const response = await fetch(addressOf(number, content, method ? { method } : {}))
      return { number, page: response.url, html: await response.text() }
    },
    query: (number: string) =>
      shop().exec('alipay.trade.query', { bizContent: { out_trade_no: number } }, { validateSign: true }),
    close: (number: string) =>
      shop().exec('alipay.trade.close', { bizContent: { out_trade_no: number } }, { validateSign: true }),
    refund: (number: string, request: string, yuan = '199.00') =>
      shop().exec(
        'alipay.trade.refund',
        { bizContent: { out_trade_no: number, out_request_no: request, refund_amount: yuan } },
        { validateSign: true },
      ),
    queryRefund: (number: string, request: string) =>
      shop().exec(
        'alipay.trade.fastpay.refund.query',
        { bizContent: { out_trade_no: number, out_request_no: request } },
        { validateSign: true },
      ),
    bill: (day: string) =>
      shop().exec(
        'alipay.data.dataservice.bill.downloadurl.query',
        { bizContent: { bill_type: 'trade', bill_date: day } },
        { validateSign: true },
      ),
    notificationsOf: (number: string) => server.received.filter((fields) => fields.out_trade_no === number),
  }
}
