import {
  type GoodsLine,
  type Recipient,
  recipient,
  type Shipment,
  type ShipmentDetails,
  type ShipmentErrorCode,
  shipmentDetails,
  shipmentErrors,
  shipmentProblems,
} from '@chuhai/contract/logistics'
import { brokenRule, cleaned } from '@chuhai/contract/rule'
import { type Core, openUserDraft } from '@chuhai/core'
import { chinaDate } from '@chuhai/core/dates'
import { useLocale } from '@chuhai/ui'
import { useEffect, useMemo, useState } from 'react'

interface Kept {
  /** The step on which the draft is based; a later save replaces it. */
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

const isSame = (one: ShipmentDetails, other: ShipmentDetails): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The details of a shipment in a form. Unsaved input survives a reload and another user's change: `step` is the one it is based on, so that
 * the server refuses to save it once, and the next press uses the later step. `errorOf` returns the error of a field, once the form was
 * checked.
 */
export const useDetails = (core: Core, shipment: Shipment) => {
  const locale = useLocale()
  const { number } = shipment
  const [draft] = useState(() => openUserDraft<Kept>(core, `shipment.${number}`, isKept))
  const [base, setBase] = useState(shipment)
  const { step } = base
  const [details, setDetails] = useState<ShipmentDetails>(() => {
    const kept = draft.read()
    return kept?.step === step ? kept.details : shipment.details
  })
  const [isRefused, setIsRefused] = useState(false)
  const adopt = (other: Shipment) => {
    setBase(other)
    setDetails(other.details)
    setIsRefused(false)
  }
  if (shipment.step !== step) {
    // Nothing is lost where nothing was typed.
    if (isSame(details, base.details)) adopt(shipment)
    else if (isRefused) {
      setBase(shipment)
      setIsRefused(false)
    }
  }
  useEffect(() => {
    if (isSame(details, base.details)) draft.clear()
    else draft.write({ step: base.step, details })
  }, [draft, base, details])
  const [isChecked, setIsChecked] = useState(false)
  const { request, rule, now } = shipment
  const problems = useMemo(() => {
    const today = chinaDate(now)
    // Spaces and dots of numbers are none: the server takes them out.
    const found = shipmentProblems({ request, details: cleaned(shipmentDetails, details), rule, today })
    const all = new Map(found.map(({ field, code }): [string, ShipmentErrorCode] => [field, code]))
    // No label lacks it, but it cannot be saved.
    if (brokenRule(recipient.entries.mail, details.recipient.mail))
      all.set('recipient.mail', 'SHIPMENT_MAIL_INVALID')
    return all
  }, [request, details, rule, now])
  const change = (part: Partial<ShipmentDetails>) => setDetails({ ...details, ...part })
  return {
    step,
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
    /** The input was saved as this step. */
    settle: adopt,
    /** It was not saved, and the visitor has seen that there may be a later step. */
    refuse: () => setIsRefused(true),
    /** The input stays, based on a later step of the visitor. */
    rebase: setBase,
  }
}

export type DetailsForm = ReturnType<typeof useDetails>
