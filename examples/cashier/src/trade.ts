export type TradeStatus = 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_FINISHED' | 'TRADE_CLOSED'

export interface Refund {
  /** The application's number of it: a repeated request is the same refund. */
  number: string
  /** Fen. */
  amount: number
  at: number
}

export interface Trade {
  /** The cashier's number. */
  number: string
  /** The application's number. */
  outNumber: string
  appId: string
  /** The unguessable address of the payer's page. */
  token: string
  subject: string
  /** Fen. */
  amount: number
  status: TradeStatus
  /** Whether the payer refused, rather than time or application closing it. */
  isRefused: boolean
  /** Whether it was opened on the phone's page: only such trades are notified when they close. */
  isPhone: boolean
  returnUrl: string
  notifyUrl: string
  createdAt: number
  expiresAt: number | null
  paidAt: number | null
  closedAt: number | null
  refunds: Refund[]
}

export const refundedOf = ({ refunds }: Trade): number => refunds.reduce((sum, { amount }) => sum + amount, 0)
