import type { Subject } from '@chuhai/contract/admin'
import { eq, max } from 'drizzle-orm'
import type { Db } from '../database/db'
import { readCheckIn } from '../modules/activity/operator'
import { findSteps } from '../modules/application/operator'
import { findBookingState } from '../modules/carrier/operator'
import { listEditions } from '../modules/competition/editions'
import { findTeam } from '../modules/competition/operator'
import { schools } from '../modules/competition/tables'
import { findManagedConsignment } from '../modules/consignment/operator'
import { contentDrafts, contentVersions } from '../modules/editing/tables'
import { ledgerState } from '../modules/ledger/settle'
import { weighingParts } from '../modules/logistics'
import { findManagedDeal } from '../modules/market/deals/operator'
import { findManagedOffer, findRole } from '../modules/market/offers/operator'
import { findManagedReview } from '../modules/market/reviews/operator'
import { findStop } from '../modules/message/managed-kinds'
import { findManagedOpening } from '../modules/opening/operator'
import { rolesOf } from '../modules/operator/roles'
import { findManagedInvoice } from '../modules/order/invoices/operator'
import { findManagedOrder } from '../modules/order/operator'
import { rolesIn } from '../modules/organisation/operator'
import { newestVersion } from '../modules/rates/import-rates'
import { findManagedHomework } from '../modules/school/study/managed-homework'
import { findManagedQuestion } from '../modules/school/study/managed-questions'
import { findManagedShipment } from '../modules/shipment/operator'
import { sessions } from '../modules/sign-on/tables'
import { findRequest } from '../modules/site/requests'
import { listSites } from '../modules/site/service'
import { isUserDisabled } from '../modules/user/service'
import { findManagedWeighing, findWeighingOf } from '../modules/warehouse/weighing/operator'
import { personalTablesOf } from '../personal-data/personal-tables'

/** Picks facts without personal data; null where there is no such row. */
const factsOf = <T extends object>(row: T | undefined | null, names: readonly (keyof T & string)[]) =>
  row ? Object.fromEntries(names.map((name) => [name, row[name]])) : null

/** What the audit log tells of a thing before and after a change. */
export const auditedStates = {
  team: async (db: Db, id: string) => factsOf((await findTeam(db, id))[0], ['version', 'auditStatus']),
  application: async (db: Db, id: string) =>
    factsOf((await findSteps(db, id, new Date()))[0], ['version', 'state']),
  opening: async (db: Db, id: string) => factsOf(await findManagedOpening(db, id), ['version', 'stage']),
  consignment: async (db: Db, id: string) =>
    factsOf(await findManagedConsignment(db, id, new Date()), ['version', 'stage']),
  offer: async (db: Db, id: string) =>
    factsOf(await findManagedOffer(db, id), ['version', 'state', 'serviceId']),
  provider: findRole,
  checkIn: readCheckIn,
  question: async (db: Db, id: string) => factsOf(await findManagedQuestion(db, id), ['answeredBy']),
  homework: async (db: Db, id: string) => factsOf(await findManagedHomework(db, id), ['version', 'markedBy']),
  order: async (db: Db, number: string, now = new Date()) =>
    factsOf(await findManagedOrder(db, number, now), ['state', 'refundAccepted']),
  deal: async (db: Db, number: string) =>
    factsOf(await findManagedDeal(db, number, new Date()), ['state', 'step', 'refund']),
  shipment: async (db: Db, number: string) =>
    factsOf(await findManagedShipment(db, number), ['state', 'step', 'refunded']),
  invoice: async (db: Db, number: string) =>
    factsOf(await findManagedInvoice(db, number), ['state', 'amount']),
  booking: findBookingState,
  weighing: async (db: Db, number: string) =>
    factsOf(await findManagedWeighing(db, weighingParts, number, new Date()), [
      'version',
      'state',
      'difference',
    ]),
  weighedParcel: findWeighingOf,
  settlements: ledgerState,
  rates: async (db: Db, lineId: number) => ({ version: await newestVersion(db, lineId) }),
  review: async (db: Db, key: Parameters<typeof findManagedReview>[1]) => ({
    hidden: ((await findManagedReview(db, key))?.hidden ?? null) !== null,
  }),
  signUpWindow: async (db: Db, id: number) => {
    const edition = (await listEditions(db)).find((one) => one.id === id)
    return factsOf(edition, ['opensAt', 'closesAt'])
  },
  schools: async (db: Db) => ({ schools: await db.$count(schools) }),
  content: async (db: Db) => {
    const [newest] = await db.select({ version: max(contentVersions.id) }).from(contentVersions)
    return { version: newest?.version ?? 0 }
  },
  drafts: async (db: Db) => ({ drafts: await db.$count(contentDrafts) }),
  site: async (db: Db, origin: string) =>
    factsOf(
      (await listSites(db)).find((one) => one.origin === origin),
      ['name', 'enabled'],
    ),
  siteRequest: async (db: Db, id: string) =>
    factsOf(await findRequest(db, id), ['origin', 'state', 'provedAt']),
  messageKind: async (db: Db, kind: string) => ({ stopped: (await findStop(db, kind)) !== null }),
  roles: async (db: Db, userId: number) => ({ roles: await rolesOf(db, userId) }),
  organisation: async (db: Db, id: string) => ({ roles: await rolesIn(db, id) }),
  account: async (db: Db, userId: number) => ({ disabled: await isUserDisabled(db, userId) }),
  sessions: async (db: Db, userId?: number) => ({
    sessions: await db.$count(sessions, userId === undefined ? undefined : eq(sessions.userId, userId)),
  }),
  /** The number of rows about a person by table. */
  person: async (db: Db, subject: Subject) => {
    const counts: Record<string, number> = {}
    for (const { name, table, isOf } of personalTablesOf(db, subject)) {
      const rows = await db.$count(table, isOf)
      if (rows > 0) counts[name] = rows
    }
    return counts
  },
}
