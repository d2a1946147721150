import {
  type GoodsLine,
  type Recipient,
  type Shipment,
  type ShipmentDetails,
  type ShipmentProblemCode,
  shipmentErrors,
  shipmentProblems,
} from '@chuhai/contract/logistics'
import { type Core, openUserDraft } from '@chuhai/core'
import { chinaDate } from '@chuhai/core/dates'
import { useLocale } from '@chuhai/ui'
import { useMemo, useState } from 'react'

interface Kept {
  /** The step that it was typed over: what was saved since counts more. */
  step: number
  details: ShipmentDetails
}

const isKept = (stored: unknown): stored is Kept =>
  typeof Object(stored).step === 'number' && Array.isArray(Object(Object(stored).details).goods)

/** A kind of goods of which nothing is filled in. */
export const emptyLine: GoodsLine = {
  nameZh: '',
  nameEn: '',
  hsCode: '',
  origin: 'CN',
  pieces: 1,
  value: 0,
  grams: 0,
  battery: 'none',
  sellerId: '',
  makerId: '',
  standardId: '',
}

/**
 * What is filled in of a shipment. What was typed and not saved survives a reload; `errorOf` says what is wrong with a field, once the
 * form was checked.
 */
export const useDetails = (core: Core, shipment: Shipment) => {
  const locale = useLocale()
  const { number, step } = shipment
  const [draft] = useState(() => openUserDraft<Kept>(core, `shipment.${number}`, isKept))
  const [details, setDetails] = useState<ShipmentDetails>(() => {
    const kept = draft.read()
    return kept?.step === step ? kept.details : shipment.details
  })
  const [isChecked, setIsChecked] = useState(false)
  const { request, rule, now } = shipment
  const problems = useMemo(() => {
    const today = chinaDate(now)
    const found = shipmentProblems({ request, details, rule, today })
    return new Map(found.map(({ field, code }): [string, ShipmentProblemCode] => [field, code]))
  }, [request, details, rule, now])
  const change = (part: Partial<ShipmentDetails>) => {
    const next = { ...details, ...part }
    setDetails(next)
    draft.write({ step, details: next })
  }
  return {
    details,
    change,
    changeRecipient: (part: Partial<Recipient>) => change({ recipient: { ...details.recipient, ...part } }),
    changeLine: (index: number, part: Partial<GoodsLine>) =>
      change({ goods: details.goods.map((line, at) => (at === index ? { ...line, ...part } : line)) }),
    problems,
    check: () => setIsChecked(true),
    errorOf: (field: string): string | undefined => {
      const code = isChecked ? problems.get(field) : undefined
      return code && shipmentErrors[code][locale]
    },
    /** It is saved. */
    settle: () => draft.clear(),
  }
}

export type DetailsForm = ReturnType<typeof useDetails>
