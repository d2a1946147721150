import type { Locale } from '@chuhai/contract/locale'
import type { QuoteLine, ShippingQuote } from '@chuhai/contract/logistics'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, EmptyState, Segmented } from '@chuhai/ui'
import { type Ref, useState } from 'react'
import { portalLink } from '../portal-link'
import { ImpossibleLines } from './ImpossibleLines'
import type { QuoteMessages } from './messages'
import { QuoteLineCard } from './QuoteLineCard'

export interface QuoteResultProps {
  core: Core
  quote: ShippingQuote
  /** Something was changed in the form since. */
  isChanged: boolean
  words: QuoteMessages
  locale: Locale
  /** Gets the focus once the lines have answered. */
  heading: Ref<HTMLHeadingElement>
}

const orders = ['price', 'days'] as const
type Order = (typeof orders)[number]

/** Lines come with the cheapest first; of equally quick ones the cheaper goes first. */
const inOrder = (lines: readonly QuoteLine[], order: Order): readonly QuoteLine[] =>
  order === 'price' ? lines : [...lines].sort((one, other) => (one.days?.to ?? 0) - (other.days?.to ?? 0))

/** What each line says: those that take the parcels as cards, and below why others do not. */
export const QuoteResult = ({ core, quote, isChanged, words, locale, heading }: QuoteResultProps) => {
  const [order, setOrder] = useState<Order>('price')
  const inChina = useChinaClock(locale)
  const { number, endsAt, lines } = quote
  const possible = lines.filter(({ amount }) => amount !== null)
  const hasEnded = Date.parse(endsAt) <= core.clock.now()
  const whole = portalLink(core, `/logistics/list?quote=${number}`)
  return (
    <div className="ch-shipping-quote__result" data-old={isChanged || hasEnded || undefined}>
      {isChanged && (
        <p className="ch-shipping-quote__note" role="status">
          {words.changed}
        </p>
      )}
      <header className="ch-shipping-quote__bar">
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {possible.length > 0 ? words.lines(possible.length) : words.none}
          </h3>
          <p>
            {words.number} <code>{number}</code>
            {' · '}
            {hasEnded ? (
              <b>{words.ended}</b>
            ) : (
              <time dateTime={endsAt}>{words.ends(inChina(chinaMoment(endsAt)))}</time>
            )}
          </p>
        </div>
        {possible.length > 1 && (
          <Segmented
            label={words.order.label}
            labelHidden
            options={orders.map((value) => ({ value, label: words.order[value] }))}
            value={order}
            onChange={(chosen) => setOrder(chosen === 'days' ? 'days' : 'price')}
          />
        )}
        {possible.length > 0 && (
          <Button
            {...whole}
            variant="quiet"
            size="small"
            aria-label={whole.target && words.whole + words.newWindow}
          >
            {words.whole}
          </Button>
        )}
      </header>
      {possible.length === 0 && <EmptyState title={words.none} text={words.noneText} />}
      <ul className="ch-shipping-quote__lines">
        {inOrder(possible, order).map((line) => (
          <QuoteLineCard
            key={line.lineId}
            core={core}
            number={number}
            line={line}
            canOrder={!hasEnded && !isChanged}
            words={words}
            locale={locale}
          />
        ))}
      </ul>
      <ImpossibleLines
        lines={lines.filter(({ amount }) => amount === null)}
        isOpen={possible.length === 0}
        words={words}
        locale={locale}
      />
    </div>
  )
}
