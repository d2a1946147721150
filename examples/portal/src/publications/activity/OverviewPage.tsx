import type { ActivityCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { OverviewData } from '../load'
import { PublicationOverview } from '../PublicationOverview'
import { activityCards } from './cards'

export default function ActivityOverviewPage(props: PageProps<OverviewData<ActivityCard>>) {
  return <PublicationOverview view={activityCards} {...props} />
}
