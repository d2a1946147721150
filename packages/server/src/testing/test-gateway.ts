import type { PaymentSettings } from '../settings/payment'
import { dayMs } from '../time/durations'
import { startMockAlipay } from './mock-alipay'

/** A gateway that speaks Alipay's protocol, with what its payers do. */
export interface TestGateway {
  settings: PaymentSettings
  /** Where it sends its notifications. */
  notifyUrl: string
  /** A payer comes to an address that a payment was started with. */
  open(address: string): Promise<void>
  pay(number: string): Promise<void>
  refuse(number: string): Promise<void>
  /** Lets days pass. */
  pass(days: number): Promise<void>
  /** What the shop was told of a trade so far, the last at the end. */
  notificationsOf(number: string): Promise<Record<string, string>[]>
  close(): Promise<void>
}

/** The gateway of the other tests, whose notifications they make themselves. */
export const startMockGateway = async (): Promise<TestGateway> => {
  const mock = await startMockAlipay()
  return {
    settings: mock.settings,
    notifyUrl: 'http://localhost/notify',
    open: async (address) => void mock.open(address),
    pay: async (number) => mock.pay(number),
    refuse: async (number) => mock.refuse(number),
    pass: async (days) => mock.finish(new Date(Date.now() + days * dayMs)),
    notificationsOf: async (number) => [mock.notification(number)],
    close: async () => mock.close(),
  }
}
