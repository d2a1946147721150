import type { Locale } from '@chuhai/contract/locale'
import type { MarketService } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { Button, type Theme, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { Enquiry } from './Enquiry'
import { contentLanguage, type MarketMessages, marketMessages } from './messages'
import { ServiceView } from './ServiceView'
import css from './styles.css?inline'

/** What `ServiceCard` takes. */
export interface ServiceCardProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The language of this card alone; the core's when not given. */
  locale?: Locale
  /** The theme of this card alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** Which service, by its number at the portal. */
  service: number
  /** Leaves out the enquiry. */
  hideEnquiry?: boolean | undefined
  /** Name of the enquiry's draft. */
  draft?: string
  /** An enquiry was sent. */
  onSubmitted?(detail: { id: string }): void
}

/** The page of a service; another site opens it in a new window, because its own page may not be ours to leave. */
const serviceLink = ({ base }: Core, id: number) => {
  const href = `${base}/serviceMarket/detail?id=${id}`
  const here = globalThis.location
  return here && new URL(href, here.href).origin !== here.origin ? { href, target: '_blank' } : { href }
}

interface SummaryProps {
  service: MarketService
  base: string
  words: MarketMessages
}

const Summary = ({ service, base, words }: SummaryProps) => {
  const { title, summary, provider, rating, priceFrom, daysFrom, answersWithinHours } = service
  return (
    <>
      <p className="ch-service-card__provider">
        <img src={base + provider.logo} alt="" loading="lazy" />
        <span lang={contentLanguage}>{provider.name}</span>
      </p>
      <h2 className="ch-service-card__title" lang={contentLanguage}>
        {title}
      </h2>
      <p className="ch-service-card__summary" lang={contentLanguage}>
        {summary}
      </p>
      <p className="ch-service-card__price">
        <b>{priceText(priceFrom)}</b>
        {words.from}
      </p>
      <ul className="ch-service-card__facts">
        <li>{words.days(daysFrom)}</li>
        <li>{words.answers(answersWithinHours)}</li>
        <li>
          {rating.average === null ? words.unrated : words.reviews(rating.average.toFixed(1), rating.count)}
        </li>
      </ul>
    </>
  )
}

/**
 * A service of the market with its provider, its price and the way to its packages; an enquiry opens below.
 *
 * @example
 * <ServiceCard core={core} service={1} />
 */
export const ServiceCard = ({ service, hideEnquiry, draft, onSubmitted, ...props }: ServiceCardProps) => {
  useStyles(css)
  const core = useCore('ServiceCard', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = marketMessages[locale]
  const [isAsking, setIsAsking] = useState(false)
  const enquiry = useId()
  const link = serviceLink(core, service)
  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <section className="ch-service-card" lang={locale}>
        <ServiceView core={core} service={service} words={words}>
          {(shown) => (
            <>
              <Summary service={shown} base={core.base} words={words} />
              <div className="ch-service-card__actions">
                <Button
                  {...link}
                  aria-label={'target' in link ? words.packages + words.newWindow : undefined}
                >
                  {words.packages}
                </Button>
                {!hideEnquiry && (
                  <Button
                    variant="secondary"
                    aria-expanded={isAsking}
                    aria-controls={enquiry}
                    onClick={() => setIsAsking(!isAsking)}
                  >
                    {isAsking ? words.close : words.ask}
                  </Button>
                )}
              </div>
              <div id={enquiry}>
                {isAsking && (
                  <Enquiry
                    {...props}
                    core={core}
                    locale={locale}
                    service={service}
                    draft={draft}
                    onSubmitted={onSubmitted}
                  />
                )}
              </div>
            </>
          )}
        </ServiceView>
      </section>
    </WidgetScope>
  )
}
