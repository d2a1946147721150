import type { ActivityCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { ListData } from '../load'
import { PublicationList } from '../PublicationList'
import { activityCards } from './cards'

export default function ActivityListPage(props: PageProps<ListData<ActivityCard>>) {
  return <PublicationList view={activityCards} {...props} />
}
