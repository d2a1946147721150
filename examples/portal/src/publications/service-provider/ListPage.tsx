import type { ServiceProviderCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { ListData } from '../load'
import { PublicationList } from '../PublicationList'
import { providerCards } from './cards'

export default function ServiceProviderListPage(props: PageProps<ListData<ServiceProviderCard>>) {
  return <PublicationList view={providerCards} {...props} />
}
