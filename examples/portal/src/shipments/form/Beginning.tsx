import { createShipment, getQuote } from '@chuhai/contract/logistics'
import { type Core, isAbortError, isNotFound, randomKey } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { Button, useLocale } from '@chuhai/ui'
import { useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMessages } from '../../app/messages'
import { quotePath, shipmentFormPath } from '../../app/paths/parcels'
import { QueryView } from '../../components/QueryView'
import { PriceLines } from '../PriceLines'
import { Missing } from './Missing'
import { formMessages } from './messages'

/** A line of a quote that a shipment is made of. */
export interface Chosen {
  number: string
  lineId: number
}

/** Creates the shipment once, also for two presses and after a lost answer. */
const useCreation = (core: Core, { number, lineId }: Chosen) => {
  const [isSending, setIsSending] = useState(false)
  const isRunning = useRef(false)
  const [idempotencyKey] = useState(randomKey)
  const create = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsSending(true)
    try {
      const body = { quoteNumber: number, lineId }
      const made = await core.call(createShipment, { body }, { idempotencyKey })
      navigate(shipmentFormPath(made.number), { replace: true })
    } catch (error) {
      if (!isAbortError(error)) core.report(error)
    } finally {
      isRunning.current = false
      setIsSending(false)
    }
  }
  return { isSending, create }
}

/** The quoted line, before a shipment is created from it. */
export default function Beginning({ core, chosen }: { core: Core; chosen: Chosen }) {
  const words = useMessages(formMessages)
  const locale = useLocale()
  const { isSending, create } = useCreation(core, chosen)
  const quote = core.query(getQuote, { params: { number: chosen.number } })
  const { state } = useQuery(quote)
  if (state.error && isNotFound(state.error)) return <Missing />
  return (
    <QueryView query={quote} failed={words.quoteFailed} lines={6} height={240}>
      {({ lines, endsAt }) => {
        const line = lines.find(({ lineId }) => lineId === chosen.lineId)
        if (!line || line.amount === null) return <Missing />
        return (
          <section className="shipment-part shipment-begin">
            <h2>{line.name[locale]}</h2>
            <p className="shipment-note">{line.carrier.name[locale]}</p>
            <PriceLines quote={line} amount={line.amount} label={words.sum} />
            {Date.parse(endsAt) > core.clock.now() ? (
              <>
                <Button variant="action" busy={isSending} onClick={() => void create()}>
                  {words.begin}
                </Button>
                <p className="shipment-note">{words.beginNote}</p>
              </>
            ) : (
              <>
                <p role="alert">{words.quoteEnded}</p>
                <Button href={quotePath(chosen.number)}>{words.noQuote.action}</Button>
              </>
            )}
          </section>
        )
      }}
    </QueryView>
  )
}
