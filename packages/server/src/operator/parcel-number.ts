import { trackingNumber } from '@chuhai/contract/logistics'
import { brokenRule, cleaned } from '@chuhai/contract/rule'
import { UsageError } from './usage-error'
import type { Word } from './words'

/** The number of a parcel, as it stands on a label. */
export const parcelNumber: Word<string> = {
  name: '单号',
  about: '面单上的单号，或承运商的单号',
  read(text) {
    if (brokenRule(trackingNumber, text))
      throw new UsageError(`“${text}”不是单号，单号有 6 到 40 位字母或数字。`)
    return cleaned(trackingNumber, text)
  },
}
