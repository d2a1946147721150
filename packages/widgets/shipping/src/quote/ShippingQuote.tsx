import type { Locale } from '@chuhai/contract/locale'
import type { GoodsKind } from '@chuhai/contract/logistics'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { hidden, ownEvents, type Theme, useIsomorphicLayoutEffect, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { quoteMessages } from './messages'
import { QuoteForm } from './QuoteForm'
import { QuoteResult } from './QuoteResult'
import css from './quote.css?inline'
import { createQuoteStore } from './store'

/** What `ShippingQuote` takes. */
export interface ShippingQuoteProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The language of this form alone; the core's when not given. */
  locale?: Locale | undefined
  /** The theme of this form alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** The country that is chosen from the start, by its two letters, such as `US`. */
  destination?: string | undefined
  /** The kind of goods that is chosen from the start. */
  goods?: GoodsKind | undefined
  /** A quote that is shown from the start, by its number, with the form that asked for it. */
  quote?: string | undefined
  /** Leaves out the title and the line below it. */
  hideHeading?: boolean | undefined
  /**
   * Name of the draft; forms with the same name share what was typed.
   * @default 'form'
   */
  draft?: string | undefined
  /** The lines have answered; `lines` is how many of them take the parcels. */
  onQuoted?(detail: { number: string; lines: number }): void
}

/**
 * What parcels cost to send abroad: a form, and below it what each line says, with its price explained.
 *
 * @example
 * <ShippingQuote core={core} destination="US" onQuoted={({ number }) => console.log(number)} />
 */
export const ShippingQuote = ({
  quote,
  draft,
  destination,
  goods,
  onQuoted,
  ...props
}: ShippingQuoteProps) => {
  useStyles(css)
  useStyles(hidden)
  const core = useCore('ShippingQuote', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = quoteMessages[locale]
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen later would wipe the form
  const store = useMemo(() => createQuoteStore(core, { draft, destination, goods }), [core, draft])
  const state = useStore(store.$state)
  const result = useRef<HTMLHeadingElement>(null)
  const [answered, setAnswered] = useState(0)

  useIsomorphicLayoutEffect(
    () =>
      store.setQuotedListener(({ number, lines }) => {
        setAnswered((count) => count + 1)
        onQuoted?.({ number, lines: lines.filter(({ amount }) => amount !== null).length })
      }),
    [store, onQuoted],
  )
  useEffect(() => store.connect(), [store])
  useEffect(() => {
    if (quote) void store.open(quote)
    else if (store.lastNumber) void store.open(store.lastNumber, true)
  }, [store, quote])
  // The answer stands below the form, on a phone out of sight.
  useIsomorphicLayoutEffect(() => {
    if (answered) result.current?.focus()
  }, [answered])

  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <section {...ownEvents} className="ch-shipping-quote" data-phase={state.phase} lang={locale}>
        {!props.hideHeading && (
          <header className="ch-shipping-quote__head">
            <h2>{words.title}</h2>
            <p>{words.lead}</p>
          </header>
        )}
        <QuoteForm store={store} state={state} words={words} locale={locale} />
        {state.quote && (
          <QuoteResult
            key={state.quote.number}
            core={core}
            quote={state.quote}
            isChanged={state.isChanged}
            words={words}
            locale={locale}
            heading={result}
          />
        )}
      </section>
    </WidgetScope>
  )
}
