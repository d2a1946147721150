import * as admin from '@chuhai/contract/admin'
import { Hono } from 'hono'
import type { Db } from '../database/db'
import { reasonOf } from '../database/errors'
import { ApiError } from '../http/api-error'
import type { AppContext, AppEnv } from '../http/context'
import { failure, success } from '../http/envelope'
import { type Implementation, implement } from '../http/implement'
import { honoPath } from '../http/mount'
import { readInput } from '../http/validate'
import { decideApplication, findSteps, listApplications } from '../modules/application/operator'
import { listReports } from '../modules/assistant/history'
import { listEditions, moveWindow, presentEdition } from '../modules/competition/editions'
import { findTeam, judgeTeam, listTeams } from '../modules/competition/operator'
import { listSchools, registerSchools } from '../modules/competition/schools'
import { listLeads } from '../modules/consultation/service'
import { createDraft } from '../modules/editing/drafts'
import { exportContent } from '../modules/editing/export'
import { importContent } from '../modules/editing/publish'
import { findVersion, listVersions, restoreVersion } from '../modules/editing/versions'
import { listRuleSets } from '../modules/evaluation/rule-sets'
import { decideOrder, findManagedOrder, listManagedOrders } from '../modules/order/operator'
import { listPayments } from '../modules/payment/operator'
import { reconcile } from '../modules/payment/reconcile'
import { revokeSessions } from '../modules/sign-on/sessions'
import { addSite, listSites, setSiteEnabled } from '../modules/site/service'
import { listViewFigures } from '../modules/track/figures'
import { erasePersonalData, exportPersonalData, findUsers } from '../personal-data/personal-data'
import type { FileStore } from '../uploads/file-store'
import { listAccesses, logAccess } from './access-log'

export interface AdminServices {
  db: Db
  store: FileStore
  /** Backs up the data folder into a folder that does not exist yet. */
  backup(folder: string): Promise<void>
}

/** Binds every admin endpoint of the contract to its service. */
export const adminRoutes = ({ db, store, backup }: AdminServices): readonly Implementation[] => [
  implement(admin.listLeads, ({ query: { since, afterTime, afterId, rows } }) =>
    listLeads(db, {
      since,
      rows,
      after: afterTime && afterId ? { createdAt: afterTime, id: afterId } : undefined,
    }),
  ),
  implement(admin.listTeams, ({ query: { afterEdition, afterUser, ...page } }) =>
    listTeams(db, {
      ...page,
      after: afterEdition && afterUser ? { editionId: afterEdition, userId: afterUser } : undefined,
    }),
  ),
  implement(admin.getTeam, ({ params }) => findTeam(db, params.id)),
  implement(admin.judgeTeam, ({ params, body }) => judgeTeam(db, params.id, body, new Date())),
  implement(admin.listApplications, ({ query }) => listApplications(db, query)),
  implement(admin.getApplication, ({ params }) => findSteps(db, params.id)),
  implement(admin.decideApplication, ({ params, body }) =>
    decideApplication(db, params.id, body, new Date()),
  ),
  implement(admin.listManagedOrders, ({ query }) => listManagedOrders(db, query, new Date())),
  implement(admin.getManagedOrder, ({ params }) => findManagedOrder(db, params.number, new Date())),
  implement(admin.decideOrder, ({ params, body }) => decideOrder(db, params.number, body, new Date())),
  implement(admin.listPayments, ({ query }) => listPayments(db, query)),
  implement(admin.reconcilePayments, ({ body }) => reconcile(db, body.statement)),
  implement(admin.listEditions, async () =>
    (await listEditions(db)).map((edition) => presentEdition(edition, new Date())),
  ),
  implement(admin.moveWindow, async ({ params, body }) => {
    const moved = await moveWindow(db, params.id, body)
    return moved && presentEdition(moved, new Date())
  }),
  implement(admin.listSchools, () => listSchools(db)),
  implement(admin.importSchools, ({ body }) => registerSchools(db, body)),
  implement(admin.findUsers, ({ query }) => findUsers(db, query.words)),
  implement(admin.revokeSessions, ({ params }) => revokeSessions(db, params.id)),
  implement(admin.exportPersonalData, ({ body }) => exportPersonalData(db, body)),
  implement(admin.erasePersonalData, ({ body }) => erasePersonalData(db, store, body)),
  implement(admin.exportContent, () => exportContent(db)),
  implement(admin.importContent, ({ body }) => importContent(db, body, new Date())),
  implement(admin.previewContent, ({ body }) => createDraft(db, body, new Date())),
  implement(admin.listContentVersions, () => listVersions(db)),
  implement(admin.getContentVersion, ({ params }) => findVersion(db, params.id)),
  implement(admin.restoreContent, ({ params, body }) => restoreVersion(db, params.id, body, new Date())),
  implement(admin.listReports, () => listReports(db)),
  implement(admin.listRuleSets, () => listRuleSets(db)),
  implement(admin.listSites, () => listSites(db)),
  implement(admin.addSite, async ({ body }) => {
    await addSite(db, body.origin, body.name)
    return null
  }),
  implement(admin.enableSite, ({ body }) => setSiteEnabled(db, body.origin, body.enabled)),
  implement(admin.listViewFigures, ({ query }) => listViewFigures(db, query)),
  implement(admin.logAccess, async ({ body }) => {
    await logAccess(db, body, new Date())
    return null
  }),
  implement(admin.listAccesses, () => listAccesses(db)),
  implement(admin.createBackup, async ({ body }) => {
    await backup(body.folder)
    return null
  }),
]

/** A folder of content with its pictures is larger than what visitors send. */
const jsonLimitBytes = 64 * 1024 * 1024

/** An operator reads the reason of a failure; there is no log of a command. */
const presentError = (error: Error, c: AppContext) =>
  error instanceof ApiError
    ? c.json(failure(error, 'en'), 400)
    : c.json({ status: 'SERVER_ERROR', data: null, message: reasonOf(error) }, 500)

/** The admin API over HTTP. No route asks who calls: it is served on a private socket, or called in this process. */
export const createAdminApi = (services: AdminServices): Hono<AppEnv> => {
  const app = new Hono<AppEnv>()
  app.onError(presentError)
  for (const { endpoint, handler } of adminRoutes(services))
    app.on(endpoint.method, honoPath(`/api${endpoint.path}`), async (c) => {
      const input = await readInput(c, endpoint, jsonLimitBytes)
      return c.json(success(await handler(input as never, undefined as never)))
    })
  return app
}
