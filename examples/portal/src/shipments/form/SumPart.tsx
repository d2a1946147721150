import { goodsKindNames, type Shipment } from '@chuhai/contract/logistics'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { PriceLines } from '../PriceLines'
import { formMessages } from './messages'

interface SumPartProps {
  shipment: Shipment
  /** How many fields lack something. */
  problems: number
  isSending: boolean
  /** It is paid, and gets a new label. */
  isRelabelled: boolean
  onSave(): void
  onRequote(): void
}

/** The line with its price, until when it holds, and what leads on. */
export const SumPart = ({ shipment, problems, isSending, isRelabelled, onSave, onRequote }: SumPartProps) => {
  const words = useMessages(formMessages)
  const locale = useLocale()
  const inChina = useChinaClock(locale)
  const { quote, amount, endsAt, now, request } = shipment
  const isOver = !isRelabelled && endsAt <= now
  return (
    <aside className="shipment-part shipment-sum" aria-label={words.sum}>
      <h2>{quote.name[locale]}</h2>
      <p className="shipment-note">
        {words.parcels(request.parcels.length)} · {goodsKindNames[request.goodsKind][locale]}
        {quote.days && ` · ${words.days(quote.days.from, quote.days.to)}`}
      </p>
      <PriceLines quote={quote} amount={amount} label={isRelabelled ? words.paid : words.sum} />
      {!isRelabelled && (
        <p className="shipment-note" role={isOver ? 'alert' : undefined}>
          {isOver ? words.ended : words.endsAt(inChina(chinaMoment(endsAt)))}
        </p>
      )}
      {problems > 0 && (
        <p className="shipment-note" role="status">
          {words.lacks(problems)}
        </p>
      )}
      {isOver ? (
        <Button variant="action" block busy={isSending} onClick={onRequote}>
          {words.requote}
        </Button>
      ) : (
        <Button type="submit" variant="action" block busy={isSending}>
          {isRelabelled ? words.relabel : words.pay}
        </Button>
      )}
      <Button variant="secondary" block disabled={isSending} onClick={onSave}>
        {isRelabelled ? words.saveVoided : words.save}
      </Button>
      {!isRelabelled && <p className="shipment-note">{words.batchHint}</p>}
    </aside>
  )
}
