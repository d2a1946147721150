import { priceText } from '@chuhai/contract/money'
import { Button, Checkbox, Form, Icon, Tag, Undelivered, useLocale } from '@chuhai/ui'
import { iconCheck } from '@chuhai/ui/icons'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useMessages } from '../../app/messages'
import { productPath } from '../../app/paths/orders'
import { lazyPart } from '../../components/lazy-part'
import { Price } from '../../components/Price'
import { orderProblemText } from '../../orders/invoice-form'
import { orderMessages } from '../../orders/messages'
import { RefundSum } from '../../orders/RefundSum'
import { PayFrame } from '../PayFrame'
import { BuyerNote } from './BuyerNote'
import { Hint } from './Hint'
import { confirmMessages } from './messages'
import type { ConfirmStore, ConfirmView as View } from './store'
import './confirm.css'

const Refusal = lazyPart(() => import('./Refusal'))

const InvoiceFields = lazyPart(async () => ({
  default: (await import('../../orders/InvoiceFields')).InvoiceFields,
}))
/** Loaded on demand, because formatting its dates needs a library. */
const RefundTable = lazyPart(async () => ({
  default: (await import('../../orders/RefundTable')).RefundTable,
}))

/** From so few places on the number is urgent. */
const fewPlaces = 5

type ReadyView = Extract<View, { phase: 'ready' }>

/** Lines that belong together, each with a check. */
const Lines = ({
  title,
  lines,
  isChecked,
  children,
}: {
  title: string
  lines: readonly string[]
  isChecked?: boolean
  children?: ReactNode
}) =>
  lines.length > 0 && (
    <section className="confirm-part">
      <h2>{title}</h2>
      <ul className="confirm-lines" data-checked={isChecked || undefined}>
        {lines.map((line) => (
          <li key={line}>
            {isChecked && <Icon path={iconCheck} size={18} />}
            {line}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )

const PlacesLeft = ({ left }: { left: number | null }) => {
  const words = useMessages(confirmMessages)
  if (left === null || left === 0) return null
  return (
    <Tag tone={left <= fewPlaces ? 'accent' : 'brand'}>
      {left <= fewPlaces ? words.fewLeft(left) : words.left(left)}
    </Tag>
  )
}

/**
 *   what it is                   | 订单摘要
 *   包含内容                      | price
 *   退改规则                      | what comes back today, total
 *   发票信息                      | [x] 我已阅读并同意
 *                                | (提交订单)
 *
 * On a phone the total and the button stay at the lower edge of the window.
 */
export const ConfirmView = ({ view, store }: { view: ReadyView; store: ConfirmStore }) => {
  const locale = useLocale()
  const words = useMessages(confirmMessages)
  const orderWords = useMessages(orderMessages)
  const form = useRef<HTMLDivElement>(null)
  const { offer, refusal, priceBefore } = view
  const { product } = offer
  const { problems, isTermsMissing, isSending, delay, hasAgreed, invoice } = view.form
  const isFree = product.price === 0

  // What is missing or wrong gets the focus.
  useEffect(() => {
    if (isTermsMissing || Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems, isTermsMissing])

  return (
    <PayFrame step={0} isFree={isFree} isWide>
      <Form className="confirm" onSubmit={() => void store.submit()} ref={form}>
        <div className="confirm__main">
          <h1>{words.title}</h1>
          <section className="confirm-product">
            <p className="confirm-product__kind">
              {orderWords.kinds[product.kind]}
              <PlacesLeft left={offer.left} />
            </p>
            <h2>
              <a href={productPath(product)}>{product.name}</a>
            </h2>
            <p>{product.summary}</p>
          </section>
          <Lines title={orderWords.includes} lines={product.includes} isChecked />
          {!isFree && (
            <Lines title={orderWords.cancellation} lines={product.cancellation}>
              {offer.refundTable.length > 0 && (
                <Suspense>
                  <RefundTable lines={offer.refundTable} />
                </Suspense>
              )}
            </Lines>
          )}
          {!isFree && !refusal && (
            <section className="confirm-part">
              <h2>{orderWords.invoice.title}</h2>
              <p className="confirm-part__lead">{orderWords.invoice.lead}</p>
              <Suspense>
                <InvoiceFields
                  form={invoice}
                  problems={problems}
                  disabled={isSending}
                  onChange={store.change}
                />
              </Suspense>
            </section>
          )}
        </div>
        <aside className="confirm__summary">
          <h2>{words.summary}</h2>
          <dl className="confirm__lines">
            <div>
              <dt>{product.name}</dt>
              <dd>
                <Price amount={product.price} />
              </dd>
            </div>
            {offer.refundTable.length > 0 && (
              <div>
                <dt>{orderWords.refundTable.today}</dt>
                <dd>
                  <RefundSum amount={offer.refundTable[0]?.amount} />
                </dd>
              </div>
            )}
          </dl>
          {refusal ? (
            <Suspense>
              <Refusal offer={offer} refusal={refusal} />
            </Suspense>
          ) : (
            <>
              {priceBefore !== null && (
                <Hint
                  title={words.priceChanged}
                  text={words.priceNow(priceText(priceBefore), priceText(product.price))}
                />
              )}
              <Checkbox
                checked={hasAgreed}
                required
                disabled={isSending}
                error={isTermsMissing ? orderProblemText('ORDER_TERMS_REQUIRED', locale) : undefined}
                onChange={store.agree}
              >
                {words.consent.before}
                <a href="/privacy#purchase" target="_blank" rel="noreferrer">
                  {words.consent.link}
                </a>
                {words.consent.version(offer.termsVersion)}
                {words.consent.after}
              </Checkbox>
              <div className="confirm__bar">
                <p className="confirm__total">
                  <span>{words.total}</span>
                  <b>
                    <Price amount={product.price} />
                  </b>
                </p>
                <Button variant="action" size="large" type="submit" busy={isSending}>
                  {isFree ? words.submitFree : words.submit}
                </Button>
                <Undelivered delay={delay} />
              </div>
              <p className="confirm__note">{isFree ? words.freeNote : words.hold}</p>
              <BuyerNote />
            </>
          )}
        </aside>
      </Form>
    </PayFrame>
  )
}
