export type TradeStatus = 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'

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
  /** Names the page of the payer, which nobody else can guess. */
  token: string
  subject: string
  /** Fen. */
  amount: number
  status: TradeStatus
  /** Whether the payer refused, rather than time or application closing it. */
  isRefused: boolean
  /** Whether it was opened on the phone's page, which is told when a trade closes; the desktop's is not. */
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
