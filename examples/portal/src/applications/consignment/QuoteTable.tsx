import { type QuoteLine, totalOf } from '@chuhai/contract/consignment'
import { priceText } from '@chuhai/contract/money'
import { useMessages } from '../../app/messages'
import { consignmentMessages } from './messages'
import './consignment.css'

/** The sum of a consignment, line by line: what is counted, how often, at which price. */
export const QuoteTable = ({ lines }: { lines: readonly QuoteLine[] }) => {
  const words = useMessages(consignmentMessages).sum
  return (
    <table className="consignment-sum">
      <caption>{words.title}</caption>
      <tbody>
        {lines.map(({ name, unit, count, price, amount }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span>{words.counted[unit](count.toLocaleString('en-US'), priceText(price))}</span>
            </th>
            <td>{priceText(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td>{priceText(totalOf(lines))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
