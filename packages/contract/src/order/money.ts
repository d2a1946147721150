import type { Locale } from '../locale'

/** How the money of an order stands. */
export const moneyStates = ['none', 'part', 'paid', 'over', 'partlyRefunded', 'refunded'] as const
/** How the money of an order stands, derived by `moneyStateOf`. */
export type MoneyState = (typeof moneyStates)[number]

/** In fen: what the order costs, and the sums of its paid attempts and of the refunds that were carried out. */
export interface OrderMoney {
  amount: number
  received: number
  returned: number
}

/** Derives how the money stands; it is stored nowhere, so that it cannot differ from the rows. */
export const moneyStateOf = ({ amount, received, returned }: OrderMoney): MoneyState => {
  const kept = received - returned
  if (received === 0) return 'none'
  if (kept > amount) return 'over'
  if (kept === amount) return 'paid'
  if (kept <= 0) return 'refunded'
  return returned > 0 ? 'partlyRefunded' : 'part'
}

/** How operators read it, by language. */
export const moneyStateNames: Record<MoneyState, Record<Locale, string>> = {
  none: { 'zh-CN': '未收款', en: 'Nothing received' },
  part: { 'zh-CN': '部分收款', en: 'Received in part' },
  paid: { 'zh-CN': '已收款', en: 'Received' },
  over: { 'zh-CN': '多收款', en: 'Received too much' },
  partlyRefunded: { 'zh-CN': '部分退款', en: 'Returned in part' },
  refunded: { 'zh-CN': '已退款', en: 'Returned' },
}
