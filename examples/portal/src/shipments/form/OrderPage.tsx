import { createShipment, getQuote } from '@chuhai/contract/logistics'
import { type Core, isAbortError, isNotFound, randomKey } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { Button, EmptyState, useLocale } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { linesPath, quotePath, shipmentFormPath, shipmentNumberIn } from '../../app/paths/logistics'
import { QueryView } from '../../components/QueryView'
import { PriceLines } from '../PriceLines'
import { formMessages } from './messages'
import { ShipmentFormPart } from './ShipmentFormPart'
import '../shipments.css'

/** A line of a quote that a shipment is made of. */
interface Chosen {
  number: string
  lineId: number
}

const chosenIn = ({ quote, line }: PageProps['query']): Chosen | null =>
  quote && line && /^Q\d{8,24}$/.test(quote) && /^[1-9]\d{0,8}$/.test(line)
    ? { number: quote, lineId: Number(line) }
    : null

/** Makes the shipment once for two presses, also where an answer is lost in between. */
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

const Missing = () => {
  const words = useMessages(formMessages)
  return (
    <EmptyState
      illustration={<Parcel />}
      title={words.noQuote.title}
      text={words.noQuote.text}
      action={<Button href={linesPath}>{words.noQuote.action}</Button>}
    />
  )
}

/** What was quoted, before a shipment is made of it. */
const Beginning = ({ core, chosen }: { core: Core; chosen: Chosen }) => {
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

/** Where a shipment is filled in: made of a line of a quote, or one that is there by its number. */
export default function OrderPage({ query }: PageProps) {
  const words = useMessages(formMessages)
  const { client } = useApp()
  const { phase } = useVisitor()
  if (!client || phase !== 'in') return null
  const { core } = client
  const number = shipmentNumberIn(query)
  const chosen = chosenIn(query)
  const part = chosen ? <Beginning core={core} chosen={chosen} /> : <Missing />
  return (
    <div className="shipments portal-width">
      <h1>{words.title}</h1>
      {number ? <ShipmentFormPart key={number} core={core} number={number} /> : part}
    </div>
  )
}
