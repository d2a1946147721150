import { shipmentBatchMaxBytes } from '@chuhai/contract/constants'
import {
  listShipmentBatches,
  type ShipmentBatchWithRows,
  shipmentBatchPath,
  shipmentTemplatePath,
  uploadShipmentBatch,
} from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock, useQuery } from '@chuhai/core/react'
import { upload } from '@chuhai/core/upload'
import { Button, FileUpload, type KeptFile, type Upload, useLocale } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import { usePayment } from '../use-payment'
import { batchMessages } from './batch-messages'

/** What became of a file: all that were made are paid together, and the rows of which nothing was made are said with reasons. */
const Outcome = ({ core, batch, onStale }: { core: Core; batch: ShipmentBatchWithRows; onStale(): void }) => {
  const words = useMessages(batchMessages)
  const { isPaying, pay } = usePayment(core, onStale)
  const refused = batch.rows.filter(({ number }) => number === null)
  const made = batch.rows.flatMap(({ number, amount }) =>
    number !== null && amount !== null ? [{ number, amount }] : [],
  )
  return (
    <div role="status">
      <p>{words.done(batch.made, batch.refused)}</p>
      {made.length > 0 && (
        <Button variant="action" busy={isPaying} onClick={() => void pay(made)}>
          {words.pay(made.length, priceText(batch.amount))}
        </Button>
      )}
      {refused.length > 0 && (
        <>
          <ul className="shipment-list">
            {refused.slice(0, 20).map(({ line, reference, recipientName, problems }) => (
              <li key={line}>
                {words.row(line, reference || recipientName)}
                {problems.join(words.semicolon)}
              </li>
            ))}
          </ul>
          <p>
            <a href={shipmentBatchPath(batch.id)} download>
              {words.result}
            </a>
          </p>
        </>
      )}
    </div>
  )
}

interface BatchesProps {
  core: Core
  onMade(): void
  /** Sends a file. */
  sendTo?: typeof upload
}

/** Many shipments by one file: its template, what became of the last one, and those before. */
export default function Batches({ core, onMade, sendTo = upload }: BatchesProps) {
  const words = useMessages(batchMessages)
  const inChina = useChinaClock(useLocale())
  const [last, setLast] = useState<ShipmentBatchWithRows | null>(null)
  const query = core.query(listShipmentBatches)
  const { state } = useQuery(query, { refresh: true })
  const send: Upload<KeptFile> = async (file, control) => {
    const batch = await sendTo(core, uploadShipmentBatch, file, control)
    setLast(batch)
    query.refresh().catch(core.report)
    onMade()
    return { name: batch.fileName, bytes: file.size }
  }
  const earlier = (state.data ?? []).filter(({ id }) => id !== last?.id)
  return (
    <section className="shipment-part shipment-batches">
      <h2>{words.title}</h2>
      <p className="shipment-note">{words.note}</p>
      <p>
        <a href={shipmentTemplatePath} download>
          {words.template}
        </a>
      </p>
      <FileUpload<KeptFile>
        label={words.file}
        extensions={['csv']}
        maxBytes={shipmentBatchMaxBytes}
        value={null}
        upload={send}
        onChange={() => {}}
        onNotice={(kind, text) => core.notices[kind](text)}
      />
      {last && <Outcome core={core} batch={last} onStale={onMade} />}
      {earlier.length > 0 && (
        <ul className="shipment-list">
          {earlier.map(({ id, fileName, at, made, refused }) => (
            <li key={id}>
              {inChina(chinaMoment(at))} {fileName} {words.made(made, refused)}{' '}
              <a href={shipmentBatchPath(id)} download>
                {words.resultOf}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
