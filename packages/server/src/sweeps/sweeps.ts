import type { Db } from '../database/db'
import type { PreviousBuilds } from '../files/previous-builds'
import { forgetExpiredKeys } from '../idempotency/answer-once'
import { deleteOldApplications } from '../modules/application/operator'
import { offerFreePlaces } from '../modules/application/subjects'
import { deleteOldMessages } from '../modules/assistant/history'
import { endAbandonedAnswers } from '../modules/assistant/progress'
import { deleteOldRegistrations } from '../modules/competition/operator'
import { deleteOldConsultations } from '../modules/consultation/service'
import { forgetOldContent } from '../modules/editing/versions'
import { deleteOrphans, deleteUnusedFiles } from '../modules/file/cleanup'
import { fileUsers } from '../modules/file-users'
import { expireOverdue, fulfilDue } from '../modules/order/expiry'
import { deleteOldOrders } from '../modules/order/operator'
import { deleteForgedNotices } from '../modules/payment/notifications'
import { searchSources } from '../modules/search-sources'
import { deleteExpiredSignOns } from '../modules/sign-on/service'
import { deleteOldRequests } from '../modules/site/requests'
import { forgetOldPageViews } from '../modules/track/service'
import { forgetOldAuditEntries } from '../operator/audit-log'
import { forgetOldOutboxMessages } from '../outbox/claims'
import { refreshSearch } from '../search/refresh'
import type { Uploads } from '../uploads/uploads'
import { daysBefore, longestRetention, monthsBefore, type Retention, unwantedDays } from './retention'
import type { Sweeps } from './start-sweeps'

interface SweepOptions {
  /** With a statement timeout of its own: a sweep may take longer than an answer. */
  db: Db
  uploads: Uploads
  builds?: PreviousBuilds
  retention: Retention
}

/** All regular deletions; rows that refer to a file are deleted before unreferenced files. */
export const createSweeps = ({ db, uploads, builds = {}, retention }: SweepOptions): Sweeps => ({
  'idempotency keys': (now) => forgetExpiredKeys(db, now),
  'sign-ons': (now) => deleteExpiredSignOns(db, now),
  consultations: (now) =>
    deleteOldConsultations(db, monthsBefore(now, retention.leadMonths), daysBefore(now, unwantedDays)),
  'site requests': (now) =>
    deleteOldRequests(db, monthsBefore(now, retention.leadMonths), daysBefore(now, unwantedDays)),
  'forged notices': (now) => deleteForgedNotices(db, daysBefore(now, unwantedDays)),
  outbox: (now) =>
    forgetOldOutboxMessages(db, {
      deliveredBefore: daysBefore(now, retention.outboxDays),
      createdBefore: monthsBefore(now, retention.leadMonths),
    }),
  registrations: (now) => deleteOldRegistrations(db, monthsBefore(now, retention.registrationMonths)),
  applications: (now) => deleteOldApplications(db, monthsBefore(now, retention.applicationMonths)),
  'page views': (now) => forgetOldPageViews(db, monthsBefore(now, retention.pageViewMonths)),
  assistant: (now) => deleteOldMessages(db, daysBefore(now, retention.assistantDays)),
  'overdue orders': (now) => expireOverdue(db, now),
  'class places': (now) => offerFreePlaces(db, now),
  orders: (now) => deleteOldOrders(db, monthsBefore(now, retention.orderMonths)),
  'ended products': (now) => fulfilDue(db, now),
  // Its length is fixed, because nothing may shorten it.
  'audit log': (now) => forgetOldAuditEntries(db, monthsBefore(now, longestRetention.accessLogMonths)),
  'unused files': (now) => deleteUnusedFiles({ db, store: uploads.store, fileUsers }, now),
  'orphaned files': (now) => deleteOrphans(db, uploads.store, now),
  'interrupted uploads': (now) => uploads.clearLeftovers(now),
  'previous builds': (now) => Promise.all(Object.values(builds).map((build) => build?.sweep(now))),
  'abandoned answers': () => endAbandonedAnswers(db),
  'content versions': (now) => forgetOldContent(db, monthsBefore(now, retention.accessLogMonths), now),
  search: (now) => refreshSearch(db, searchSources, now),
})
