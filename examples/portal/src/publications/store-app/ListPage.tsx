import type { StoreAppCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { ListData } from '../load'
import { PublicationList } from '../PublicationList'
import { storeAppCards } from './cards'

export default function StoreAppListPage(props: PageProps<ListData<StoreAppCard>>) {
  return <PublicationList view={storeAppCards} {...props} />
}
