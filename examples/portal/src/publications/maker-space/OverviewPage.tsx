import type { MakerSpaceCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { OverviewData } from '../load'
import { PublicationOverview } from '../PublicationOverview'
import { makerSpaceCards } from './cards'

export default function MakerSpaceOverviewPage(props: PageProps<OverviewData<MakerSpaceCard>>) {
  return <PublicationOverview view={makerSpaceCards} {...props} />
}
