import { topicsOf } from '@chuhai/contract/market'
import type { ServiceProvider, ServiceProviderCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { DetailData } from '../load'
import { type DetailView, PublicationDetail } from '../PublicationDetail'
import { ProviderFacts, ProviderParts } from './facts'

const view: DetailView<ServiceProviderCard, ServiceProvider> = {
  kind: 'serviceProvider',
  meta: ({ city, services }) => `${city}　${services.join('、')}`,
  Facts: ProviderFacts,
  After: ProviderParts,
  sections: ({ services }) => topicsOf(services),
}

export default function ServiceProviderPage(
  props: PageProps<DetailData<ServiceProvider, ServiceProviderCard>>,
) {
  return <PublicationDetail view={view} {...props} />
}
