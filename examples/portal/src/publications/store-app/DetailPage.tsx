import type { StoreApp, StoreAppCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { DetailData } from '../load'
import { type DetailView, PublicationDetail } from '../PublicationDetail'
import { monthlyText } from './cards'
import { StoreAppFacts, StoreAppParts } from './facts'

const view: DetailView<StoreAppCard, StoreApp> = {
  kind: 'storeApp',
  meta: (card) => `${card.category}　${monthlyText(card)}`,
  Facts: StoreAppFacts,
  After: StoreAppParts,
}

export default function StoreAppPage(props: PageProps<DetailData<StoreApp, StoreAppCard>>) {
  return <PublicationDetail view={view} {...props} />
}
