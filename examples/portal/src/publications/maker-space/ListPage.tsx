import type { MakerSpaceCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { ListData } from '../load'
import { PublicationList } from '../PublicationList'
import { makerSpaceCards } from './cards'

export default function MakerSpaceListPage(props: PageProps<ListData<MakerSpaceCard>>) {
  return <PublicationList view={makerSpaceCards} {...props} />
}
