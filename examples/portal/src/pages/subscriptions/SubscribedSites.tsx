import {
  type GuideSite,
  listSubscribedArticles,
  listSubscribedClasses,
  listSubscribedCourses,
} from '@chuhai/contract/guide'
import { useApp } from '../../app/app'
import { useSubscriptions } from '../../guide/guide'
import Recommendations from '../../guide/recommendations/Recommendations'
import { SiteGrid } from '../../guide/SiteGrid'
import type { SubscriptionsMessages } from './messages'

/** The sites, the number of those just unsubscribed, and recommendations. */
export const SubscribedSites = ({
  sites,
  words,
}: {
  sites: readonly GuideSite[]
  words: SubscriptionsMessages
}) => {
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
