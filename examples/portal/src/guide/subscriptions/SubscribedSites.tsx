import {
  type GuideSite,
  listSubscribedArticles,
  listSubscribedClasses,
  listSubscribedCourses,
} from '@chuhai/contract/guide'
import { useApp } from '../../app/app'
import { useMessages } from '../../app/messages'
import { useSubscriptions } from '../guide'
import { SiteGrid } from '../parts/SiteGrid'
import Recommendations from '../recommendations/Recommendations'
import { subscriptionsMessages } from './messages'

/** The sites, the number of those just unsubscribed, and recommendations. */
export const SubscribedSites = ({ sites }: { sites: readonly GuideSite[] }) => {
  const words = useMessages(subscriptionsMessages)
  const { client } = useApp()
  const ids = useSubscriptions()
  const removedCount = ids ? sites.filter(({ id }) => !ids.has(id)).length : 0
  return (
    <>
      <p className="subscriptions-page__state" role="status">
        {words.count(sites.length - removedCount)}
        {removedCount > 0 && <span>{words.removedCount(removedCount)}</span>}
      </p>
      <SiteGrid sites={sites} />
      <Recommendations
        title={words.recommendations}
        articles={client?.core.query(listSubscribedArticles)}
        classes={client?.core.query(listSubscribedClasses)}
        courses={client?.core.query(listSubscribedCourses)}
      />
    </>
  )
}
