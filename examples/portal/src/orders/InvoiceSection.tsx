import { priceText } from '@chuhai/contract/money'
import { type InvoiceState, invoiceStateNames, type Order } from '@chuhai/contract/order'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, Tag, type TagProps, useLocale } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { invoiceMessages } from './invoice-messages'
import { orderMessages } from './messages'
import './invoice-section.css'

const tones: Record<InvoiceState, NonNullable<TagProps['tone']>> = {
  none: 'neutral',
  asked: 'warning',
  issued: 'success',
  corrected: 'brand',
  void: 'neutral',
}

/** What was issued for an order, red invoices among it, with its files. */
const InvoiceList = ({ list }: Pick<Order['invoices'], 'list'>) => {
  const words = useMessages(invoiceMessages)
  const inChina = useChinaClock(useLocale())
  return (
    <ul className="invoice-list">
      {list.map(({ number, reverses, amount, issuedAt, reason, files }) => (
        <li key={number}>
          <p>
            <b>{reverses === null ? words.document : words.redDocument}</b>
            <span>{reverses === null ? priceText(amount) : `−${priceText(amount)}`}</span>
            <time dateTime={issuedAt}>{inChina(chinaMoment(issuedAt))}</time>
          </p>
          <p className="invoice-list__number">{number}</p>
          {reason && (
            <p className="invoice-list__reason">
              {words.reason}：{reason}
            </p>
          )}
          {files.length > 0 && (
            <p className="invoice-list__files">
              {files.map(({ format, address }) => (
                <a
                  key={format}
                  href={address}
                  download
                  aria-label={words.download(number, format.toUpperCase())}
                >
                  {format.toUpperCase()}
                </a>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

interface InvoiceSectionProps {
  order: Pick<Order, 'state' | 'paidAt' | 'invoice' | 'invoices'>
  /** Missing where it is somebody else's order. */
  onEdit?: (() => void) | undefined
}

/**
 *   发票信息 [待开具]                          修改
 *   发票抬头  title
 *   sentence for the state
 *   发票      ¥399  2026-11-27 10:00
 *   26332000000012345678
 *   PDF  OFD  XML
 */
export const InvoiceSection = ({
  order: { state, paidAt, invoice, invoices },
  onEdit,
}: InvoiceSectionProps) => {
  const locale = useLocale()
  const words = useMessages(invoiceMessages)
  const fields = useMessages(orderMessages).invoice
  const isOpen = ['awaitingPayment', 'paid', 'fulfilled'].includes(state)
  const isInForce = invoices.amount > 0
  const isHeldBack = state === 'refunding' && invoices.state === 'asked'
  const sentence =
    paidAt === null
      ? isOpen && words.afterPayment
      : isHeldBack
        ? words.heldBack
        : words.states[invoices.state]
  return (
    <section>
      <h3>
        <span>
          {fields.title}
          {invoices.state !== 'none' && (
            <Tag tone={tones[invoices.state]}>{invoiceStateNames[invoices.state][locale]}</Tag>
          )}
        </span>
        {onEdit && isOpen && !isInForce && (
          <Button
            variant="text"
            size="small"
            aria-haspopup="dialog"
            aria-label={words.editNamed}
            onClick={onEdit}
          >
            {words.edit}
          </Button>
        )}
      </h3>
      {invoice && (
        <dl>
          <div>
            <dt>{fields.shownTitle}</dt>
            <dd>{invoice.title}</dd>
          </div>
          {invoice.type === 'company' && (
            <div>
              <dt>{fields.taxNumber}</dt>
              <dd>{invoice.taxNumber}</dd>
            </div>
          )}
        </dl>
      )}
      {!invoice && invoices.list.length === 0 && <p className="order-sheet__note">{fields.none}</p>}
      {invoice && sentence && <p className="order-sheet__note invoice-note">{sentence}</p>}
      {invoices.isReversalDue && <p className="order-sheet__note invoice-note">{words.reversalDue}</p>}
      {invoices.list.length > 0 && <InvoiceList list={invoices.list} />}
      {isInForce && <p className="order-sheet__note invoice-note">{words.change}</p>}
    </section>
  )
}
