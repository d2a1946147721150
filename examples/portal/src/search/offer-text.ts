import { priceText } from '@chuhai/contract/money'
import type { Duration, Offer } from '@chuhai/contract/search'

/** The price of an offer in parts: `¥680` and `/月 起`. */
export const priceOf = ({ price, per, isFrom }: Offer): { figure: string; unit: string } => {
  if (price === null) return { figure: '面议', unit: '' }
  if (price === 0) return { figure: '免费', unit: '' }
  return { figure: priceText(price), unit: `${per && `/${per}`}${isFrom ? ' 起' : ''}` }
}

/** `3–15 个工作日` */
export const durationText = ({ from, to, unit }: Duration): string => {
  const figures = to === null ? String(from) : `${from}–${to}`
  return `${figures}\u00a0${unit === '工作日' ? '个工作日' : unit}`
}
