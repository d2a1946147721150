import type { Trade } from '../order/books/settle'
import type { Statement } from './statement'

/** What the provider says by itself about a trade of an application. */
export interface ProviderNotification {
  appId: string
  trade: Trade
  /** Our number of a refund, where the notification is about one that is complete. */
  refundNumber: string | null
}

export interface PaymentOrder {
  number: string
  amount: number
  subject: string
  device: 'desktop' | 'phone'
  payBefore: Date
  returnUrl: string
  notifyUrl: string
}

export interface RefundRequest {
  paymentNumber: string
  refundNumber: string
  amount: number
  reason: string
}

/** A refund as the provider has carried it out; `amount` in fen. */
export interface ProviderRefund {
  number: string
  amount: number
}

/** The provider cannot be reached, or its answer is not its own. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider does not do what it was asked to; `code` is its own. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal'
  constructor(readonly code: string) {
    super(code)
  }
}

/** Takes payments. Every call may be repeated: payments and refunds are known by our numbers. */
export interface PaymentProvider {
  /** Part of the address that notifications are sent to. */
  key: string
  /** What visitors see it called. */
  name: string
  appId: string
  /** Our own secret beside it, which signs the addresses that it returns to. */
  returnKey: Uint8Array
  /** Returns the address at which the buyer pays. */
  start(order: PaymentOrder): string
  /** Returns a trade; null where the buyer has not come to the provider yet. */
  query(number: string): Promise<Trade | null>
  /** Closes a trade that is not paid; returns whether it is closed now. */
  close(number: string): Promise<boolean>
  /** Returns the money, once per number of the refund. */
  refund(request: RefundRequest): Promise<void>
  /** Returns a refund that has been carried out; null where the provider has returned nothing under its number. */
  queryRefund(request: Pick<RefundRequest, 'paymentNumber' | 'refundNumber'>): Promise<ProviderRefund | null>
  /** Returns a notification; null where the provider did not sign it. */
  readNotification(fields: Record<string, string>): ProviderNotification | null
  /** Returns the provider's own books of a day in China, such as `2026-11-23`; null where it has none of it, or none yet. */
  statement(day: string): Promise<Statement | null>
}
