import { consignmentExtras, type Values } from '@chuhai/contract/application'
import { getConsignmentFees, quoteOf } from '@chuhai/contract/consignment'
import type { Core } from '@chuhai/core'
import { useMessages } from '../../app/messages'
import { QueryView } from '../../components/QueryView'
import { consignmentMessages } from './messages'
import { QuoteTable } from './QuoteTable'

const numberOf = (value: Values[string] | undefined): number => (typeof value === 'number' ? value : 0)

interface ConsignmentSumProps {
  core: Core
  values: Partial<Values>
}

/** What a consignment costs as it is filled in, by the fees of today. */
export const ConsignmentSum = ({ core, values: { shipments, dollars, extras } }: ConsignmentSumProps) => {
  const words = useMessages(consignmentMessages).sum
  const chosen: readonly unknown[] = Array.isArray(extras) ? extras : []
  const counted = {
    shipments: numberOf(shipments),
    dollars: numberOf(dollars),
    extras: consignmentExtras.filter((extra) => chosen.includes(extra)),
  }
  return (
    <QueryView query={core.query(getConsignmentFees)} failed={words.failed} lines={3}>
      {(fees) => (
        <>
          <QuoteTable lines={quoteOf(fees, counted)} />
          <p className="consignment-sum__note">{words.note}</p>
        </>
      )}
    </QueryView>
  )
}
