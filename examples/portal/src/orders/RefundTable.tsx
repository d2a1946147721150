import type { RefundLine } from '@chuhai/contract/order'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { orderMessages } from './messages'
import { RefundSum } from './RefundSum'
import './refund-table.css'

/** What comes back, by when it is asked for. */
export const RefundTable = ({ lines }: { lines: readonly RefundLine[] }) => {
  const words = useMessages(orderMessages).refundTable
  const inChina = useChinaClock(useLocale())
  return (
    <table className="refund-table">
      <thead>
        <tr>
          <th scope="col">{words.asked}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ until, amount }) => (
          <tr key={until}>
            <th scope="row">
              {until ? words.until(inChina(chinaMoment(until))) : lines.length > 1 ? words.later : words.now}
            </th>
            <td>
              <RefundSum amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
