import { type MarketService, topicsOf } from '@chuhai/contract/market'
import { useMessages } from '../app/messages'
import { InlineConsultation } from '../components/InlineConsultation'
import { marketMessages } from './messages'
import '../publications/publication-detail.css'

/** The enquiry before buying: a consultation about the service. */
export const EnquirySection = ({ service }: { service: MarketService }) => {
  const { title, text } = useMessages(marketMessages).enquiry
  return (
    <section className="portal-section portal-section--ink" id="enquiry">
      <div className="portal-width publication-page__consult">
        <div>
          <h2>{title}</h2>
          <p className="publication-page__about">{service.title}</p>
          <p>{text}</p>
        </div>
        <div>
          <InlineConsultation
            sections={topicsOf([service.category])}
            about={{ kind: 'marketService', id: String(service.id), title: service.title }}
            draft={`market-${service.id}`}
          />
        </div>
      </div>
    </section>
  )
}
