import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Clock, defaults, openCashier } from '@chuhai-examples/cashier'
import { cashierSettings } from '../settings/payment'
import { dayMs } from '../time/durations'
import type { TestGateway } from './test-gateway'

/** A shop that answers `success` to every notification. */
const startShop = async () => {
  const received: Record<string, string>[] = []
  const server = createServer(async (request, answer) => {
    received.push(Object.fromEntries(new URLSearchParams(await text(request))))
    answer.end('success')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    received,
    address,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The cashier, whose payers a test is. */
export const startCashierGateway = async (): Promise<TestGateway> => {
  let passedMs = 0
  const clock: Clock = {
    now: () => Date.now() + passedMs,
    at(_, work) {
      void work()
      return () => {}
    },
  }
  const shop = await startShop()
  const cashier = await openCashier({ ...defaults, port: 0, dataDir: null, clock })
  /** The pages of payers, by the numbers of their trades. */
  const pages = new Map<string, string>()
  const press = async (number: string, action: string) => {
    await fetch(pages.get(number) ?? '', { method: 'POST', body: new URLSearchParams({ action }) })
  }
  return {
    settings: cashierSettings(cashier.address),
    notifyUrl: `${shop.address}/notify`,
    async open(address) {
      const content = JSON.parse(new URL(address).searchParams.get('biz_content') ?? '{}')
      pages.set(content.out_trade_no, (await fetch(address)).url)
    },
    pay: (number) => press(number, 'pay'),
    refuse: (number) => press(number, 'refuse'),
    async pass(days) {
      passedMs += days * dayMs
    },
    notificationsOf: async (number) => shop.received.filter((fields) => fields.out_trade_no === number),
    async close() {
      await cashier.close()
      shop.close()
    },
  }
}
