import * as admin from '@chuhai/contract/admin'
import type { EndpointShape } from '@chuhai/contract/endpoint'
import { Hono } from 'hono'
import { requireBackupName } from '../backup/backup-target'
import type { Db } from '../database/db'
import { ApiError } from '../http/api-error'
import type { AppContext, AppEnv } from '../http/context'
import { success } from '../http/envelope'
import { honoPath } from '../http/mount'
import { readInput } from '../http/read-input'
import { checkIn, listSessions, readAttendees } from '../modules/activity/operator'
import {
  decideApplication,
  findApplicationIds,
  findSteps,
  listApplications,
} from '../modules/application/operator'
import { listReports } from '../modules/assistant/history'
import { listEditions, moveWindow, presentEdition } from '../modules/competition/editions'
import { findTeam, findTeamIds, judgeTeam, listTeams } from '../modules/competition/operator'
import { listSchools, registerSchools } from '../modules/competition/schools'
import { listLeads } from '../modules/consultation/service'
import { createDraft } from '../modules/editing/drafts'
import { exportContent } from '../modules/editing/export'
import { importContent } from '../modules/editing/publish'
import { findVersion, listVersions, restoreVersion } from '../modules/editing/versions'
import { listRuleSets } from '../modules/evaluation/rule-sets'
import { listDeliveries } from '../modules/message/deliveries'
import { listManagedKinds, setKindStopped } from '../modules/message/managed-kinds'
import { previewMessage } from '../modules/message/preview'
import { messageKinds } from '../modules/message-kinds'
import { listAuditEntries } from '../modules/operator/audit-log'
import { listOperators, setOperatorRoles } from '../modules/operator/roles'
import { listPayments } from '../modules/order/books/operator'
import { refundInPart } from '../modules/order/books/partial-refunds'
import { listManagedInvoices } from '../modules/order/invoices/operator'
import { recordInvoice } from '../modules/order/invoices/record'
import { decideOrder, findManagedOrder, listManagedOrders } from '../modules/order/operator'
import { findOrganisations, joinOrganisations, setMemberRole } from '../modules/organisation/operator'
import { organisationRecords } from '../modules/organisation-records'
import { listOddities } from '../modules/payment/oddities'
import type { PaymentProvider } from '../modules/payment/provider'
import { reconcileDay, reconcileText } from '../modules/payment/reconcile'
import {
  findHomeworkIds,
  findManagedHomework,
  listManagedHomework,
  markHomework,
} from '../modules/school/study/managed-homework'
import {
  answerQuestion,
  findManagedQuestion,
  findQuestionIds,
  listManagedQuestions,
} from '../modules/school/study/managed-questions'
import { revokeSessions } from '../modules/sign-on/sessions'
import type { ReadSite } from '../modules/site/read-site'
import { checkRequest, decideRequest, findRequestIds, listRequests } from '../modules/site/requests'
import { addSite, listSites, removeSite, setSiteEnabled, setSiteScopes } from '../modules/site/service'
import { listViewFigures } from '../modules/track/figures'
import { setUserDisabled } from '../modules/user/service'
import { listWaiting } from '../outbox/waiting'
import { erasePersonalData, exportPersonalData, findUsers } from '../personal-data/personal-data'
import type { FileStore } from '../uploads/file-store'
import { type AdminImplementation, type Caller, implementAdmin } from './admin-endpoint'
import { auditedStates as states } from './audited-states'

export interface AdminServices {
  store: FileStore
  /** Backs up the data folder into a new folder: a path, or a name in the folder of backups. */
  backup(folder: string): Promise<void>
  /** What the provider of payments says of a day; null where payments are off. */
  statementOf: PaymentProvider['statement'] | null
  /** Reads a page of a site that asks for its registration. */
  readSite: ReadSite
  /** Whether the portal has a page at a path; every path may be one by default. */
  isPage?: (path: string) => boolean
}

/** A phone number is personal data; that one was given is not. */
const subjectDetail = ({ body: { userId, phone } }: { body: admin.Subject }) => ({
  userId,
  byPhone: phone !== undefined,
})

const idsOf: Record<admin.ShortenedKind, (db: Db, start: string) => Promise<string[]>> = {
  application: findApplicationIds,
  registration: findTeamIds,
  siteRequest: findRequestIds,
  question: findQuestionIds,
  homework: findHomeworkIds,
}

/** Binds every admin endpoint of the contract to its service. */
export const adminRoutes = ({
  store,
  backup,
  statementOf,
  readSite,
  isPage,
}: AdminServices): readonly AdminImplementation[] => [
  implementAdmin(admin.listLeads, ({ query: { afterTime, afterId, ...page } }, { db }) =>
    listLeads(db, {
      ...page,
      after: afterTime && afterId ? { createdAt: afterTime, id: afterId } : undefined,
    }),
  ),
  implementAdmin(admin.listTeams, ({ query: { afterEdition, afterUser, ...page } }, { db }) =>
    listTeams(db, {
      ...page,
      after: afterEdition && afterUser ? { editionId: afterEdition, userId: afterUser } : undefined,
    }),
  ),
  implementAdmin(admin.getTeam, ({ params }, { db }) => findTeam(db, params.id)),
  implementAdmin(admin.judgeTeam, ({ params, body }, { db, now }) => judgeTeam(db, params.id, body, now), {
    state: (db, { params }) => states.team(db, params.id),
  }),
  implementAdmin(admin.listApplications, ({ query }, { db, now }) => listApplications(db, query, now)),
  implementAdmin(admin.getApplication, ({ params }, { db, now }) => findSteps(db, params.id, now)),
  implementAdmin(
    admin.decideApplication,
    ({ params, body }, { db, now, caller }) =>
      decideApplication(db, params.id, { ...body, by: caller.name }, now),
    { state: (db, { params }) => states.application(db, params.id) },
  ),
  implementAdmin(admin.listActivitySessions, ({ query }, { db, now }) => listSessions(db, query, now)),
  implementAdmin(admin.listAttendees, ({ params }, { db, now }) => readAttendees(db, params.id, now)),
  implementAdmin(
    admin.checkInAttendee,
    ({ params, body }, { db, now }) => checkIn(db, params.id, body, now),
    {
      detail: ({ params, body }) => ({ ...params, ...body }),
      state: (db, { params, body }) => states.checkIn(db, params.id, body.userId),
    },
  ),
  implementAdmin(admin.listManagedQuestions, ({ query }, { db }) => listManagedQuestions(db, query)),
  implementAdmin(admin.getManagedQuestion, ({ params }, { db }) => findManagedQuestion(db, params.id)),
  implementAdmin(
    admin.answerLessonQuestion,
    ({ params, body }, { db, now, caller }) =>
      answerQuestion(db, params.id, { ...body, by: caller.name }, now),
    { state: (db, { params }) => states.question(db, params.id) },
  ),
  implementAdmin(admin.listManagedHomework, ({ query }, { db }) => listManagedHomework(db, query)),
  implementAdmin(admin.getManagedHomework, ({ params }, { db }) => findManagedHomework(db, params.id)),
  implementAdmin(
    admin.markHomework,
    ({ params, body }, { db, now, caller }) => markHomework(db, params.id, { ...body, by: caller.name }, now),
    { state: (db, { params }) => states.homework(db, params.id) },
  ),
  implementAdmin(admin.findIds, ({ query: { of, start } }, { db }) => idsOf[of](db, start)),
  implementAdmin(admin.listManagedOrders, ({ query }, { db, now }) => listManagedOrders(db, query, now)),
  implementAdmin(admin.getManagedOrder, ({ params }, { db, now }) =>
    findManagedOrder(db, params.number, now),
  ),
  implementAdmin(
    admin.decideOrder,
    ({ params, body }, { db, now, caller }) =>
      body.decision === 'refundPart'
        ? refundInPart(db, params.number, { ...body, by: caller.name }, now)
        : decideOrder(db, params.number, { ...body, by: caller.name }, now),
    {
      detail: ({ params, body: { reason: _, ...decided } }) => ({ ...params, ...decided }),
      state: (db, { params }) => states.order(db, params.number),
    },
  ),
  implementAdmin(admin.listManagedInvoices, ({ query }, { db }) => listManagedInvoices(db, query)),
  implementAdmin(
    admin.recordInvoice,
    ({ params, body }, { db, now, caller }) =>
      recordInvoice(params.number, body, { db, store, by: caller.name, now }),
    {
      detail: ({ params, body: { action, number } }) => ({ order: params.number, action, number }),
      state: (db, { params }) => states.invoice(db, params.number),
    },
  ),
  implementAdmin(admin.listPayments, ({ query }, { db }) => listPayments(db, query)),
  implementAdmin(admin.listOddities, (_, { db, now }) => listOddities(db, now)),
  implementAdmin(admin.reconcilePayments, ({ body }, { db }) => reconcileText(db, body.statement)),
  implementAdmin(admin.reconcileDay, ({ query }, { db }) => reconcileDay(db, statementOf, query.day)),
  implementAdmin(admin.listEditions, async (_, { db, now }) =>
    (await listEditions(db)).map((edition) => presentEdition(edition, now)),
  ),
  implementAdmin(
    admin.moveWindow,
    async ({ params, body }, { db, now }) => {
      const moved = await moveWindow(db, params.id, body)
      return moved && presentEdition(moved, now)
    },
    { state: (db, { params }) => states.signUpWindow(db, params.id) },
  ),
  implementAdmin(admin.listSchools, (_, { db }) => listSchools(db)),
  implementAdmin(admin.importSchools, ({ body }, { db }) => registerSchools(db, body), {
    state: states.schools,
  }),
  // What is looked for is the name of a person.
  implementAdmin(admin.findUsers, ({ query }, { db }) => findUsers(db, query.words), { detail: () => ({}) }),
  implementAdmin(
    admin.setUserDisabled,
    async ({ params, body }, { db, now }) => {
      // An account that is opened again does not bring its sessions back.
      if (body.disabled) await revokeSessions(db, params.id)
      return setUserDisabled(db, params.id, body.disabled, now)
    },
    { state: (db, { params }) => states.account(db, params.id) },
  ),
  implementAdmin(admin.revokeSessions, ({ params }, { db }) => revokeSessions(db, params.id), {
    state: (db, { params }) => states.sessions(db, params.id),
  }),
  implementAdmin(admin.revokeAllSessions, (_, { db }) => revokeSessions(db), {
    state: (db) => states.sessions(db),
  }),
  implementAdmin(admin.exportPersonalData, ({ body }, { db }) => exportPersonalData(db, body), {
    detail: subjectDetail,
  }),
  // It ends the sessions before it erases, so that nothing new is written meanwhile.
  implementAdmin(admin.erasePersonalData, ({ body }, { db }) => erasePersonalData(db, store, body), {
    writesAhead: true,
    detail: subjectDetail,
    state: (db, { body }) => states.person(db, body),
  }),
  // What is looked for may be the name of a person.
  implementAdmin(admin.findOrganisations, ({ query }, { db }) => findOrganisations(db, query.words), {
    detail: () => ({}),
  }),
  implementAdmin(
    admin.joinOrganisations,
    ({ params, body }, { db }) => joinOrganisations(db, { ...params, ...body }, organisationRecords),
    {
      detail: ({ params, body }) => ({ ...params, ...body }),
      state: (db, { params }) => states.organisation(db, params.id),
    },
  ),
  implementAdmin(
    admin.setOrganisationRole,
    ({ params: { id, userId }, body }, { db }) => setMemberRole(db, { orgId: id, userId, ...body }),
    { state: (db, { params }) => states.organisation(db, params.id) },
  ),
  implementAdmin(admin.exportContent, (_, { db }) => exportContent(db)),
  implementAdmin(
    admin.importContent,
    ({ body }, { db, now, caller }) =>
      importContent(db, { ...body, operator: caller.name, ...(isPage && { isPage }) }, now),
    {
      detail: ({ body: { folder, isTrial, removesFiles } }) => ({ folder, isTrial, removesFiles }),
      state: states.content,
    },
  ),
  implementAdmin(
    admin.previewContent,
    ({ body }, { db, now, caller }) =>
      createDraft(db, { ...body, operator: caller.name, ...(isPage && { isPage }) }, now),
    { detail: ({ body: { folder, days } }) => ({ folder, days }), state: states.drafts },
  ),
  implementAdmin(admin.listContentVersions, (_, { db }) => listVersions(db)),
  implementAdmin(admin.getContentVersion, ({ params }, { db }) => findVersion(db, params.id)),
  implementAdmin(
    admin.restoreContent,
    ({ params, body }, { db, now, caller }) =>
      restoreVersion(db, params.id, { ...body, operator: caller.name }, now),
    { detail: ({ params, body }) => ({ ...params, ...body }), state: states.content },
  ),
  implementAdmin(admin.listReports, (_, { db }) => listReports(db)),
  implementAdmin(admin.listWaitingMessages, (_, { db }) => listWaiting(db)),
  implementAdmin(admin.listDeliveries, ({ query: { afterTime, afterId, ...page } }, { db }) =>
    listDeliveries(db, {
      ...page,
      after: afterTime && afterId ? { createdAt: afterTime, id: afterId } : undefined,
    }),
  ),
  implementAdmin(admin.listMessageKinds, ({ query }, { db }) => listManagedKinds(db, messageKinds, query)),
  implementAdmin(
    admin.stopMessageKind,
    ({ params, body }, { db, now }) => setKindStopped(db, messageKinds, params.kind, body.stopped, now),
    { state: (db, { params }) => states.messageKind(db, params.kind) },
  ),
  implementAdmin(admin.previewMessage, ({ params, body }, { db, now }) =>
    previewMessage(db, messageKinds, { ...params, ...body }, now),
  ),
  implementAdmin(admin.listRuleSets, (_, { db }) => listRuleSets(db)),
  implementAdmin(admin.listSites, (_, { db }) => listSites(db)),
  implementAdmin(
    admin.addSite,
    async ({ body }, { db }) => {
      await addSite(db, body.origin, body.name)
      return null
    },
    {
      detail: ({ body }) => ({ origin: body.origin }),
      state: (db, { body }) => states.site(db, body.origin),
    },
  ),
  implementAdmin(admin.enableSite, ({ body }, { db }) => setSiteEnabled(db, body.origin, body.enabled), {
    detail: ({ body }) => ({ origin: body.origin }),
    state: (db, { body }) => states.site(db, body.origin),
  }),
  implementAdmin(admin.setSiteScopes, ({ body }, { db }) => setSiteScopes(db, body.origin, body.scopes), {
    state: (db, { body }) => states.site(db, body.origin),
  }),
  implementAdmin(admin.removeSite, ({ query }, { db }) => removeSite(db, query.origin), {
    state: (db, { query }) => states.site(db, query.origin),
  }),
  implementAdmin(admin.listSiteRequests, ({ query }, { db }) => listRequests(db, query)),
  implementAdmin(
    admin.checkSiteRequest,
    ({ params }, { db, now }) => checkRequest(db, params.id, readSite, now),
    // A site may take its time, in which no transaction waits.
    { state: (db, { params }) => states.siteRequest(db, params.id), writesAhead: true },
  ),
  implementAdmin(
    admin.decideSiteRequest,
    ({ params, body }, { db, now, caller }) =>
      decideRequest(db, params.id, { ...body, by: caller.name }, now),
    { state: (db, { params }) => states.siteRequest(db, params.id) },
  ),
  implementAdmin(admin.listViewFigures, ({ query }, { db }) => listViewFigures(db, query)),
  implementAdmin(admin.listOperators, (_, { db }) => listOperators(db)),
  implementAdmin(
    admin.setOperatorRoles,
    ({ params, body }, { db }) => setOperatorRoles(db, params.id, body.roles),
    { state: (db, { params }) => states.roles(db, params.id) },
  ),
  // What is looked for may be a name; an entry with it would be found by the next look, too.
  implementAdmin(admin.listAuditEntries, ({ query }, { db }) => listAuditEntries(db, query), {
    detail: ({ query: { before, from, to } }) => ({ before, from, to }),
  }),
  implementAdmin(
    admin.createBackup,
    async ({ body }, { caller }) => {
      if (caller.via === 'http') requireBackupName(body.folder)
      await backup(body.folder)
      return null
    },
    { detail: ({ body }) => ({ folder: body.folder }) },
  ),
]

/** A folder of content with its pictures is larger than what visitors send. */
const jsonLimitBytes = 64 * 1024 * 1024

interface AdminApiOptions extends AdminServices {
  db: Db
  clock?: () => Date
  /** Returns who calls; throws for everybody who may not, before anything of the request is read. */
  admit(c: AppContext, endpoint: EndpointShape): Promise<Caller>
}

/** The admin API. What else is below its path is not there, whatever the method. */
export const createAdminApi = ({
  db,
  clock = () => new Date(),
  admit,
  ...services
}: AdminApiOptions): Hono<AppEnv> => {
  const app = new Hono<AppEnv>()
  for (const { endpoint, run } of adminRoutes(services))
    app.on(endpoint.method, honoPath(`/api${endpoint.path}`), async (c) => {
      const caller = await admit(c, endpoint)
      const input = await readInput(c, endpoint, jsonLimitBytes)
      return c.json(success(await run(input, { db, now: clock(), caller })))
    })
  app.all('/api/admin/*', () => {
    throw new ApiError('NOT_FOUND')
  })
  return app
}
