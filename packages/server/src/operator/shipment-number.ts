import { UsageError } from './usage-error'
import type { Word } from './words'

/** The number of a shipment, as lists have it. */
export const shipmentNumber: Word<string> = {
  name: '运单号',
  about: '见 logistics shipments list',
  read(text) {
    if (!/^CY\d{16}$/.test(text))
      throw new UsageError(`“${text}”不是运单号，运单号见 logistics shipments list。`)
    return text
  },
}
