import type { Db } from '../database/db'
import type { Jobs } from '../jobs/run-jobs'
import { refreshSearch } from '../search/refresh'
import { hourMs } from '../time/durations'
import { activityPlaceSource } from './activity/activity-places'
import { tellOfActivities } from './activity/notices'
import { isNeverReviewed } from './activity/own'
import { offerFreePlaces } from './application/subjects'
import { endAbandonedAnswers } from './assistant/progress'
import { remindOfDeadlines } from './competition/deadline'
import { remindOfBroadcasts } from './live/reminders'
import { findSender, shipmentParts, weighingParts } from './logistics'
import { beginDeals } from './market/deals/begin'
import { endDueDeals, remindOfDeals, tellOfLateDeals } from './market/deals/time'
import { remindOfReviews } from './market/reviews/reminders'
import { showDueReviews } from './market/reviews/show'
import { remindOfTasks } from './opening/reminders'
import { expireOverdue, fulfilDue } from './order/expiry'
import { tellLapsed } from './place/lapses'
import { offerPlaces } from './place/offers'
import { becameVisible } from './publication/visibility'
import { tellOfClasses } from './school/class-notices'
import { classPlaceSource } from './school/class-places'
import { searchSources } from './search-sources'
import { beginShipments } from './shipment/begin'
import { tellOfSilence } from './tracking/silence'
import { takePayments } from './warehouse/weighing/payments'
import { lapseOverdue, remindOfDifferences } from './warehouse/weighing/time'

/**
 * Brings the index of the search up to date: once an hour, and as soon as something has become visible that an editor wrote
 * ahead of its time. The index is as it was at `since`.
 */
const createSearchRefresh = (db: Db, since: Date) => {
  let seen = since
  let refreshed = since
  return async (now: Date): Promise<void> => {
    const isOld = now.getTime() - refreshed.getTime() >= hourMs
    if (isOld || (await becameVisible(db, seen, now))) {
      await refreshSearch(db, searchSources, now)
      refreshed = now
    }
    seen = now
  }
}

/**
 * What has to happen at its time without a visitor. Each job asks first whether anything is due, so that all of them can run every
 * minute; what one frees, the next gives away.
 */
export const createJobs = (db: Db, since: Date): Jobs => ({
  'overdue orders': (now) => expireOverdue(db, now),
  'lapsed class places': (now) => tellLapsed(db, classPlaceSource, now),
  'lapsed activity places': (now) => tellLapsed(db, activityPlaceSource, now),
  'class places': (now) => offerFreePlaces(db, now),
  // Before the places: an editor may have added some.
  'activity notices': (now) => tellOfActivities(db, now),
  'activity places': (now) => offerPlaces(db, activityPlaceSource, isNeverReviewed, now),
  'ended products': (now) => fulfilDue(db, now),
  'class notices': (now) => tellOfClasses(db, now),
  'broadcast reminders': (now) => remindOfBroadcasts(db, now),
  'competition deadlines': (now) => remindOfDeadlines(db, now),
  'store tasks': (now) => remindOfTasks(db, now),
  'review reminders': (now) => remindOfReviews(db, now),
  'due reviews': (now) => showDueReviews(db, now),
  'paid deals': () => beginDeals(db),
  // Before the ends: who has to act is reminded of the last day, also where nobody ran for a while.
  'deal reminders': (now) => remindOfDeals(db, now),
  'late deals': (now) => tellOfLateDeals(db, now),
  'ended deals': (now) => endDueDeals(db, now),
  'paid shipments': (now) => beginShipments(db, shipmentParts, { now }),
  'silent parcels': (now) => tellOfSilence(db, findSender, now),
  // Before the ends, for the same reason: what is paid is taken first.
  'paid differences': (now) => takePayments(db, weighingParts, now),
  'difference reminders': (now) => remindOfDifferences(db, weighingParts, now),
  'overdue differences': (now) => lapseOverdue(db, weighingParts, now),
  'abandoned answers': () => endAbandonedAnswers(db),
  search: createSearchRefresh(db, since),
})
