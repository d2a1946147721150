import type { Db } from '../database/db'
import type { PreviousBuilds } from '../files/previous-builds'
import { forgetExpiredKeys } from '../idempotency/answer-once'
import type { Jobs } from '../jobs/run-jobs'
import { forgetOldMessages } from '../messages/retention'
import { forgetOldOutboxMessages } from '../outbox/claims'
import { longestRetention, type Retention } from '../settings/retention'
import { daysBefore, monthsBefore } from '../time/before'
import type { Uploads } from '../uploads/uploads'
import { deleteOldSignUps } from './activity/operator'
import { deleteOldApplications } from './application/operator'
import { deleteOldMessages } from './assistant/history'
import { deleteOldBookings } from './carrier/bookings'
import { deleteOldRegistrations } from './competition/operator'
import { deleteOldConsignments } from './consignment/operator'
import { deleteOldConsultations } from './consultation/service'
import { forgetOldContent } from './editing/versions'
import { deleteOrphans, deleteUnusedFiles } from './file/cleanup'
import { fileUsers } from './file-users'
import { deleteOldChoices } from './market/deals/terms'
import { deleteOldAbsences } from './market/offers/absences'
import { deleteOldOpenings } from './opening/operator'
import { forgetOldAuditEntries } from './operator/audit-log'
import { deleteOldOrders } from './order/operator'
import { forgetOldInvitations } from './organisation/invitations'
import { forgetOldJoinRequests } from './organisation/join-requests'
import { deleteForgedNotices } from './payment/notifications'
import { deleteOldQuotes } from './rates/quotes'
import { deleteOldBatches } from './shipment/batch/records'
import { deleteOldShipmentChoices } from './shipment/choices'
import { deleteOldDrafts } from './shipment/operator'
import { deleteExpiredSignOns } from './sign-on/service'
import { deleteOldRequests } from './site/requests'
import { forgetOldPageViews } from './track/service'
import { deleteOldParcels } from './tracking/operator'
import { deleteOldWeighings } from './warehouse/weighing/operator'

/** Days for which rows stay that visitors can create at will: what is kept apart, forged notices, chosen packages, and expired quotes. */
const unwantedDays = 30

/** Days for which unpaid shipments and uploaded files of shipments stay. */
const shipmentDraftDays = 90

interface SweepOptions {
  /** With a statement timeout of its own: a sweep may take longer than an answer. */
  db: Db
  uploads: Uploads
  builds?: PreviousBuilds
  retention: Retention
}

/** All regular deletions; rows that refer to a file are deleted before unreferenced files. */
export const createSweeps = ({ db, uploads, builds = {}, retention }: SweepOptions): Jobs => ({
  'idempotency keys': (now) => forgetExpiredKeys(db, now),
  'sign-ons': (now) => deleteExpiredSignOns(db, now),
  consultations: (now) =>
    deleteOldConsultations(db, monthsBefore(now, retention.leadMonths), daysBefore(now, unwantedDays)),
  'site requests': (now) =>
    deleteOldRequests(db, monthsBefore(now, retention.leadMonths), daysBefore(now, unwantedDays)),
  'market choices': (now) => deleteOldChoices(db, daysBefore(now, unwantedDays)),
  'shipment choices': (now) => deleteOldShipmentChoices(db, daysBefore(now, unwantedDays)),
  'shipment drafts': (now) => deleteOldDrafts(db, daysBefore(now, shipmentDraftDays)),
  'shipment files': (now) => deleteOldBatches(db, daysBefore(now, shipmentDraftDays)),
  'shipping quotes': (now) => deleteOldQuotes(db, daysBefore(now, unwantedDays)),
  'forged notices': (now) => deleteForgedNotices(db, daysBefore(now, unwantedDays)),
  outbox: (now) =>
    forgetOldOutboxMessages(db, {
      deliveredBefore: daysBefore(now, retention.outboxDays),
      createdBefore: monthsBefore(now, retention.leadMonths),
    }),
  messages: (now) => forgetOldMessages(db, monthsBefore(now, retention.messageMonths), now),
  registrations: (now) => deleteOldRegistrations(db, monthsBefore(now, retention.registrationMonths)),
  'activity sign-ups': (now) => deleteOldSignUps(db, monthsBefore(now, retention.registrationMonths)),
  applications: (now) => deleteOldApplications(db, monthsBefore(now, retention.applicationMonths)),
  'store openings': (now) => deleteOldOpenings(db, monthsBefore(now, retention.applicationMonths)),
  consignments: (now) => deleteOldConsignments(db, monthsBefore(now, retention.applicationMonths)),
  absences: (now) => deleteOldAbsences(db, monthsBefore(now, retention.orderMonths)),
  'page views': (now) => forgetOldPageViews(db, monthsBefore(now, retention.pageViewMonths)),
  assistant: (now) => deleteOldMessages(db, daysBefore(now, retention.assistantDays)),
  parcels: (now) => deleteOldParcels(db, monthsBefore(now, retention.orderMonths)),
  bookings: (now) => deleteOldBookings(db, monthsBefore(now, retention.orderMonths)),
  weighings: (now) => deleteOldWeighings(db, monthsBefore(now, retention.orderMonths)),
  orders: (now) => deleteOldOrders(db, monthsBefore(now, retention.orderMonths)),
  // Its length is fixed, because nothing may shorten it.
  'audit log': (now) => forgetOldAuditEntries(db, monthsBefore(now, longestRetention.accessLogMonths)),
  invitations: (now) => forgetOldInvitations(db, now),
  'join requests': (now) => forgetOldJoinRequests(db, now),
  'unused files': (now) => deleteUnusedFiles({ db, store: uploads.store, fileUsers }, now),
  'orphaned files': (now) => deleteOrphans(db, uploads.store, now),
  'interrupted uploads': (now) => uploads.clearLeftovers(now),
  'previous builds': (now) => Promise.all(Object.values(builds).map((build) => build?.sweep(now))),
  'content versions': (now) => forgetOldContent(db, monthsBefore(now, retention.accessLogMonths), now),
})
