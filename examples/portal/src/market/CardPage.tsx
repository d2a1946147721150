import { usePart } from '@chuhai/ui'
import { useApp } from '../app/app'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { FramedPage } from './FramedPage'
import type { ServiceData } from './load'
import { marketMessages } from './messages'

const loadMarket = () => import('@chuhai/market')

/** The card of a service, as other sites show it. */
export default function CardPage({ data }: PageProps<ServiceData>) {
  const { client } = useApp()
  const words = useMessages(marketMessages).component
  const part = usePart(loadMarket, client !== null, client?.core.report)
  return (
    <FramedPage data={data} title={words.card} lead={words.cardLead} tag="chuhai-service-card">
      {part && client && (
        <part.ServiceCard
          core={client.core}
          service={data.item.id}
          onSubmitted={client.help.handleSubmitted}
        />
      )}
    </FramedPage>
  )
}
