import { usePart } from '@chuhai/ui'
import { useApp } from '../app/app'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { FramedPage } from './FramedPage'
import type { ServiceData } from './load'
import { marketMessages } from './messages'

const loadMarket = () => import('@chuhai/market')

/** The enquiry about a service, as other sites show it. */
export default function EnquiryPage({ data }: PageProps<ServiceData>) {
  const { client } = useApp()
  const { enquiry, component } = useMessages(marketMessages)
  const part = usePart(loadMarket, client !== null, client?.core.report)
  return (
    <FramedPage data={data} title={enquiry.title} lead={component.enquiryLead} tag="chuhai-enquiry">
      {part && client && (
        <part.Enquiry core={client.core} service={data.item.id} onSubmitted={client.help.handleSubmitted} />
      )}
    </FramedPage>
  )
}
