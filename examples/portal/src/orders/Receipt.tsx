import { priceText } from '@chuhai/contract/money'
import { type Order, type OrderWord, orderWordOf } from '@chuhai/contract/order'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, EmptyState, Icon, Mark, useLocale } from '@chuhai/ui'
import { iconArrowLeft } from '@chuhai/ui/icons'
import { Parcel } from '@chuhai/ui/illustrations'
import { useStore } from '@nanostores/react'
import { useMessages } from '../app/messages'
import { orderPath } from '../app/paths/orders'
import { amountInWords } from './amount-in-words'
import { orderMessages } from './messages'
import { receiptMessages } from './receipt-messages'
import { useSums } from './sums'
import './receipt.css'

interface ReceiptProps {
  core: Core
  path: string
  order: Order
}

/** The receipt of a paid order, to print or to save as PDF: only the paper is printed. */
export const Receipt = ({ core, path, order }: ReceiptProps) => {
  const texts = useMessages(orderMessages)
  const words = useMessages(receiptMessages)
  const inChina = useChinaClock(useLocale())
  const user = useStore(core.session.$user)
  const { product, amount, paidAt, number } = order
  const [, ...back] = useSums(order)
  const sheet = orderPath(number, path)
  if (!paidAt || amount === 0)
    return (
      <EmptyState
        illustration={<Parcel />}
        title={words.unpaid}
        text={words.unpaidText}
        action={<Button href={sheet}>{words.back}</Button>}
      />
    )
  const stamps: Partial<Record<OrderWord, string>> = words.stamps
  const stamp = stamps[orderWordOf(order)]
  const facts = [
    [words.buyer, order.invoice?.title ?? order.buyer ?? user?.userName],
    [words.paidAt, inChina(chinaMoment(paidAt))],
    [words.number, number],
    [words.paymentNumber, order.paymentNumber],
  ]
  return (
    <div className="receipt-page">
      <div className="receipt-page__tools">
        <a className="order-sheet__back" href={sheet}>
          <Icon path={iconArrowLeft} size={18} />
          {words.back}
        </a>
        <Button variant="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <article className="receipt">
        <header>
          <Mark size={32} />
          <h2>{words.title}</h2>
          {stamp && <strong>{stamp}</strong>}
        </header>
        <dl>
          {facts.map(
            ([term, text]) =>
              text && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ),
          )}
        </dl>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.quantity}</th>
              <th scope="col">{words.price}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{product.name}</td>
              <td>{texts.kinds[product.kind]}</td>
              <td>1</td>
              <td>{priceText(amount)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {words.total}
              </th>
              <td>{priceText(amount)}</td>
            </tr>
            {back.map(({ term, text }) => (
              <tr key={term}>
                <th scope="row" colSpan={3}>
                  {term}
                </th>
                <td>{text}</td>
              </tr>
            ))}
          </tfoot>
        </table>
        <p className="receipt__words">
          {words.inWords}：{amountInWords(amount)}
        </p>
        <footer>
          <p>
            {words.seller}：{words.company}
          </p>
          <p>{words.note}</p>
        </footer>
      </article>
    </div>
  )
}
