import { UsageError } from './usage-error'
import type { Word } from './words'

/** The number of an order. */
export const orderNumber: Word<string> = {
  name: '订单号',
  about: '见 orders list',
  read(text) {
    if (!/^C\d{8,24}$/.test(text)) throw new UsageError(`“${text}”不是订单号，订单号见 orders list。`)
    return text
  },
}
