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
import type { SubscriptionsWords } from './words'

/** The sites, how many of them have just been given up, and what fits the others. */
export const Kept = ({ sites, words }: { sites: readonly GuideSite[]; words: SubscriptionsWords }) => {
  const { client } = useApp()
  const ids = useSubscriptions()
  const undone = ids ? sites.filter(({ id }) => !ids.has(id)).length : 0
  return (
    <>
      <p className="subscriptions-page__state" role="status">
        {words.count(sites.length - undone)}
        {undone > 0 && <span>{words.undone(undone)}</span>}
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
