import type { Subject } from '@chuhai/contract/admin'
import { and, eq, getTableName, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db'
import { idempotencyKeys } from '../idempotency/tables'
import { inboxMessages, messageChoices, messageContacts, messageDeliveries } from '../messages/tables'
import { activityPlaces, activitySignUps } from '../modules/activity/tables'
import { applicationDrafts, applications } from '../modules/application/tables'
import { messages, reports, usage } from '../modules/assistant/tables'
import { registrations } from '../modules/competition/tables'
import { consignmentSteps, consignments } from '../modules/consignment/tables'
import { consultations } from '../modules/consultation/tables'
import { exclusiveGuides } from '../modules/evaluation/tables'
import { files } from '../modules/file/tables'
import { appraisals, subscriptions } from '../modules/guide/tables'
import { liveReminders } from '../modules/live/tables'
import { detachDeals } from '../modules/market/deals/erasure'
import {
  marketChoices,
  marketDealSteps,
  marketDeals,
  marketMessages,
  marketReads,
} from '../modules/market/deals/tables'
import { marketReviews } from '../modules/market/reviews/tables'
import { storeOpenings } from '../modules/opening/tables'
import { operatorRoles } from '../modules/operator/tables'
import { detachOrders } from '../modules/order/erasure'
import { invoices } from '../modules/order/invoices/tables'
import { orderSteps, orders } from '../modules/order/tables'
import { invitations, joinRequests, memberships, organisations } from '../modules/organisation/tables'
import { certificates, lessonProgress } from '../modules/school/learning/tables'
import { lessonHomework, lessonQuestions } from '../modules/school/study/tables'
import { classmates, classPlaces } from '../modules/school/tables'
import { detachShipments } from '../modules/shipment/erasure'
import {
  shipmentBatches,
  shipmentChoices,
  shipmentLabels,
  shipmentSenders,
  shipmentSteps,
  shipments,
} from '../modules/shipment/tables'
import { knownDevices, sessions, signOnTokens } from '../modules/sign-on/tables'
import { siteRequests } from '../modules/site/tables'
import { storeServiceChoices } from '../modules/store-service/tables'
import { pageEvents, pageViews } from '../modules/track/tables'
import { forgetWords } from '../modules/tracking/operator'
import { users } from '../modules/user/tables'
import { forgetPictures } from '../modules/warehouse/weighing/pictures'
import { outboxMessages } from '../outbox/tables'

interface PersonalTable {
  name: string
  table: PgTable
  /** The rows of a subject. */
  isOf: SQL | undefined
  /** Takes the person out of rows that have to stay; without it, they are deleted. */
  detach?: (db: Db) => Promise<number>
  /** Columns with secrets of the server, which say nothing about a person. */
  secrets?: readonly string[]
}

/** Returns every table with personal data, in the order of erasure. */
export const personalTablesOf = (db: Db, { userId = -1, phone = '' }: Subject): PersonalTable[] => {
  const isOwnLead = or(
    eq(consultations.userId, userId),
    and(ne(sql`${phone}`, ''), eq(consultations.contactsPhone, phone)),
  )
  const ownLeads = db
    .select({ id: sql`${consultations.id}::text` })
    .from(consultations)
    .where(isOwnLead)
  const isOwnSiteRequest = or(
    eq(siteRequests.userId, userId),
    and(ne(sql`${phone}`, ''), eq(siteRequests.contactsPhone, phone)),
  )
  const ownSiteRequests = db
    .select({ id: sql`${siteRequests.id}::text` })
    .from(siteRequests)
    .where(isOwnSiteRequest)
  const ownApplications = db
    .select({ id: sql`${applications.id}::text` })
    .from(applications)
    .where(eq(applications.userId, userId))
  const ownOrders = db.select({ number: orders.number }).from(orders).where(eq(orders.userId, userId))
  const ownConsignments = db
    .select({ id: consignments.id })
    .from(consignments)
    .where(eq(consignments.userId, userId))
  const ownDeals = db
    .select({ number: marketDeals.number })
    .from(marketDeals)
    .where(eq(marketDeals.userId, userId))
  const ownShipments = db
    .select({ number: shipments.number })
    .from(shipments)
    .where(eq(shipments.userId, userId))
  const ownLabels = db
    .select({ number: shipmentLabels.number })
    .from(shipmentLabels)
    .where(inArray(shipmentLabels.shipment, ownShipments))
  const ownOrganisations = db
    .select({ id: memberships.orgId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  const othersOrganisations = db
    .select({ id: memberships.orgId })
    .from(memberships)
    .where(ne(memberships.userId, userId))
  const isOwnAlone = and(
    or(eq(organisations.createdBy, userId), inArray(organisations.id, ownOrganisations)),
    notInArray(organisations.id, othersOrganisations),
  )
  const subjectId = sql`${outboxMessages.payload} #>> '{data,id}'`
  const tables: Omit<PersonalTable, 'name'>[] = [
    { table: sessions, isOf: eq(sessions.userId, userId), secrets: ['idHash', 'idToken', 'sid'] },
    {
      table: signOnTokens,
      isOf: eq(signOnTokens.userId, userId),
      secrets: ['tokenHash', 'challenge', 'sessionHash', 'idToken', 'sid'],
    },
    { table: knownDevices, isOf: eq(knownDevices.userId, userId) },
    {
      table: outboxMessages,
      isOf: or(
        inArray(subjectId, ownLeads),
        inArray(subjectId, ownSiteRequests),
        inArray(subjectId, ownApplications),
      ),
    },
    { table: consultations, isOf: isOwnLead },
    { table: siteRequests, isOf: isOwnSiteRequest },
    { table: idempotencyKeys, isOf: eq(idempotencyKeys.scope, String(userId)), secrets: ['key', 'bodyHash'] },
    { table: pageViews, isOf: eq(pageViews.userId, String(userId)) },
    { table: pageEvents, isOf: eq(pageEvents.userId, String(userId)) },
    { table: messageDeliveries, isOf: eq(messageDeliveries.userId, userId) },
    { table: inboxMessages, isOf: eq(inboxMessages.userId, userId) },
    { table: messageChoices, isOf: eq(messageChoices.userId, userId) },
    { table: messageContacts, isOf: eq(messageContacts.userId, userId), secrets: ['codeHash'] },
    { table: messages, isOf: eq(messages.userId, userId) },
    { table: usage, isOf: eq(usage.userId, userId) },
    { table: reports, isOf: eq(reports.userId, userId) },
    { table: applications, isOf: eq(applications.userId, userId) },
    { table: applicationDrafts, isOf: eq(applicationDrafts.userId, userId) },
    { table: marketReviews, isOf: eq(marketReviews.userId, userId) },
    { table: storeOpenings, isOf: eq(storeOpenings.userId, userId) },
    { table: consignmentSteps, isOf: inArray(consignmentSteps.id, ownConsignments) },
    { table: consignments, isOf: eq(consignments.userId, userId) },
    { table: marketMessages, isOf: eq(marketMessages.userId, userId) },
    { table: marketReads, isOf: eq(marketReads.userId, userId) },
    { table: marketChoices, isOf: eq(marketChoices.userId, userId) },
    { table: marketDealSteps, isOf: inArray(marketDealSteps.number, ownDeals), detach: async () => 0 },
    { table: marketDeals, isOf: eq(marketDeals.userId, userId), detach: (tx) => detachDeals(tx, userId) },
    { table: shipmentSenders, isOf: eq(shipmentSenders.userId, userId) },
    { table: shipmentBatches, isOf: eq(shipmentBatches.userId, userId) },
    { table: shipmentSteps, isOf: inArray(shipmentSteps.number, ownShipments), detach: async () => 0 },
    {
      table: shipmentLabels,
      isOf: inArray(shipmentLabels.shipment, ownShipments),
      async detach(tx) {
        await forgetWords(tx, ownLabels)
        await forgetPictures(tx, ownShipments)
        return 0
      },
    },
    { table: shipments, isOf: eq(shipments.userId, userId), detach: (tx) => detachShipments(tx, userId) },
    { table: shipmentChoices, isOf: eq(shipmentChoices.userId, userId) },
    { table: invoices, isOf: inArray(invoices.orderNumber, ownOrders), detach: async () => 0 },
    { table: orderSteps, isOf: inArray(orderSteps.number, ownOrders), detach: async () => 0 },
    { table: orders, isOf: eq(orders.userId, userId), detach: (tx) => detachOrders(tx, userId) },
    { table: registrations, isOf: eq(registrations.userId, userId) },
    { table: exclusiveGuides, isOf: eq(exclusiveGuides.userId, userId) },
    { table: classPlaces, isOf: eq(classPlaces.userId, userId) },
    { table: activityPlaces, isOf: eq(activityPlaces.userId, userId) },
    { table: activitySignUps, isOf: eq(activitySignUps.userId, userId) },
    { table: storeServiceChoices, isOf: eq(storeServiceChoices.userId, userId) },
    { table: liveReminders, isOf: eq(liveReminders.userId, userId) },
    { table: lessonProgress, isOf: eq(lessonProgress.userId, userId) },
    { table: lessonQuestions, isOf: eq(lessonQuestions.userId, userId) },
    { table: lessonHomework, isOf: eq(lessonHomework.userId, userId) },
    { table: certificates, isOf: eq(certificates.userId, userId) },
    { table: classmates, isOf: eq(classmates.userId, userId) },
    { table: subscriptions, isOf: eq(subscriptions.userId, userId) },
    { table: appraisals, isOf: eq(appraisals.userId, userId) },
    {
      table: invitations,
      isOf: or(
        eq(invitations.createdBy, userId),
        eq(invitations.userId, userId),
        eq(invitations.acceptedBy, userId),
      ),
      secrets: ['tokenHash'],
    },
    { table: joinRequests, isOf: eq(joinRequests.userId, userId) },
    { table: organisations, isOf: isOwnAlone },
    { table: memberships, isOf: eq(memberships.userId, userId) },
    { table: files, isOf: eq(files.userId, userId) },
    { table: operatorRoles, isOf: eq(operatorRoles.userId, userId) },
    { table: users, isOf: eq(users.id, userId) },
  ]
  return tables.map((one) => ({ ...one, name: getTableName(one.table) }))
}
