import type { ServiceProviderCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { ListData } from '../load'
import { PublicationList } from '../PublicationList'
import { agencyCards } from './agency-cards'

export default function AgencyListPage(props: PageProps<ListData<ServiceProviderCard>>) {
  return <PublicationList view={agencyCards} {...props} />
}
