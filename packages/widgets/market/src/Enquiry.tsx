import type { Locale } from '@chuhai/contract/locale'
import { type MarketService, topicsOf } from '@chuhai/contract/market'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { Skeleton, type Theme, usePart, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { contentLanguage, marketMessages } from './messages'
import { ServiceView } from './ServiceView'
import css from './styles.css?inline'

/** What `Enquiry` takes. */
export interface EnquiryProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The language of this form alone; the core's when not given. */
  locale?: Locale
  /** The theme of this form alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** Which service it is about, by its number at the portal. */
  service: number
  /** The privacy policy behind the consent box; the portal's when not given. */
  privacyUrl?: string | undefined
  /** Name of the draft; forms of a service with the same name share what was typed. */
  draft?: string
  /** A lead was sent. */
  onSubmitted?(detail: { id: string }): void
}

const loadConsultation = () => import('@chuhai/consultation')

type FormProps = Omit<EnquiryProps, 'core' | 'service'> & { core: Core; service: MarketService }

/** The consultation form about a service; its code comes when it is shown. */
const Form = ({ service, draft = 'form', ...props }: FormProps) => {
  const part = usePart(loadConsultation, true, props.core.report)
  if (!part) return <Skeleton lines={8} />
  return (
    <part.Consultation
      {...props}
      hideHeading
      draft={`market-${service.id}-${draft}`}
      sections={topicsOf([service.category])}
      about={{ kind: 'marketService', id: String(service.id), title: service.title }}
    />
  )
}

/**
 * The enquiry before a service is bought: a consultation about it.
 *
 * @example
 * <Enquiry core={core} service={1} onSubmitted={({ id }) => console.log(id)} />
 */
export const Enquiry = ({ service, ...props }: EnquiryProps) => {
  useStyles(css)
  const core = useCore('Enquiry', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = marketMessages[locale]
  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <section className="ch-enquiry" lang={locale}>
        <ServiceView core={core} service={service} words={words}>
          {(shown) => (
            <>
              <h2 className="ch-enquiry__title">
                {words.enquiry}
                <span lang={contentLanguage}>{shown.title}</span>
              </h2>
              <Form {...props} core={core} locale={locale} service={shown} />
            </>
          )}
        </ServiceView>
      </section>
    </WidgetScope>
  )
}
