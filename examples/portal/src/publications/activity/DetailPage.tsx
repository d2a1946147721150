import type { Activity, ActivityCard } from '@chuhai/contract/publication'
import { timeWindow } from '@chuhai/contract/time-window'
import { chinaDay } from '@chuhai/core/dates'
import type { PageProps } from '../../app/page'
import type { DetailData } from '../load'
import { type DetailView, PublicationDetail } from '../PublicationDetail'
import { ActivityAgenda, ActivityFacts } from './facts'

const view: DetailView<ActivityCard, Activity> = {
  kind: 'activity',
  meta: ({ startsAt, city }) => `${chinaDay(startsAt)}　${city}`,
  Facts: ActivityFacts,
  After: ActivityAgenda,
  isOver: ({ startsAt, endsAt }, now) => timeWindow(now, startsAt, endsAt) === 3,
}

export default function ActivityPage(props: PageProps<DetailData<Activity, ActivityCard>>) {
  return <PublicationDetail view={view} {...props} />
}
