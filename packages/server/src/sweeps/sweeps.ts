import type { Db } from '../database/db'
import type { KeptBuilds } from '../files/previous-builds'
import { forgetExpiredKeys } from '../idempotency/answer-once'
import { deleteOldMessages } from '../modules/assistant/history'
import { endAbandonedAnswers } from '../modules/assistant/progress'
import { deleteOldRegistrations } from '../modules/competition/operator'
import { deleteOldConsultations } from '../modules/consultation/service'
import { deleteOrphans, deleteUnusedFiles } from '../modules/file/cleanup'
import { searchSources } from '../modules/search-sources'
import { deleteExpiredSignOns } from '../modules/sign-on/service'
import { forgetOldPageViews } from '../modules/track/service'
import { forgetOldAccesses } from '../operator/access-log'
import { forgetOldOutboxMessages } from '../outbox/claims'
import { refreshSearch } from '../search/refresh'
import type { Uploads } from '../uploads/uploads'
import { daysBefore, monthsBefore, type Retention } from './retention'
import type { Sweep } from './start-sweeps'

interface SweepOptions {
  /** With a statement timeout of its own: a sweep may take longer than an answer. */
  db: Db
  uploads: Uploads
  builds?: KeptBuilds
  retention: Retention
}

/** What is cleared regularly; rows that hold a file go before the files that nothing refers to. */
export const createSweeps = ({ db, uploads, builds = {}, retention }: SweepOptions): Sweep[] => [
  { name: 'idempotency keys', run: (now) => forgetExpiredKeys(db, now) },
  { name: 'sign-ons', run: (now) => deleteExpiredSignOns(db, now) },
  {
    name: 'consultations',
    run: (now) => deleteOldConsultations(db, monthsBefore(now, retention.leadMonths)),
  },
  {
    name: 'outbox',
    run: (now) =>
      forgetOldOutboxMessages(db, {
        deliveredBefore: daysBefore(now, retention.outboxDays),
        createdBefore: monthsBefore(now, retention.leadMonths),
      }),
  },
  {
    name: 'registrations',
    run: (now) => deleteOldRegistrations(db, monthsBefore(now, retention.registrationMonths)),
  },
  { name: 'page views', run: (now) => forgetOldPageViews(db, monthsBefore(now, retention.pageViewMonths)) },
  { name: 'assistant', run: (now) => deleteOldMessages(db, daysBefore(now, retention.assistantDays)) },
  { name: 'access log', run: (now) => forgetOldAccesses(db, monthsBefore(now, retention.accessLogMonths)) },
  { name: 'unused files', run: (now) => deleteUnusedFiles(db, uploads.store, now) },
  { name: 'orphaned files', run: (now) => deleteOrphans(db, uploads.store, now) },
  { name: 'interrupted uploads', run: (now) => uploads.clearLeftovers(now) },
  {
    name: 'previous builds',
    run: (now) => Promise.all(Object.values(builds).map((build) => build?.sweep(now))),
  },
  { name: 'abandoned answers', run: () => endAbandonedAnswers(db) },
  { name: 'search', run: () => refreshSearch(db, searchSources) },
]
