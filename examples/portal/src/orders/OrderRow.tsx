import { priceText } from '@chuhai/contract/money'
import type { OrderCard } from '@chuhai/contract/order'
import type { Core } from '@chuhai/core'
import { chinaMoment, chinaTime } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, useLocale } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../app/messages'
import { confirmPath, orderPath, ownPath, payPath, productPath } from '../app/paths/orders'
import { Price } from '../components/Price'
import { CancelDialog } from './CancelDialog'
import { orderMessages } from './messages'
import { StateTag } from './StateTag'

interface OrderRowProps {
  core: Core
  path: string
  order: OrderCard
  /** It has another state now. */
  onChanged(): void
}

/**
 *   2026-11-23 10:20  订单号 C…                    [待付款]
 *   课程  name                            ¥399
 *   请在 10:50 前付款            订单详情 (取消订单) (去支付)
 */
export const OrderRow = ({ core, path, order, onChanged }: OrderRowProps) => {
  const words = useMessages(orderMessages)
  const inChina = useChinaClock(useLocale())
  const [isAsking, setIsAsking] = useState(false)
  const { number, state, product, amount, refunded, left, payBefore } = order
  const isOwn = order.buyer === undefined
  const isUnpaid = isOwn && (state === 'awaitingPayment' || state === 'created')
  const isOwned = isOwn && (state === 'paid' || state === 'fulfilled')
  const isOver = isOwn && (state === 'cancelled' || state === 'expired' || state === 'refunded')
  return (
    <li className="order-row" aria-label={product.name}>
      <p className="order-row__head">
        <time dateTime={order.createdAt}>{inChina(chinaMoment(order.createdAt))}</time>
        <span>
          {words.number} {number}
        </span>
        <StateTag order={order} />
      </p>
      <div className="order-row__body">
        <p className="order-row__name">
          <span>{words.kinds[product.kind]}</span>
          <a href={productPath(product)}>{product.name}</a>
        </p>
        <p className="order-row__amount">
          <Price amount={amount} />
          {refunded > 0 && <span>{words.returned(priceText(refunded), priceText(left))}</span>}
        </p>
        <p className="order-row__note">
          {isUnpaid && payBefore && words.payBefore(inChina(chinaTime(payBefore).clock))}
          {order.buyer && `${words.buyer} ${order.buyer}`}
        </p>
        <div className="order-row__actions">
          <Button
            variant="text"
            size="small"
            href={orderPath(number, path)}
            aria-label={words.detailsNamed(product.name)}
          >
            {words.details}
          </Button>
          {isUnpaid && (
            <>
              <Button
                variant="secondary"
                size="small"
                aria-haspopup="dialog"
                onClick={() => setIsAsking(true)}
              >
                {words.cancel}
              </Button>
              <Button
                size="small"
                href={payPath('orderPay', order)}
                aria-label={words.payNamed(product.name)}
              >
                {words.pay}
              </Button>
            </>
          )}
          {isOwned && (
            <Button variant="secondary" size="small" href={ownPath(product)}>
              {words.own[product.kind]}
            </Button>
          )}
          {isOver && (
            <Button variant="secondary" size="small" href={confirmPath(product)}>
              {words.again}
            </Button>
          )}
        </div>
      </div>
      {isUnpaid && (
        <CancelDialog
          core={core}
          number={number}
          open={isAsking}
          onClose={() => setIsAsking(false)}
          onCancelled={onChanged}
          onStale={onChanged}
        />
      )}
    </li>
  )
}
